import { choicesStore } from '../checkout/checkoutChoices.ts'
import { codesStore } from './cartCodes.ts'
import { cartCache } from './cartCache.ts'

/** What was kept of somebody who has left is forgotten by those who look whose it is. */
export const forgetOtherUsers = (): void => {
  for (const store of [codesStore, choicesStore, cartCache]) store.read()
}
