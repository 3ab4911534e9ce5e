import { persistentStorage } from '../account/keptStorage.ts'

const key = 'recentlyViewed'
const maxRecent = 12

/** The codes of products that were looked at, the last one first. */
export function recentCodes(storage = persistentStorage()): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((each) => typeof each === 'string').slice(0, maxRecent)
      : []
  } catch {
    return []
  }
}

export function addRecentCode(code: string, storage = persistentStorage()): void {
  const others = recentCodes(storage).filter((each) => each !== code)
  storage.setItem(key, JSON.stringify([code, ...others].slice(0, maxRecent)))
}
