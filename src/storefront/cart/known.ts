import { keptStorage } from '../account/keptStorage.ts'
import { createStore, useStore, type Store } from '../account/store.ts'
import type { Picture } from '../data/types.ts'
import { isQuote, type Quote } from './quote.ts'

/** What a product looks like in a cart. */
export type Look = {
  readonly name: string
  readonly code: string
  readonly picture?: Picture
  readonly digital: boolean
}

/** What was heard of the cart last, for the time that nobody can be asked. */
export type Known = {
  readonly quote?: Quote
  readonly looks: Readonly<Record<string, Look>>
}

const key = 'cart.known'
const nothing: Known = { looks: {} }
let store: Store<Known> | undefined

const knownHere = (): Store<Known> => (store ??= createStore(readKnown(keptStorage().getItem(key))))

/** Keeps what is new beside what is known. */
export function learn(news: Partial<Known>): void {
  const known = { ...knownHere().read(), ...news }
  try {
    keptStorage().setItem(key, JSON.stringify(known))
  } catch {
    // A full storage forgets, the page does not.
  }
  knownHere().write(known)
}

export const learnLooks = (looks: Known['looks']): void =>
  learn({ looks: { ...knownHere().read().looks, ...looks } })

const facade = {
  read: () => knownHere().read(),
  subscribe: (listener: () => void) => knownHere().subscribe(listener),
}

export const useKnown = (): Known => useStore(facade, nothing)

export function readKnown(text: string | null): Known {
  try {
    const { quote, looks }: Partial<Known> = JSON.parse(text ?? '{}')
    return {
      looks: typeof looks === 'object' && looks !== null ? looks : {},
      ...(isQuote(quote) && { quote }),
    }
  } catch {
    return nothing
  }
}
