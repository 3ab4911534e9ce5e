import type { Audience } from '#domain/access.ts'
import { claimsOf } from './claims.ts'

export type TokenStore = {
  /** the access token, which is kept only in this page's memory */
  read(): string | undefined
  /** the id of the signed-in user as this browser remembers it; neither secret nor proof */
  userId(): string | undefined
  write(accessToken: string): void
  clear(): void
  subscribe(listener: () => void): () => void
  /** a refresh token that an earlier version left in storage; the first renewal replaces it */
  legacyToken(): string | undefined
}

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Keeps the access token in the page's memory and the user's id in browser storage. The refresh
 * token is in a cookie that scripts cannot read. The stored id tells a page whether to request an
 * access token, and tells other tabs when a user signs in or out.
 */
export function createTokenStore(audience: Audience, storage: SessionStorage): TokenStore {
  const userIdKey = `${audience}.session`
  const legacyKey = `${audience}.tokens`
  const listeners = new Set<() => void>()
  const notifyListeners = () => listeners.forEach((listener) => listener())
  let current: { readonly token: string; readonly userId: string } | undefined
  const userId = () => storage.getItem(userIdKey) ?? undefined
  const legacySession = legacyTokens(storage.getItem(legacyKey))
  if (legacySession) storage.setItem(userIdKey, legacySession.userId)
  else storage.removeItem(legacyKey)
  return {
    read: () => (current && current.userId === userId() ? current.token : undefined),
    userId,
    write(token) {
      current = { token, userId: String(claimsOf(token).sub) }
      storage.removeItem(legacyKey)
      storage.setItem(userIdKey, current.userId)
      notifyListeners()
    },
    clear() {
      current = undefined
      storage.removeItem(legacyKey)
      storage.removeItem(userIdKey)
      notifyListeners()
    },
    subscribe(listener) {
      listeners.add(listener)
      globalThis.addEventListener?.('storage', listener)
      return () => {
        listeners.delete(listener)
        globalThis.removeEventListener?.('storage', listener)
      }
    },
    legacyToken: () => legacyTokens(storage.getItem(legacyKey))?.refreshToken,
  }
}

function legacyTokens(stored: string | null) {
  try {
    const tokens: { accessToken?: string; refreshToken?: string } = JSON.parse(stored ?? '{}')
    const { sub } = claimsOf(tokens.accessToken ?? '')
    const { refreshToken } = tokens
    return typeof sub === 'string' && refreshToken ? { userId: sub, refreshToken } : undefined
  } catch {
    return undefined
  }
}
