import type { FastifyPluginAsync } from 'fastify'
import { requireAccount } from '#server/http/requestAccount.ts'
import { idParams, type ById } from '#server/http/commonSchemas.ts'
import { payOrderSchema, placedOrderSchema } from '#server/commerce/orders/orderSchemas.ts'
import { orderRenewal, type RenewInput } from './orderRenewal.ts'
import type { RenewalSubject } from './renewable.ts'
import { shopperRouteHelpers, type LicenceRouteOptions } from './shopperRouteHelpers.ts'

type Options = LicenceRouteOptions & { readonly kind: RenewalSubject['kind'] }

export const renewRoute: FastifyPluginAsync<Options> = async (app, options) => {
  const { services, orders, kind } = options
  const { describe, requireOwn } = shopperRouteHelpers(options)

  app.post<ById & { Body: RenewInput }>(
    '/:id/renew',
    describe(
      'renew',
      'Order the next period; returns 201 with a new order or 200 with the open one',
      {
        params: idParams,
        body: { ...payOrderSchema, required: ['paymentMethod'] },
        response: { 200: placedOrderSchema, 201: placedOrderSchema },
      },
    ),
    async (request, reply) => {
      await requireOwn(request)
      const subject = { kind, id: request.params.id }
      const requester = { identity: requireAccount(request), language: request.language }
      const { status, body } = await orderRenewal(
        services,
        orders,
        subject,
        request.body,
        requester,
      )
      return reply.code(status).send(body)
    },
  )
}
