import type { FastifyPluginAsync } from 'fastify'
import { signedIn } from '#server/http/requestAccount.ts'
import { idParams } from '#server/engine/schemas.ts'
import { paySchema, placedSchema } from '#server/commerce/orders/schemas.ts'
import { renew, type RenewInput } from './renew.ts'
import type { Subject } from './renewable.ts'
import { shopperKit, type ById, type LicenceRouteOptions } from './shopperKit.ts'

type Options = LicenceRouteOptions & { readonly kind: Subject['kind'] }

/** How owners pay for one period more. */
export const renewRoute: FastifyPluginAsync<Options> = async (app, options) => {
  const { parts, orders, kind } = options
  const { config, describe, demandOwn } = shopperKit(options)

  app.post<ById & { Body: RenewInput }>(
    '/:id/renew',
    {
      config,
      schema: describe(
        'renew',
        'Order the next period: 201 with the new order, 200 with the one that is open already',
        {
          params: idParams,
          body: { ...paySchema, required: ['paymentMethod'] },
          response: { 200: placedSchema, 201: placedSchema },
        },
      ),
    },
    async (request, reply) => {
      await demandOwn(request)
      const subject = { kind, id: request.params.id }
      const asker = { identity: signedIn(request), language: request.language }
      const { status, body } = await renew(parts, orders, subject, request.body, asker)
      return reply.code(status).send(body)
    },
  )
}
