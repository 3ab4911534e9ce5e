import { createSigner, createVerifier } from 'fast-jwt'

/** Who a request acts for. `['*']` may do everything. */
export type Account = {
  readonly id: string
  readonly email: string
  readonly admin: boolean
  readonly permissions: readonly string[]
}

export type Tokens = {
  readonly sign: (account: Account) => string
  /** undefined for a token that is forged, expired or broken */
  readonly verify: (token: string) => Account | undefined
}

const accessLifetime = 15 * 60 * 1000

export function createTokens(secret: string): Tokens {
  const sign = createSigner({ key: secret, algorithm: 'HS256', expiresIn: accessLifetime })
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], cache: 10_000 })
  return {
    sign: ({ id, ...claims }) => sign({ sub: id, ...claims }),
    verify: (token) => {
      try {
        const { sub, email, admin, permissions } = verify(token)
        return { id: sub, email, admin, permissions }
      } catch {
        return undefined
      }
    },
  }
}

export const may = (account: Account, permission: string): boolean =>
  account.permissions.includes('*') || account.permissions.includes(permission)
