import { Cart } from '../cart/Cart.tsx'
import { loadShoppingTexts, shoppingTextIn } from '../cart/shoppingText.ts'
import { hiddenHead } from '../head/hiddenHead.ts'
import type { PageContext, PageDefinition } from '../pageRoute.ts'
import { createTitleLoader, type TitleData } from '../head/createTitleLoader.ts'

export async function definePage({ brand }: PageContext): Promise<PageDefinition<TitleData>> {
  await loadShoppingTexts()
  return {
    Component: Cart,
    loader: createTitleLoader(brand, (language) => shoppingTextIn(language)('cart.title')),
    head: hiddenHead,
  }
}
