import { keptStorage } from '../account/keptStorage.ts'
import { createOwned } from '../account/owned.ts'
import { useStore } from '../account/store.ts'
import type { Picture } from '../data/types.ts'
import { isFacts } from './kept.ts'
import { isQuote, type Quote } from './quote.ts'
import { flag, number, perhaps, shape, text } from './shapes.ts'

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

/** A cart and what was in those before it. */
const mostLooks = 200

const nothing: Known = { looks: {} }

/** Other people have other prices. */
export const knownHere = createOwned<Known>({
  key: 'cart.known.2',
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
  const { quote, looks } = kept
  const found = isFacts(looks) ? Object.entries(looks) : []
  return {
    looks: Object.fromEntries(
      found.flatMap(([id, look]) => (isLook(look) ? [[id, look] as const] : [])).slice(-mostLooks),
    ),
    ...(isQuote(quote) && { quote }),
  }
}

const picture = shape({
  _id: text,
  title: text,
  file: perhaps(shape({ _id: text, url: text, width: number, height: number })),
})
const whole = shape({
  name: text,
  code: text,
  digital: flag,
  picture: (value) => value === undefined || picture(value),
})

const isLook = (look: unknown): look is Look => whole(look)
