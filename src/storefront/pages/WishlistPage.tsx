import { Link } from 'react-router-dom'
import { AddToCart } from '../product/AddToCart.tsx'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { CardGrid } from '../components/CardGrid.tsx'
import { CompareDock } from '../product/CompareDock.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { toCard, type Card } from '../data/card.ts'
import { hiddenHead } from '../head/hiddenHead.ts'
import { getList, useList } from '../lists/lists.ts'
import type { PageContext, PageDefinition } from '../pageRoute.ts'
import { ProductListSkeleton } from '../productLists/ProductListSkeleton.tsx'
import { UnavailableNotice } from '../productLists/UnavailableNotice.tsx'
import { HeartDrawing } from '../productLists/HeartDrawing.tsx'
import styles from '../productLists/ProductListPage.module.css'
import {
  loadProductListTexts,
  productListTextIn,
  useProductListText,
} from '../productLists/productListText.ts'
import { createTitleLoader, type TitleData } from '../head/createTitleLoader.ts'
import { useFocusAfterRemoval } from '../productLists/useFocusAfterRemoval.ts'
import { useListedProducts } from '../productLists/useListedProducts.ts'
import { useShop } from '../hooks/useShop.ts'

export async function definePage({ brand }: PageContext): Promise<PageDefinition<TitleData>> {
  await loadProductListTexts()
  return {
    Component: WishlistPage,
    loader: createTitleLoader(brand, (language) => productListTextIn(language)('wishlist.title')),
    head: hiddenHead,
  }
}

function WishlistPage() {
  const text = useProductListText()
  const { id: listId, items } = useList('wishlist')
  const ids = Object.keys(items)
  useFocusAfterRemoval(ids.length)
  return (
    <>
      <div className={`wrap ${styles.page}`}>
        <Breadcrumbs steps={[{ label: text('wishlist.title') }]} />
        <header className={styles.head}>
          <h1 tabIndex={-1}>{text('wishlist.title')}</h1>
          <p>{text('wishlist.lead')}</p>
        </header>
        {!listId ? (
          <ProductListSkeleton />
        ) : ids.length === 0 ? (
          <EmptyWishlist />
        ) : (
          <WishlistProducts ids={ids} />
        )}
      </div>
      <CompareDock />
    </>
  )
}

function WishlistProducts({ ids }: { ids: readonly string[] }) {
  const shop = useShop()
  const { status, products, unavailable, reload } = useListedProducts(ids)
  if (status === 'failed') return <LoadFailed onRetry={() => void reload()} />
  if (status === 'loading' || !shop) return <ProductListSkeleton />
  return (
    <div>
      <UnavailableNotice list="wishlist" ids={unavailable} />
      <CardGrid
        cards={products.map((product) => toCard(product, shop.metadata))}
        heading="h2"
        Action={MoveToCart}
      />
    </div>
  )
}

function MoveToCart({ card }: { card: Card }) {
  const text = useProductListText()
  const removeFromWishlist = (): void => getList('wishlist').remove(card.id)
  return <AddToCart product={card} label={text('wishlist.move')} onAdded={removeFromWishlist} />
}

function EmptyWishlist() {
  const text = useProductListText()
  return (
    <EmptyState
      title={text('wishlist.emptyTitle')}
      text={text('wishlist.emptyText')}
      drawing={<HeartDrawing />}
      action={
        <Link to="/products" className="button">
          {text('productList.browse')}
        </Link>
      }
    />
  )
}
