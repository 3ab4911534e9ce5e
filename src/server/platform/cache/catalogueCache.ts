import type { CatalogueVersion } from './catalogueVersion.ts'
import { keptAnswer, type Kept } from './keptAnswer.ts'

export type CatalogueCache = {
  readonly version: CatalogueVersion
  /** what was kept under this version */
  readonly find: (version: string, key: string) => Kept | undefined
  /** `version` is the one read before the answer was worked out */
  readonly keep: (version: string, key: string, answer: Answer) => Kept
  /** where nobody can say what holds now: what held a short while ago */
  readonly lastGood: (key: string) => LastGood | undefined
}

/** An answer that held a short while ago. */
export type LastGood = {
  readonly kept: Kept
  /** the last try to work out a new one has just failed: this one stands in for it without another */
  readonly isFailing: boolean
  readonly failed: () => void
}

export type Answer = {
  readonly type: string
  readonly text: string
  /** it shows something that moves with the levels of the stock; others outlive such changes */
  readonly showsLevels: boolean
}

type Limits = {
  /** of keys, answers and their compressed copies */
  readonly bytes: number
  readonly answers: number
}

const megabyte = 1024 * 1024

/** Brands of one process share its memory; a page takes about 50 kB with its copies. */
export const limitsAmong = (brands: number): Limits => ({
  bytes: Math.max(64 / brands, 16) * megabyte,
  answers: 20_000,
})

/** What an answer takes beside its texts, in bytes: measured, and rounded up. */
const overhead = 2048

/** So long, in milliseconds, after it was last known to hold an answer stands in for one that cannot be had. */
const staleFor = 15 * 60_000

/** So long, in milliseconds, nobody tries again what has just failed: each try may take seconds. */
const pauseAfterFailure = 2000

/** One state of the catalogue, and when it was last known to be the current one. */
type Generation = { readonly catalogue: string; confirmedAt: number }

type Held = {
  readonly answer: Kept
  readonly generation: Generation
  readonly levels: string | undefined
  /** when the levels that it shows were found to have changed */
  outdatedAt?: number
  /** when what should replace it could not be worked out */
  failedAt?: number
  bytes: number
}

/** Keeps answers under the version of the catalogue they were worked out under; those used last are kept longest. */
export function createCatalogueCache(
  version: CatalogueVersion,
  limits: Limits = limitsAmong(1),
): CatalogueCache {
  const held = new Map<string, Held>()
  let current: Generation | undefined
  let bytes = 0
  const isCurrent = (one: Held | undefined): one is Held =>
    one !== undefined && one.generation === current && one.outdatedAt === undefined
  const forget = (key: string): void => {
    bytes -= held.get(key)?.bytes ?? 0
    held.delete(key)
  }
  const grow = (key: string, answer: Kept, more: number): void => {
    const one = held.get(key)
    // It may have gone while a copy of it was being made.
    if (one?.answer !== answer) return
    one.bytes += more
    bytes += more
    for (const oldest of held.keys()) {
      if (bytes <= limits.bytes && held.size <= limits.answers) break
      forget(oldest)
    }
  }
  return {
    version,
    find(now, key) {
      const [catalogue = '', levels] = now.split('/')
      if (current?.catalogue === catalogue) current.confirmedAt = Date.now()
      else current = { catalogue, confirmedAt: Date.now() }
      const found = held.get(key)
      if (!isCurrent(found)) return undefined
      if (found.levels !== undefined && found.levels !== levels) {
        found.outdatedAt = Date.now()
        return undefined
      }
      held.delete(key)
      held.set(key, found)
      return found.answer
    },
    keep(then, key, { type, text, showsLevels }) {
      const answer = keptAnswer(type, text, (more) => grow(key, answer, more))
      const size = overhead + key.length + answer.body.length
      const [catalogue, levels] = then.split('/')
      if (!current || catalogue !== current.catalogue || size > limits.bytes / 4) return answer
      if (isCurrent(held.get(key))) return answer
      forget(key)
      const generation = current
      held.set(key, { answer, generation, levels: showsLevels ? levels : undefined, bytes: 0 })
      grow(key, answer, size)
      return answer
    },
    lastGood(key) {
      const found = held.get(key)
      if (!found) return undefined
      const heldAt = found.outdatedAt ?? found.generation.confirmedAt
      const now = Date.now()
      if (now - heldAt > staleFor) return undefined
      return {
        kept: found.answer,
        isFailing: found.failedAt !== undefined && now - found.failedAt < pauseAfterFailure,
        failed: () => void (found.failedAt = Date.now()),
      }
    },
  }
}
