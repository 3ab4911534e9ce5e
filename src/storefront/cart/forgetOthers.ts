import { choicesHere } from '../checkout/choices.ts'
import { codesHere } from './codes.ts'
import { knownHere } from './known.ts'

/** What was kept of somebody who has left is forgotten by those who look whose it is. */
export const forgetOthers = (): void => {
  for (const kept of [codesHere, choicesHere, knownHere]) kept.read()
}
