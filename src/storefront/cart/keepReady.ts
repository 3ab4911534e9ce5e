import type { Language } from '#domain/locale.ts'
import { connect } from '../account/session.ts'
import { listHere } from '../lists/lists.ts'
import { knownHere } from './known.ts'
import { bringLooks } from './looks.ts'
import { loadShoppingTexts } from './shoppingText.ts'

/** Once the page has nothing else to do; where nobody can tell when that is, a while later. */
const idle: (work: () => void) => void =
  'requestIdleCallback' in globalThis ? requestIdleCallback : (work) => setTimeout(work, 2000)

let isReady = false

/** Has the page of the cart, and what asks for its price, here before the network is lost. */
export function keepReady(language: Language): void {
  if (isReady) return
  isReady = true
  const cart = listHere('cart')
  const look = (): void =>
    idle(() => {
      const unknown = Object.keys(cart.read().items).filter((id) => !knownHere.read().looks[id])
      void bringLooks(unknown, language)
    })
  look()
  cart.subscribe(look)
  idle(() => {
    Promise.all([import('../pages/CartPage.tsx'), loadShoppingTexts(), connect()]).catch(
      () => undefined,
    )
  })
}
