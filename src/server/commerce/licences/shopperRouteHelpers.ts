import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { ownRouteHelpers } from '#server/engine/routes/ownRouteHelpers.ts'
import { recordResponse } from '#server/engine/routes/routeSchemas.ts'
import { ifMatch } from '#server/engine/routes/staffRouteHelpers.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { idParams, type ById } from '#server/http/commonSchemas.ts'

export type LicenceRouteOptions = {
  readonly services: OrderServices
  readonly engine: Engine
  readonly orders: Engine
}

export function shopperRouteHelpers({ services: { db }, engine }: LicenceRouteOptions) {
  const { names, config, contextOf, requireRecord, describe, send } = ownRouteHelpers(engine, db)
  const describeOwn = (verb: string, summary: string, rest: object) =>
    describe(config, verb, summary, rest)
  return {
    names,
    contextOf,
    describe: describeOwn,
    /** Like `describe`, for an action on one record. */
    describeStep: (verb: string, summary: string, rest: object = {}) =>
      describeOwn(verb, summary, {
        params: idParams,
        headers: ifMatch,
        response: { 200: recordResponse(names.record) },
        ...rest,
      }),
    requireOwn: async (request: FastifyRequest<ById>): Promise<Context> => {
      const context = contextOf(request)
      await requireRecord(request.params.id, context)
      return context
    },
    send: async (reply: FastifyReply, id: string, context: Context) =>
      send(reply, await requireRecord(id, context)),
  }
}
