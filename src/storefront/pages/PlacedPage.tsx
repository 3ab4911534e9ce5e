import type { Language } from '#domain/locale.ts'
import { shoppingTextIn } from '../cart/shoppingText.ts'
import { loadCheckoutTexts } from '../checkout/loadCheckoutTexts.ts'
import { OrderConfirmation } from '../checkout/placed/OrderConfirmation.tsx'
import { defineTitledPage } from '../head/defineTitledPage.ts'
import { loadOrdersTexts } from '../orders/ordersText.ts'

const titleIn = (language: Language) => shoppingTextIn(language)('placed.title')

export const definePage = defineTitledPage(OrderConfirmation, titleIn, [
  loadCheckoutTexts,
  loadOrdersTexts,
])
