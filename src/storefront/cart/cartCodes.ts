import { createPerUserStore } from '../account/perUserStore.ts'
import { useStore } from '../account/store.ts'
import { textProperty } from './jsonObject.ts'
import { getTabStorage } from './tabStorage.ts'

/** What was typed to make it cheaper. */
export type CartCodes = { readonly code: string; readonly giftCard: string }

const noCodes: CartCodes = { code: '', giftCard: '' }

/** As long as the tab is open; whoever comes back another day types it again. */
export const codesStore = createPerUserStore<CartCodes>({
  key: 'cart.codes',
  storage: getTabStorage,
  restore: (stored) => ({
    code: textProperty(stored, 'code'),
    giftCard: textProperty(stored, 'giftCard'),
  }),
})

export const useCartCodes = (): CartCodes => useStore(codesStore, noCodes)

export const updateCartCodes = (changes: Partial<CartCodes>): void =>
  codesStore.write({ ...codesStore.read(), ...changes })

export const clearCartCodes = (): void => updateCartCodes(noCodes)
