import type { Language } from '#domain/locale.ts'
import { connect } from '../account/session.ts'
import { getList } from '../lists/lists.ts'
import { cartCache } from './cartCache.ts'
import { loadLooks } from './lines/loadLooks.ts'
import { loadShoppingTexts } from './shoppingText.ts'

/** Runs the work when the browser is idle, or after a delay if that is not supported. */
const whenIdle: (work: () => void) => void =
  'requestIdleCallback' in globalThis ? requestIdleCallback : (work) => setTimeout(work, 2000)

let isPreloading = false

/** Loads the cart page and its pricing code, so that the cart still works offline. */
export function preloadCart(language: Language): void {
  if (isPreloading) return
  isPreloading = true
  const cart = getList('cart')
  const loadMissingLooks = (): void =>
    whenIdle(() => {
      const missingIds = Object.keys(cart.read().items).filter((id) => !cartCache.read().looks[id])
      void loadLooks(missingIds, language)
    })
  loadMissingLooks()
  cart.subscribe(loadMissingLooks)
  whenIdle(() => {
    Promise.all([import('../pages/CartPage.tsx'), loadShoppingTexts(), connect()]).catch(
      () => undefined,
    )
  })
}
