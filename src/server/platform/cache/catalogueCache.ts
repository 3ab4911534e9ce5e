import { laterPosition, type LogPosition } from '#server/platform/database/logPosition.ts'
import type { ReadCatalogueVersion } from './catalogueVersion.ts'
import { createCachedResponse, type CachedResponse } from './cachedResponse.ts'

export type CatalogueCache = {
  readonly version: ReadCatalogueVersion
  /** returns what was stored under this version */
  readonly find: (version: string, key: string) => CachedResponse | undefined
  /** `version` is the one read before the response was computed */
  readonly store: (version: string, key: string, response: CacheableResponse) => CachedResponse
  /** returns a recent response for when the current version is unknown */
  readonly findStale: (key: string) => StaleResponse | undefined
}

/** A response that was valid a short while ago. */
export type StaleResponse = {
  readonly response: CachedResponse
  /** the last position in the log at which it was found to be valid; 0 without replicas */
  readonly position: LogPosition
  /** the last attempt to refresh has just failed, so serve this one without another attempt */
  readonly isRefreshFailing: boolean
  readonly markFailed: () => void
}

export type CacheableResponse = {
  readonly type: string
  readonly text: string
  /** the response depends on stock levels; others survive a change of levels */
  readonly showsStockLevels: boolean
}

type Limits = {
  /** of keys, responses and their compressed copies */
  readonly bytes: number
  readonly entries: number
}

const megabyte = 1024 * 1024

/** Divides memory among the brands of one process; a page takes about 50 kB with its copies. */
export const cacheLimits = (brands: number): Limits => ({
  bytes: Math.max(64 / brands, 16) * megabyte,
  entries: 20_000,
})

/** In bytes: the measured memory per entry besides its texts, rounded up. */
const entryOverheadBytes = 2048

/** In milliseconds: how long after it was last known to be valid a response may be served stale. */
const maxStaleness = 15 * 60_000

/** In milliseconds: the pause after a failed refresh, because each attempt may take seconds. */
const retryPauseMs = 2000

/** One state of the catalogue, and when it was last known to be current. */
type Generation = { readonly catalogue: string; confirmedAt: number }

type CacheEntry = {
  readonly response: CachedResponse
  readonly generation: Generation
  readonly levelsVersion: string | undefined
  /** when the stock levels it shows were found to have changed */
  outdatedAt?: number
  /** when the last attempt to replace it failed */
  failedAt?: number
  position: LogPosition
  bytes: number
}

/**
 * Creates a cache of responses by catalogue version that evicts the least recently used entries.
 */
export function createCatalogueCache(
  version: ReadCatalogueVersion,
  limits: Limits = cacheLimits(1),
  positionOf: (version: string) => LogPosition = () => 0n,
): CatalogueCache {
  const entries = new Map<string, CacheEntry>()
  let current: Generation | undefined
  let bytes = 0
  const isCurrent = (entry: CacheEntry | undefined): entry is CacheEntry =>
    entry !== undefined && entry.generation === current && entry.outdatedAt === undefined
  const evict = (key: string): void => {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  const addBytes = (key: string, response: CachedResponse, addedBytes: number): void => {
    const entry = entries.get(key)
    // The entry may have been evicted while the copy was being made.
    if (entry?.response !== response) return
    entry.bytes += addedBytes
    bytes += addedBytes
    for (const oldest of entries.keys()) {
      if (bytes <= limits.bytes && entries.size <= limits.entries) break
      evict(oldest)
    }
  }
  return {
    version,
    find(currentVersion, key) {
      const [catalogue = '', levels] = currentVersion.split('/')
      if (current?.catalogue === catalogue) current.confirmedAt = Date.now()
      else current = { catalogue, confirmedAt: Date.now() }
      const entry = entries.get(key)
      if (!isCurrent(entry)) return undefined
      if (entry.levelsVersion !== undefined && entry.levelsVersion !== levels) {
        entry.outdatedAt = Date.now()
        return undefined
      }
      entry.position = laterPosition(entry.position, positionOf(currentVersion))
      entries.delete(key)
      entries.set(key, entry)
      return entry.response
    },
    store(versionBefore, key, { type, text, showsStockLevels }) {
      const response = createCachedResponse(type, text, (addedBytes) =>
        addBytes(key, response, addedBytes),
      )
      const size = entryOverheadBytes + key.length + response.body.length
      const [catalogue, levels] = versionBefore.split('/')
      if (!current || catalogue !== current.catalogue || size > limits.bytes / 4) return response
      if (isCurrent(entries.get(key))) return response
      evict(key)
      const generation = current
      entries.set(key, {
        response,
        generation,
        levelsVersion: showsStockLevels ? levels : undefined,
        position: positionOf(versionBefore),
        bytes: 0,
      })
      addBytes(key, response, size)
      return response
    },
    findStale(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      const lastValidAt = entry.outdatedAt ?? entry.generation.confirmedAt
      const versionNow = Date.now()
      if (versionNow - lastValidAt > maxStaleness) return undefined
      return {
        response: entry.response,
        position: entry.position,
        isRefreshFailing:
          entry.failedAt !== undefined && versionNow - entry.failedAt < retryPauseMs,
        markFailed: () => void (entry.failedAt = Date.now()),
      }
    },
  }
}
