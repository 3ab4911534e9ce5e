import { Link } from 'react-router-dom'
import { AddToCart } from '../components/AddToCart.tsx'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { CardGrid } from '../components/CardGrid.tsx'
import { CompareDock } from '../components/CompareDock.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Message } from '../components/Message.tsx'
import { toCard, type Card } from '../data/card.ts'
import { hiddenHead } from '../heads.ts'
import { listHere, useList } from '../lists/lists.ts'
import type { Opening, Page } from '../page.ts'
import { Bones } from '../shelf/Bones.tsx'
import { Gone } from '../shelf/Gone.tsx'
import { HeartDrawing } from '../shelf/HeartDrawing.tsx'
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
    Component: WishlistPage,
    loader: loadTitled(brand, (language) => shelfTextIn(language)('wishlist.title')),
    head: hiddenHead,
  }
}

function WishlistPage() {
  const text = useShelfText()
  const { id: isKnown, items } = useList('wishlist')
  const ids = Object.keys(items)
  useFocusKept(ids.length)
  return (
    <>
      <div className={`wrap ${styles.page}`}>
        <Breadcrumbs steps={[{ label: text('wishlist.title') }]} />
        <header className={styles.head}>
          <h1 tabIndex={-1}>{text('wishlist.title')}</h1>
          <p>{text('wishlist.lead')}</p>
        </header>
        {!isKnown ? <Bones /> : ids.length === 0 ? <Nothing /> : <Kept ids={ids} />}
      </div>
      <CompareDock />
    </>
  )
}

function Kept({ ids }: { ids: readonly string[] }) {
  const shop = useShop()
  const { status, products, gone, reload } = useProducts(ids)
  if (status === 'failed') return <LoadFailed onRetry={() => void reload()} />
  if (status === 'loading' || !shop) return <Bones />
  return (
    <div>
      <Gone list="wishlist" ids={gone} />
      <CardGrid
        cards={products.map((product) => toCard(product, shop.metadata))}
        heading="h2"
        Action={Move}
      />
    </div>
  )
}

function Move({ card }: { card: Card }) {
  const text = useShelfText()
  const taken = (): void => listHere('wishlist').remove(card.id)
  return <AddToCart product={card} label={text('wishlist.move')} onAdded={taken} />
}

function Nothing() {
  const text = useShelfText()
  return (
    <Message
      title={text('wishlist.emptyTitle')}
      text={text('wishlist.emptyText')}
      drawing={<HeartDrawing />}
      action={
        <Link to="/products" className="button">
          {text('shelf.browse')}
        </Link>
      }
    />
  )
}
