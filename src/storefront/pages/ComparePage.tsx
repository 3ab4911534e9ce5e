import { Link } from 'react-router-dom'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { hiddenHead } from '../hiddenHead.ts'
import { useList } from '../lists/lists.ts'
import type { PageContext, PageDefinition } from '../pageRoute.ts'
import { ProductListSkeleton } from '../shelf/ProductListSkeleton.tsx'
import { CompareTable } from '../shelf/CompareTable.tsx'
import { UnavailableNotice } from '../shelf/UnavailableNotice.tsx'
import { ScalesDrawing } from '../shelf/ScalesDrawing.tsx'
import styles from '../shelf/Shelf.module.css'
import { loadShelfTexts, shelfTextIn, useShelfText } from '../shelf/shelfText.ts'
import { createTitleLoader, type TitleData } from '../createTitleLoader.ts'
import { useFocusAfterRemoval } from '../shelf/useFocusAfterRemoval.ts'
import { useListedProducts } from '../shelf/useListedProducts.ts'
import { useShop } from '../useShop.ts'

export async function open({ brand }: PageContext): Promise<PageDefinition<TitleData>> {
  await loadShelfTexts()
  return {
    Component: ComparePage,
    loader: createTitleLoader(brand, (language) => shelfTextIn(language)('compare.title')),
    head: hiddenHead,
  }
}

function ComparePage() {
  const text = useShelfText()
  const { id: listId, items } = useList('compare')
  const ids = Object.keys(items)
  useFocusAfterRemoval(ids.length)
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs steps={[{ label: text('compare.title') }]} />
      <header className={styles.head}>
        <h1 tabIndex={-1}>{text('compare.title')}</h1>
        <p>{text('compare.lead')}</p>
      </header>
      {!listId ? (
        <ProductListSkeleton />
      ) : ids.length === 0 ? (
        <EmptyCompare />
      ) : (
        <ComparedProducts ids={ids} />
      )}
    </div>
  )
}

function ComparedProducts({ ids }: { ids: readonly string[] }) {
  const shop = useShop()
  const { status, products, unavailable, reload } = useListedProducts(ids)
  if (status === 'failed') return <LoadFailed onRetry={() => void reload()} />
  if (status === 'loading' || !shop) return <ProductListSkeleton />
  return (
    <>
      <UnavailableNotice list="compare" ids={unavailable} />
      {products.length > 0 && <CompareTable products={products} metadata={shop.metadata} />}
    </>
  )
}

function EmptyCompare() {
  const text = useShelfText()
  return (
    <EmptyState
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
