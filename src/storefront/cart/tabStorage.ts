const forgotten = new Map<string, string>()

/** What a browser keeps as long as a tab is open; only as long as the page, where it may keep nothing. */
export function tabStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return sessionStorage
  } catch {
    return {
      getItem: (key) => forgotten.get(key) ?? null,
      setItem: (key, value) => void forgotten.set(key, value),
      removeItem: (key) => void forgotten.delete(key),
    }
  }
}
