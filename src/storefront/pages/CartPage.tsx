import { Cart } from '../cart/Cart.tsx'
import { loadShoppingTexts, shoppingTextIn } from '../cart/shoppingText.ts'
import { hiddenHead } from '../heads.ts'
import type { Opening, Page } from '../page.ts'
import { loadTitled, type Titled } from '../titled.ts'

/** The cart with its words. */
export async function open({ brand }: Opening): Promise<Page<Titled>> {
  await loadShoppingTexts()
  return {
    Component: Cart,
    loader: loadTitled(brand, (language) => shoppingTextIn(language)('cart.title')),
    head: hiddenHead,
  }
}
