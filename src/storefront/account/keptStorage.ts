type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * What a browser keeps. Where it may keep nothing, or has no room left, the page does as long as it is
 * there.
 */
export function safeStorage(storage: () => Kept, onFull?: () => void): Kept {
  const kept = new Map<string, string>()
  const tried = <T>(work: (storage: Kept) => T): T | undefined => {
    try {
      return work(storage())
    } catch {
      return undefined
    }
  }
  return {
    getItem: (key) => kept.get(key) ?? tried((there) => there.getItem(key)) ?? null,
    setItem(key, value) {
      kept.set(key, value)
      const isKept = tried((there) => (there.setItem(key, value), true))
      if (isKept) kept.delete(key)
      else onFull?.()
    },
    removeItem(key) {
      kept.delete(key)
      tried((there) => there.removeItem(key))
    },
  }
}

const here = safeStorage(() => localStorage)

/** What outlives the page. */
export const keptStorage = (): Kept => here
