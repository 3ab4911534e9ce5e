import type { CatalogueVersion } from './catalogueVersion.ts'
import { keptAnswer, type Kept } from './keptAnswer.ts'

export type CatalogueCache = {
  readonly version: CatalogueVersion
  /** what was kept under this version */
  readonly find: (version: string, key: string) => Kept | undefined
  /** `version` is the one read before the answer was worked out */
  readonly keep: (version: string, key: string, answer: Answer) => Kept
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

type Held = { readonly answer: Kept; readonly levels: string | undefined; bytes: number }

/** Keeps answers under the version of the catalogue they were worked out under; those used last are kept longest. */
export function createCatalogueCache(
  version: CatalogueVersion,
  limits: Limits = limitsAmong(1),
): CatalogueCache {
  const held = new Map<string, Held>()
  let current: string | undefined
  let bytes = 0
  const forgetAll = (catalogue: string | undefined): void => {
    held.clear()
    bytes = 0
    current = catalogue
  }
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
      const [catalogue, levels] = now.split('/')
      if (catalogue !== current) forgetAll(catalogue)
      const found = held.get(key)
      if (!found) return undefined
      if (found.levels !== undefined && found.levels !== levels) {
        forget(key)
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
      if (catalogue !== current || size > limits.bytes / 4 || held.has(key)) return answer
      held.set(key, { answer, levels: showsLevels ? levels : undefined, bytes: 0 })
      grow(key, answer, size)
      return answer
    },
  }
}
