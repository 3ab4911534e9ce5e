import { createStore, useStore, type Store } from '../account/store.ts'
import { tabStorage } from './tabStorage.ts'

/** What was typed to make it cheaper. */
export type Codes = { readonly code: string; readonly giftCard: string }

const key = 'cart.codes'
const none: Codes = { code: '', giftCard: '' }
let store: Store<Codes> | undefined

const codesHere = (): Store<Codes> => (store ??= createStore(read()))

const facade = {
  read: () => codesHere().read(),
  subscribe: (listener: () => void) => codesHere().subscribe(listener),
}

/** As long as the tab is open; whoever comes back another day types it again. */
export const useCodes = (): Codes => useStore(facade, none)

export function changeCodes(changed: Partial<Codes>): void {
  const codes = { ...codesHere().read(), ...changed }
  tabStorage().setItem(key, JSON.stringify(codes))
  codesHere().write(codes)
}

export const forgetCodes = (): void => changeCodes(none)

function read(): Codes {
  try {
    const { code, giftCard }: Partial<Codes> = JSON.parse(tabStorage().getItem(key) ?? '{}')
    return {
      code: typeof code === 'string' ? code : '',
      giftCard: typeof giftCard === 'string' ? giftCard : '',
    }
  } catch {
    return none
  }
}
