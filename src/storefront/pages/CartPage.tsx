import { Cart } from '../cart/Cart.tsx'
import { loadShoppingTexts } from '../cart/shoppingText.ts'
import { loadTitled, type Titled } from '../cart/titled.ts'
import { hiddenHead } from '../heads.ts'
import type { Opening, Page } from '../page.ts'

/** The cart with its words. */
export async function openCart({ brand }: Opening): Promise<Page<Titled>> {
  await loadShoppingTexts()
  return {
    Component: Cart,
    loader: loadTitled(brand, (text) => text('cart.title')),
    head: hiddenHead,
  }
}
