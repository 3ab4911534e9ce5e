import { createSigner, createVerifier } from 'fast-jwt'
import type { Account } from '#server/http/requestAccount.ts'

/**
 * The trusted claims of a token: identity only. Current rights are always read from the database.
 */
export type Claims = Pick<Account, 'id' | 'audience' | 'session'>

export type Tokens = {
  /** The permissions in a token are only informative; no decision relies on them. */
  readonly sign: (account: Account) => string
  /** undefined for a forged, expired or malformed token */
  readonly verify: (token: string) => Claims | undefined
}

/** In milliseconds. */
const accessLifetime = 15 * 60 * 1000

export function createTokens(secret: string, lifetime = accessLifetime): Tokens {
  const sign = createSigner({ key: secret, algorithm: 'HS256', expiresIn: lifetime })
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], cache: 10_000 })
  return {
    sign: ({ id, audience, session, ...claims }) =>
      sign({ sub: id, aud: audience, sid: session, admin: claims.kind === 'admin', ...claims }),
    verify: (token) => {
      try {
        const { sub: id, aud: audience, sid: session } = verify(token)
        return { id, audience, session }
      } catch {
        return undefined
      }
    },
  }
}
