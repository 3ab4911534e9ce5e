import type { Language } from '#domain/locale.ts'
import { CardGrid } from '../components/CardGrid.tsx'
import { toCard, type Card } from '../data/card.ts'
import { defineTitledPage } from '../head/defineTitledPage.ts'
import { getList } from '../lists/lists.ts'
import { AddToCart } from '../product/AddToCart.tsx'
import { CompareDock } from '../product/CompareDock.tsx'
import { HeartDrawing } from '../productLists/HeartDrawing.tsx'
import { ProductListPage } from '../productLists/ProductListPage.tsx'
import {
  loadProductListTexts,
  productListTextIn,
  useProductListText,
} from '../productLists/productListText.ts'

const WishlistPage = () => (
  <>
    <ProductListPage list="wishlist" drawing={<HeartDrawing />}>
      {(products, metadata) => (
        <CardGrid
          cards={products.map((product) => toCard(product, metadata))}
          heading="h2"
          Action={MoveToCart}
        />
      )}
    </ProductListPage>
    <CompareDock />
  </>
)

function MoveToCart({ card }: { card: Card }) {
  const text = useProductListText()
  const removeFromWishlist = (): void => getList('wishlist').remove(card.id)
  return <AddToCart product={card} label={text('wishlist.move')} onAdded={removeFromWishlist} />
}

const titleIn = (language: Language) => productListTextIn(language)('wishlist.title')

export const definePage = defineTitledPage(WishlistPage, titleIn, [loadProductListTexts])
