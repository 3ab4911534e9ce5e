import type { Audience } from '#domain/access.ts'

type Permission = readonly [resource: string, verb: string]

/** Who may call a route: anyone, whoever is signed in to a front, or who has a permission, or one of several, as well. */
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
  }
  interface FastifyInstance {
    /** every route of the API with who may call it */
    accessTable: RouteEntry[]
    /** Ends an answer that takes longer than the rights lasted with which it was begun. */
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
