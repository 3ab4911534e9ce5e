import { loadAccountText } from '../account/accountText.ts'
import { loadShoppingTexts } from '../cart/shoppingText.ts'
import { loadProfileTexts } from '../profile/profileText.ts'

/** Loads the texts of the checkout and its forms. */
export const loadCheckoutTexts = () =>
  Promise.all([loadShoppingTexts(), loadAccountText(), loadProfileTexts()])
