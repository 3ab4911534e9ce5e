import type { CatalogueVersion } from './catalogueVersion.ts'
import { createCachedResponse, type CachedResponse } from './keptAnswer.ts'

export type CatalogueCache = {
  readonly version: CatalogueVersion
  /** what was kept under this version */
  readonly find: (version: string, key: string) => CachedResponse | undefined
  /** `version` is the one read before the answer was worked out */
  readonly keep: (version: string, key: string, answer: CacheableResponse) => CachedResponse
  /** where nobody can say what holds now: what held a short while ago */
  readonly findStale: (key: string) => StaleResponse | undefined
}

/** An answer that held a short while ago. */
export type StaleResponse = {
  readonly response: CachedResponse
  /** the last try to work out a new one has just failed: this one stands in for it without another */
  readonly isFailing: boolean
  readonly markFailed: () => void
}

export type CacheableResponse = {
  readonly type: string
  readonly text: string
  /** it shows something that moves with the levels of the stock; others outlive such changes */
  readonly showsLevels: boolean
}

type Limits = {
  /** of keys, answers and their compressed copies */
  readonly bytes: number
  readonly entries: number
}

const megabyte = 1024 * 1024

/** Brands of one process share its memory; a page takes about 50 kB with its copies. */
export const cacheLimits = (brands: number): Limits => ({
  bytes: Math.max(64 / brands, 16) * megabyte,
  entries: 20_000,
})

/** What an answer takes beside its texts, in bytes: measured, and rounded up. */
const overhead = 2048

/** So long, in milliseconds, after it was last known to hold an answer stands in for one that cannot be had. */
const maxStaleness = 15 * 60_000

/** So long, in milliseconds, nobody tries again what has just failed: each try may take seconds. */
const pauseAfterFailure = 2000

/** One state of the catalogue, and when it was last known to be the current one. */
type Generation = { readonly catalogue: string; confirmedAt: number }

type CacheEntry = {
  readonly response: CachedResponse
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
  limits: Limits = cacheLimits(1),
): CatalogueCache {
  const entries = new Map<string, CacheEntry>()
  let current: Generation | undefined
  let bytes = 0
  const isCurrent = (one: CacheEntry | undefined): one is CacheEntry =>
    one !== undefined && one.generation === current && one.outdatedAt === undefined
  const evict = (key: string): void => {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  const addBytes = (key: string, answer: CachedResponse, more: number): void => {
    const entry = entries.get(key)
    // It may have gone while a copy of it was being made.
    if (entry?.response !== answer) return
    entry.bytes += more
    bytes += more
    for (const oldest of entries.keys()) {
      if (bytes <= limits.bytes && entries.size <= limits.entries) break
      evict(oldest)
    }
  }
  return {
    version,
    find(now, key) {
      const [catalogue = '', levels] = now.split('/')
      if (current?.catalogue === catalogue) current.confirmedAt = Date.now()
      else current = { catalogue, confirmedAt: Date.now() }
      const entry = entries.get(key)
      if (!isCurrent(entry)) return undefined
      if (entry.levels !== undefined && entry.levels !== levels) {
        entry.outdatedAt = Date.now()
        return undefined
      }
      entries.delete(key)
      entries.set(key, entry)
      return entry.response
    },
    keep(versionBefore, key, { type, text, showsLevels }) {
      const response = createCachedResponse(type, text, (more) => addBytes(key, response, more))
      const size = overhead + key.length + response.body.length
      const [catalogue, levels] = versionBefore.split('/')
      if (!current || catalogue !== current.catalogue || size > limits.bytes / 4) return response
      if (isCurrent(entries.get(key))) return response
      evict(key)
      const generation = current
      entries.set(key, { response, generation, levels: showsLevels ? levels : undefined, bytes: 0 })
      addBytes(key, response, size)
      return response
    },
    findStale(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      const heldAt = entry.outdatedAt ?? entry.generation.confirmedAt
      const versionNow = Date.now()
      if (versionNow - heldAt > maxStaleness) return undefined
      return {
        response: entry.response,
        isFailing: entry.failedAt !== undefined && versionNow - entry.failedAt < pauseAfterFailure,
        markFailed: () => void (entry.failedAt = Date.now()),
      }
    },
  }
}
