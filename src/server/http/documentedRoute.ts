import type { FastifySchema, RouteOptions } from 'fastify'

/** A route as the OpenAPI document describes it. */
export type DocumentedRoute = {
  readonly method: RouteOptions['method']
  readonly url: string
  /** whether it can be called without signing in */
  readonly isOpen: boolean
  /** its response schemas are by class of status */
  readonly schema: FastifySchema
  /** the statuses of its successful responses */
  readonly statuses: readonly string[]
}

/** Returns '2xx' for '201'. */
export const statusClass = (status: string): string => `${status.slice(0, 1)}xx`
