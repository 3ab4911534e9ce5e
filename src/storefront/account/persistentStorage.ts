type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * What a browser keeps. Where it may keep nothing, or has no room left, the page does as long as it is
 * there.
 */
export function createSafeStorage(storage: () => SafeStorage, onFull?: () => void): SafeStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(work: (storage: SafeStorage) => T): T | undefined => {
    try {
      return work(storage())
    } catch {
      return undefined
    }
  }
  return {
    getItem: (key) => memory.get(key) ?? attempt((target) => target.getItem(key)) ?? null,
    setItem(key, value) {
      memory.set(key, value)
      const isStored = attempt((target) => (target.setItem(key, value), true))
      if (isStored) memory.delete(key)
      else onFull?.()
    },
    removeItem(key) {
      memory.delete(key)
      attempt((target) => target.removeItem(key))
    },
  }
}

const safeLocalStorage = createSafeStorage(() => localStorage)

/** What outlives the page. */
export const getPersistentStorage = (): SafeStorage => safeLocalStorage
