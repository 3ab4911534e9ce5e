import { choicesStore } from '../checkout/choices.ts'
import { codesStore } from './codes.ts'
import { cartCache } from './known.ts'

/** What was kept of somebody who has left is forgotten by those who look whose it is. */
export const forgetOtherUsers = (): void => {
  for (const store of [codesStore, choicesStore, cartCache]) store.read()
}
