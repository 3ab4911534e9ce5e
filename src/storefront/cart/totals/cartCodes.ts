import { createPerUserStore } from '../../account/perUserStore.ts'
import { useStore } from '#ui/store.ts'
import { textProperty } from '../jsonObject.ts'
import { getTabStorage } from '../tabStorage.ts'

/** The discount code and the gift card that were entered. */
export type CartCodes = { readonly code: string; readonly giftCard: string }

const noCodes: CartCodes = { code: '', giftCard: '' }

/** Kept only while the tab is open; the codes are not restored on another day. */
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
