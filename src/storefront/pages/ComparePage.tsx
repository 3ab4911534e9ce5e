import { Link } from 'react-router-dom'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Message } from '../components/Message.tsx'
import { hiddenHead } from '../heads.ts'
import { useList } from '../lists/lists.ts'
import type { Opening, Page } from '../page.ts'
import { Bones } from '../shelf/Bones.tsx'
import { CompareTable } from '../shelf/CompareTable.tsx'
import { Gone } from '../shelf/Gone.tsx'
import { ScalesDrawing } from '../shelf/ScalesDrawing.tsx'
import styles from '../shelf/Shelf.module.css'
import { loadShelfTexts, shelfTextIn, useShelfText } from '../shelf/shelfText.ts'
import { loadTitled, type Titled } from '../titled.ts'
import { useFocusKept } from '../shelf/useFocusKept.ts'
import { useProducts } from '../shelf/useProducts.ts'
import { useShop } from '../useShop.ts'

/** The page with all that it needs beside its code. */
export async function open({ brand }: Opening): Promise<Page<Titled>> {
  await loadShelfTexts()
  return {
    Component: ComparePage,
    loader: loadTitled(brand, (language) => shelfTextIn(language)('compare.title')),
    head: hiddenHead,
  }
}

function ComparePage() {
  const text = useShelfText()
  const { id: isKnown, items } = useList('compare')
  const ids = Object.keys(items)
  useFocusKept(ids.length)
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs steps={[{ label: text('compare.title') }]} />
      <header className={styles.head}>
        <h1 tabIndex={-1}>{text('compare.title')}</h1>
        <p>{text('compare.lead')}</p>
      </header>
      {!isKnown ? <Bones /> : ids.length === 0 ? <Nothing /> : <Compared ids={ids} />}
    </div>
  )
}

function Compared({ ids }: { ids: readonly string[] }) {
  const shop = useShop()
  const { status, products, gone, reload } = useProducts(ids)
  if (status === 'failed') return <LoadFailed onRetry={() => void reload()} />
  if (status === 'loading' || !shop) return <Bones />
  return (
    <>
      <Gone list="compare" ids={gone} />
      {products.length > 0 && <CompareTable products={products} metadata={shop.metadata} />}
    </>
  )
}

function Nothing() {
  const text = useShelfText()
  return (
    <Message
      title={text('compare.emptyTitle')}
      text={text('compare.emptyText')}
      drawing={<ScalesDrawing />}
      action={
        <Link to="/products" className="button">
          {text('shelf.browse')}
        </Link>
      }
    />
  )
}
