import { loadAccountText } from '../account/accountText.ts'
import { loadShoppingTexts } from '../cart/shoppingText.ts'
import { loadProfileTexts } from '../profile/profileText.ts'

/** The words of the checkout and of its forms. */
export const loadCheckoutTexts = () =>
  Promise.all([loadShoppingTexts(), loadAccountText(), loadProfileTexts()])
