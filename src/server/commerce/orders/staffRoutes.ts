import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { hasPermission } from '#domain/access.ts'
import { verbByStatus } from '#domain/order/verbByStatus.ts'
import { orderStatuses, type OrderStatus } from '#domain/order/orderStatus.ts'
import { refuse } from '#domain/problem.ts'
import { staffAccess } from '#server/http/routeAccess.ts'
import { idParams, type ById } from '#server/http/commonSchemas.ts'
import { moveByStaff } from './orderBehaviour.ts'
import { recordResponse } from '#server/engine/routes/routeSchemas.ts'
import { ifMatch, staffRouteHelpers } from '#server/engine/routes/staffRouteHelpers.ts'
import { ifMatchVersion } from '#server/engine/routes/ifMatchVersion.ts'
import type { MoveInput } from './moveOrder.ts'
import type { OrderRouteOptions } from './shopperRoutes.ts'

type StatusBody = MoveInput & { readonly status: OrderStatus }

export const staffOrderRoutes: FastifyPluginAsync<OrderRouteOptions> = async (
  app,
  { services, orders },
) => {
  const { names, contextOf, assertRecord, describe, sendRecord } = staffRouteHelpers(
    orders,
    services.db,
  )
  const reasons = orders.resource.field.rejectionReason?.property.enum ?? []

  app.patch<ById & { Body: StatusBody }>(
    '/:id/status',
    describe(
      { access: staffAccess('orders', 'read') },
      'move',
      'Move an order to another status, if its current status allows it',
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
      return sendRecord(request, reply, id)
    },
  )
}

/** Requires the same permission as the action of this step. */
function assertVerb({ account }: FastifyRequest, to: OrderStatus): void {
  if (!account || !hasPermission(account.permissions, 'orders', verbByStatus[to]))
    throw refuse('forbidden')
}
