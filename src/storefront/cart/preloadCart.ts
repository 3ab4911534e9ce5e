import type { Language } from '#domain/locale.ts'
import { connect } from '../account/session.ts'
import { getList } from '../lists/lists.ts'
import { whenIdle } from '#ui/whenIdle.ts'
import { cartCache } from './cartCache.ts'
import { loadCartProducts } from './lines/loadCartProducts.ts'
import { loadShoppingTexts } from './shoppingText.ts'

let isPreloading = false

/** Loads the cart page and its pricing code, so that the cart still works offline. */
export function preloadCart(language: Language): void {
  if (isPreloading) return
  isPreloading = true
  const cart = getList('cart')
  const loadMissingProducts = (): void =>
    whenIdle(() => {
      const missingIds = Object.keys(cart.read().items).filter(
        (id) => !cartCache.read().products[id],
      )
      void loadCartProducts(missingIds, language)
    })
  loadMissingProducts()
  cart.subscribe(loadMissingProducts)
  whenIdle(() => {
    Promise.all([import('../pages/CartPage.tsx'), loadShoppingTexts(), connect()]).catch(
      () => undefined,
    )
  })
}
