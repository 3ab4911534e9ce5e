import { shoppingTextIn } from '../cart/shoppingText.ts'
import { loadCheckoutTexts } from '../checkout/loadCheckoutTexts.ts'
import { Placed } from '../checkout/Placed.tsx'
import { hiddenHead } from '../heads.ts'
import { loadOrdersTexts } from '../orders/ordersText.ts'
import type { Opening, Page } from '../page.ts'
import { loadTitled, type Titled } from '../titled.ts'

/** The page of an order that was just placed. */
export async function open({ brand }: Opening): Promise<Page<Titled>> {
  await Promise.all([loadCheckoutTexts(), loadOrdersTexts()])
  return {
    Component: Placed,
    loader: loadTitled(brand, (language) => shoppingTextIn(language)('placed.title')),
    head: hiddenHead,
  }
}
