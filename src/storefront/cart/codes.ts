import { createOwned } from '../account/owned.ts'
import { useStore } from '../account/store.ts'
import { textIn } from './kept.ts'
import { tabStorage } from './tabStorage.ts'

/** What was typed to make it cheaper. */
export type Codes = { readonly code: string; readonly giftCard: string }

const none: Codes = { code: '', giftCard: '' }

/** As long as the tab is open; whoever comes back another day types it again. */
export const codesHere = createOwned<Codes>({
  key: 'cart.codes',
  storage: tabStorage,
  read: (kept) => ({ code: textIn(kept, 'code'), giftCard: textIn(kept, 'giftCard') }),
})

export const useCodes = (): Codes => useStore(codesHere, none)

export const changeCodes = (changed: Partial<Codes>): void =>
  codesHere.write({ ...codesHere.read(), ...changed })

export const forgetCodes = (): void => changeCodes(none)
