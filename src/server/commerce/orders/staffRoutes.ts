import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { hasPermission } from '#domain/access.ts'
import { verbByStatus } from '#domain/order/verbByStatus.ts'
import { orderStatuses, type OrderStatus } from '#domain/order/orderStatus.ts'
import { refuse } from '#domain/problem.ts'
import { staffAccess } from '#server/http/routeAccess.ts'
import { moveByStaff } from './orderBehaviour.ts'
import { idParams, recordResponse, schemaNames } from '#server/engine/routes/routeSchemas.ts'
import { ifMatch, staffRouteHelpers } from '#server/engine/routes/staffRouteHelpers.ts'
import { ifMatchVersion } from '#server/engine/routes/ifMatchVersion.ts'
import type { MoveInput } from './moveOrder.ts'
import { timelineSchema } from './orderSchemas.ts'
import type { OrderRouteOptions } from './shopperRoutes.ts'
import { timelineOf } from '#server/engine/history/timeline.ts'

type ById = { readonly Params: { readonly id: string } }
type StatusBody = MoveInput & { readonly status: OrderStatus }

/** Further order routes for staff: any step, and the history. */
export const staffOrderRoutes: FastifyPluginAsync<OrderRouteOptions> = async (
  app,
  { services, orders },
) => {
  const { contextOf, assertRecord, describe, missing, send } = staffRouteHelpers(
    orders,
    services.db,
  )
  const names = schemaNames(orders.resource)
  const reasons = orders.resource.field.rejectionReason?.property.enum ?? []

  app.patch<ById & { Body: StatusBody }>(
    '/:id/status',
    {
      config: { access: staffAccess('orders', 'read') },
      schema: describe(
        'move',
        'Take an order to another status, where the table of moves allows it',
        {
          params: idParams,
          headers: ifMatch,
          body: {
            type: 'object',
            required: ['status'],
            additionalProperties: false,
            properties: {
              status: { type: 'string', enum: orderStatuses },
              reason: { type: 'string', enum: reasons },
              note: { type: 'string', maxLength: 255 },
              carrier: { type: 'string', maxLength: 80 },
              trackingNumber: { type: 'string', maxLength: 80 },
              estimatedDelivery: { type: 'string', format: 'date-time' },
            },
          },
          response: { 200: recordResponse(names.record) },
        },
      ),
    },
    async (request, reply) => {
      assertVerb(request, request.body.status)
      await assertRecord(request)
      const { status: to, ...input } = request.body
      const { id } = request.params
      const version = ifMatchVersion(request)
      const context = contextOf(request)
      await orders.withTransaction(context, (inner) =>
        moveByStaff(services, { id, to, input, version }, inner),
      )
      const record = await orders.findOne(id, context)
      if (!record) throw missing(request)
      return send(reply, record)
    },
  )

  app.get<ById>(
    '/:id/timeline',
    {
      config: { access: staffAccess('orders', 'read') },
      schema: describe('readTimelineOf', 'The timeline of an order', {
        params: idParams,
        response: { 200: timelineSchema },
      }),
    },
    async (request) => {
      await assertRecord(request)
      return { data: await timelineOf(services.db, 'orders', request.params.id) }
    },
  )
}

/** Requires the same permission as the action of this step. */
function assertVerb({ account }: FastifyRequest, to: OrderStatus): void {
  if (!account || !hasPermission(account.permissions, 'orders', verbByStatus[to]))
    throw refuse('forbidden')
}
