import { tookTooLong } from '#server/platform/database/databaseUnavailable.ts'
import { withDeadlines } from '#server/platform/database/deadlines.ts'
import { putLast } from './keptResults.ts'

/** What was counted; `countedAt`, in milliseconds since 1970, only if it may have changed since. */
export type RecentCount<T> = { readonly value: T; readonly countedAt?: number }

type Time = { readonly countedAt?: number | undefined }

/** Returns the earliest time of counts that may have changed since, if any. */
export function timeOfCounts(...counts: readonly (Time | undefined)[]): {
  readonly countedAt?: string
} {
  const times = counts.flatMap((each) => each?.countedAt ?? [])
  return times.length ? { countedAt: new Date(Math.min(...times)).toISOString() } : {}
}

type Entry<T> = {
  readonly version: string
  readonly value: T
  readonly countedAt: number
  /** counting took so long that nobody waits while it is counted anew */
  readonly isSlow: boolean
  /** when the version was still current */
  confirmedAt: number
}

/** In milliseconds. */
const slowCount = 250
const maxAge = 5 * 60_000

/** So many counts wait to be made anew, of which few were never made in time. */
const maxRefreshing = { known: 20, unknown: 2 }

/** One after the other, so that they leave the database to those who wait for it. */
let lastRefresh: Promise<unknown> = Promise.resolve()

/**
 * Keeps counts until the version changes. Where they may be older, one that takes long to count is
 * returned for up to five minutes more, with its time, while it is counted anew, once for all who
 * ask. To count all matches after each change would take a large database more time than it has.
 */
export function keepRecentCounts<T>(maxResults: number) {
  const entries = new Map<string, Entry<T>>()
  const pending = new Map<string, Promise<T>>()
  const refreshing = new Set<string>()

  async function countNow(key: string, version: string, compute: () => Promise<T>): Promise<T> {
    const countedAt = Date.now()
    const value = await compute()
    const isSlow = Date.now() - countedAt > slowCount
    const entry = { version, value, countedAt, isSlow, confirmedAt: countedAt }
    putLast(entries, key, entry, maxResults)
    return value
  }

  function countOnce(key: string, version: string, compute: () => Promise<T>): Promise<T> {
    const name = `${version} ${key}`
    const result =
      pending.get(name) ?? countNow(key, version, compute).finally(() => pending.delete(name))
    pending.set(name, result)
    return result
  }

  /** What fails, or finds too many waiting, is attempted again with the next request. */
  function refresh(key: string, version: string, compute: () => Promise<T>): void {
    const limit = entries.has(key) ? maxRefreshing.known : maxRefreshing.unknown
    if (refreshing.has(key) || refreshing.size >= limit) return
    refreshing.add(key)
    lastRefresh = lastRefresh
      .then(() => withDeadlines('job', () => countNow(key, version, compute)))
      .catch(() => undefined)
      .finally(() => refreshing.delete(key))
  }

  /** What takes longer than a statement of a request may is counted for the next one. */
  async function countToTheEnd(key: string, version: string, compute: () => Promise<T>) {
    try {
      return await countOnce(key, version, compute)
    } catch (error) {
      if (tookTooLong(error)) refresh(key, version, compute)
      throw error
    }
  }

  return async (
    key: string,
    version: string | undefined,
    mayBeOlder: boolean,
    compute: () => Promise<T>,
  ): Promise<RecentCount<T>> => {
    if (version === undefined) return { value: await compute() }
    const known = entries.get(key)
    if (known) putLast(entries, key, known, maxResults)
    if (known?.version === version) {
      known.confirmedAt = Date.now()
      return { value: known.value }
    }
    if (!mayBeOlder) return { value: await countOnce(key, version, compute) }
    if (!known?.isSlow || Date.now() - known.confirmedAt > maxAge)
      return { value: await countToTheEnd(key, version, compute) }
    refresh(key, version, compute)
    return { value: known.value, countedAt: known.countedAt }
  }
}
