import { getPersistentStorage } from '../account/persistentStorage.ts'

const storageKey = 'recentlyViewed'
const maxRecent = 12

/** Returns the codes of recently viewed products, newest first. */
export function recentCodes(storage = getPersistentStorage()): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((each) => typeof each === 'string').slice(0, maxRecent)
      : []
  } catch {
    return []
  }
}

export function addRecentCode(code: string, storage = getPersistentStorage()): void {
  const others = recentCodes(storage).filter((each) => each !== code)
  storage.setItem(storageKey, JSON.stringify([code, ...others].slice(0, maxRecent)))
}
