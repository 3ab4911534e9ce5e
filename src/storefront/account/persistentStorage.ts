type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Wraps a browser storage. If it is unavailable or full, values are kept in memory until the page
 * is closed.
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

/** Returns the storage that survives page loads. */
export const getPersistentStorage = (): SafeStorage => safeLocalStorage
