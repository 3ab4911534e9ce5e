import { createSigner, createVerifier } from 'fast-jwt'
import type { Account } from '#server/http/requestAccount.ts'

/** What a token is believed: whose it is. What they may do now, only the database knows. */
export type Claims = Pick<Account, 'id' | 'audience' | 'session'>

export type Tokens = {
  /** Who holds it may read in it what they may do; nobody decides by that. */
  readonly sign: (account: Account) => string
  /** undefined for a token that is forged, expired or broken */
  readonly verify: (token: string) => Claims | undefined
}

const accessLifetime = 15 * 60 * 1000

export function createTokens(secret: string): Tokens {
  const sign = createSigner({ key: secret, algorithm: 'HS256', expiresIn: accessLifetime })
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
