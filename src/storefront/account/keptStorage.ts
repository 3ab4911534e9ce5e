type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * What a browser keeps. Where it may keep nothing, or has no room left, the page does as long as it is
 * there.
 */
export function safeStorage(storage: () => SafeStorage, onFull?: () => void): SafeStorage {
  const kept = new Map<string, string>()
  const attempt = <T>(work: (storage: SafeStorage) => T): T | undefined => {
    try {
      return work(storage())
    } catch {
      return undefined
    }
  }
  return {
    getItem: (key) => kept.get(key) ?? attempt((there) => there.getItem(key)) ?? null,
    setItem(key, value) {
      kept.set(key, value)
      const isKept = attempt((there) => (there.setItem(key, value), true))
      if (isKept) kept.delete(key)
      else onFull?.()
    },
    removeItem(key) {
      kept.delete(key)
      attempt((there) => there.removeItem(key))
    },
  }
}

const safeLocalStorage = safeStorage(() => localStorage)

/** What outlives the page. */
export const persistentStorage = (): SafeStorage => safeLocalStorage
