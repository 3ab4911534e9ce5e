import type { Audience } from '#domain/access.ts'
import { claimsOf } from './claims.ts'

export type TokenStore = {
  /** the access token, which only this page has */
  read(): string | undefined
  /** the id of whoever this browser is signed in as, as far as it remembers: no secret, and no proof */
  holder(): string | undefined
  write(accessToken: string): void
  clear(): void
  subscribe(listener: () => void): () => void
  /** a refresh token that an earlier version kept where scripts can read it: it goes with the first renewal */
  legacyToken(): string | undefined
}

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The access token of a page, and a mark in the browser that says whose it is. The refresh token is in a
 * cookie that no script sees: the mark tells every page whether it is worth asking for a new access token,
 * and every tab when somebody has left or another one has come.
 */
export function createTokenStore(audience: Audience, storage: SessionStorage): TokenStore {
  const mark = `${audience}.session`
  const legacy = `${audience}.tokens`
  const listeners = new Set<() => void>()
  const changed = () => listeners.forEach((listener) => listener())
  let held: { readonly token: string; readonly holder: string } | undefined
  const holder = () => storage.getItem(mark) ?? undefined
  const former = legacyTokens(storage.getItem(legacy))
  if (former) storage.setItem(mark, former.holder)
  else storage.removeItem(legacy)
  return {
    read: () => (held && held.holder === holder() ? held.token : undefined),
    holder,
    write(token) {
      held = { token, holder: String(claimsOf(token).sub) }
      storage.removeItem(legacy)
      storage.setItem(mark, held.holder)
      changed()
    },
    clear() {
      held = undefined
      storage.removeItem(legacy)
      storage.removeItem(mark)
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
    legacyToken: () => legacyTokens(storage.getItem(legacy))?.refreshToken,
  }
}

function legacyTokens(stored: string | null) {
  try {
    const tokens: { accessToken?: string; refreshToken?: string } = JSON.parse(stored ?? '{}')
    const { sub } = claimsOf(tokens.accessToken ?? '')
    const { refreshToken } = tokens
    return typeof sub === 'string' && refreshToken ? { holder: sub, refreshToken } : undefined
  } catch {
    return undefined
  }
}
