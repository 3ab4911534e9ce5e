import { keptStorage } from '../account/keptStorage.ts'
import { createOwned } from '../account/owned.ts'
import { useStore } from '../account/store.ts'
import type { Picture } from '../data/types.ts'
import { isFacts } from './kept.ts'
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

const nothing: Known = { looks: {} }

/** Other people have other prices. */
export const knownHere = createOwned<Known>({
  key: 'cart.known',
  storage: keptStorage,
  read: readKnown,
})

/** Keeps what is new beside what is known. */
export const learn = (news: Partial<Known>): void =>
  knownHere.write({ ...knownHere.read(), ...news })

export const learnLooks = (looks: Known['looks']): void =>
  learn({ looks: { ...knownHere.read().looks, ...looks } })

export const useKnown = (): Known => useStore(knownHere, nothing)

export function readKnown(kept: unknown): Known {
  if (!isFacts(kept)) return nothing
  const { quote, looks }: Partial<Known> = kept
  return {
    looks: typeof looks === 'object' && looks !== null ? looks : {},
    ...(isQuote(quote) && { quote }),
  }
}
