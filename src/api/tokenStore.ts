export type Tokens = { readonly accessToken: string; readonly refreshToken: string }

export type TokenStore = {
  read(): Tokens | undefined
  write(tokens: Tokens): void
  clear(): void
  subscribe(listener: () => void): () => void
}

type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Tokens that outlive the page and are shared by its tabs; each front has a key of its own. */
export function storedTokens(key: string, storage: TokenStorage): TokenStore {
  const listeners = new Set<() => void>()
  const changed = () => listeners.forEach((listener) => listener())
  // The last text read, so that readers get the same object while nothing changes.
  let text: string | null = null
  let tokens: Tokens | undefined
  return {
    read() {
      const stored = storage.getItem(key)
      if (stored !== text) {
        text = stored
        tokens = parse(stored)
      }
      return tokens
    },
    write(next) {
      storage.setItem(
        key,
        JSON.stringify({ accessToken: next.accessToken, refreshToken: next.refreshToken }),
      )
      changed()
    },
    clear() {
      storage.removeItem(key)
      changed()
    },
    subscribe(listener) {
      listeners.add(listener)
      globalThis.addEventListener?.('storage', listener)
      return () => {
        listeners.delete(listener)
        globalThis.removeEventListener?.('storage', listener)
      }
    },
  }
}

function parse(stored: string | null): Tokens | undefined {
  if (!stored) return undefined
  try {
    const value: Partial<Tokens> | null = JSON.parse(stored)
    return value?.accessToken && value.refreshToken
      ? { accessToken: value.accessToken, refreshToken: value.refreshToken }
      : undefined
  } catch {
    return undefined
  }
}
