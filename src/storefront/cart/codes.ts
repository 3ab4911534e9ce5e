import { createPerUserStore } from '../account/owned.ts'
import { useStore } from '../account/store.ts'
import { textProperty } from './kept.ts'
import { tabStorage } from './tabStorage.ts'

/** What was typed to make it cheaper. */
export type Codes = { readonly code: string; readonly giftCard: string }

const noCodes: Codes = { code: '', giftCard: '' }

/** As long as the tab is open; whoever comes back another day types it again. */
export const codesStore = createPerUserStore<Codes>({
  key: 'cart.codes',
  storage: tabStorage,
  read: (kept) => ({ code: textProperty(kept, 'code'), giftCard: textProperty(kept, 'giftCard') }),
})

export const useCodes = (): Codes => useStore(codesStore, noCodes)

export const changeCodes = (changed: Partial<Codes>): void =>
  codesStore.write({ ...codesStore.read(), ...changed })

export const forgetCodes = (): void => changeCodes(noCodes)
