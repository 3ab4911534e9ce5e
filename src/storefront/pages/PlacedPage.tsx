import { shoppingTextIn } from '../cart/shoppingText.ts'
import { loadCheckoutTexts } from '../checkout/loadCheckoutTexts.ts'
import { OrderConfirmation } from '../checkout/placed/OrderConfirmation.tsx'
import { hiddenHead } from '../head/hiddenHead.ts'
import { loadOrdersTexts } from '../orders/ordersText.ts'
import type { PageContext, PageDefinition } from '../pageRoute.ts'
import { createTitleLoader, type TitleData } from '../head/createTitleLoader.ts'

export async function definePage({ brand }: PageContext): Promise<PageDefinition<TitleData>> {
  await Promise.all([loadCheckoutTexts(), loadOrdersTexts()])
  return {
    Component: OrderConfirmation,
    loader: createTitleLoader(brand, (language) => shoppingTextIn(language)('placed.title')),
    head: hiddenHead,
  }
}
