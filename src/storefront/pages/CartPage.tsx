import type { Language } from '#domain/locale.ts'
import { Cart } from '../cart/Cart.tsx'
import { loadShoppingTexts, shoppingTextIn } from '../cart/shoppingText.ts'
import { defineTitledPage } from '../head/defineTitledPage.ts'

const titleIn = (language: Language) => shoppingTextIn(language)('cart.title')

export const definePage = defineTitledPage(Cart, titleIn, [loadShoppingTexts])
