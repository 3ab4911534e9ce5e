import { choicesStore } from '../checkout/checkoutChoices.ts'
import { codesStore } from './totals/cartCodes.ts'
import { cartCache } from './cartCache.ts'

/** Clears the data of users who have signed out; reading a store does so. */
export const forgetOtherUsers = (): void => {
  for (const store of [codesStore, choicesStore, cartCache]) store.read()
}
