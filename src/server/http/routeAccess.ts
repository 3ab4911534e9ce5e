import type { Audience } from '#domain/access.ts'

type Permission = readonly [resource: string, verb: string]

/** Who may call a route: anyone, any account of an audience, or one with certain permissions. */
export type RouteAccess =
  | 'anyone'
  | {
      readonly audience: Audience | 'any'
      readonly permission?: Permission
      readonly anyOf?: readonly Permission[]
    }

export type RouteEntry = {
  readonly method: string
  readonly url: string
  readonly access: RouteAccess
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess
    /** whether its writes change nobody's rights, so that the next request need not check them */
    keepsRights?: boolean
  }
  interface FastifyInstance {
    accessTable: RouteEntry[]
    /** Aborts a long response once the caller loses the permissions it was started with. */
    assertStillAuthorized: (request: FastifyRequest) => Promise<void>
  }
}

export const staffAccess = (resource: string, verb: string): RouteAccess => ({
  audience: 'cms',
  permission: [resource, verb],
})
export const staffAccessWithAny = (anyOf: readonly Permission[]): RouteAccess => ({
  audience: 'cms',
  anyOf,
})
export const anySignedInAccess: RouteAccess = { audience: 'any' }
export const shopperAccess: RouteAccess = { audience: 'marketplace' }
