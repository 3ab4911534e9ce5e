import type { FastifyPluginAsync } from 'fastify'
import { nouns } from '#domain/messages/nouns.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import { idParams, type ById } from '#server/http/commonSchemas.ts'
import { refuse } from '#domain/problem.ts'
import { InvalidWebhookError } from '#server/commerce/payments/paymentProvider.ts'
import type { OrderServices } from '../orderServices.ts'
import { saveWebhookEvent, trySettlePayment } from './webhooks.ts'

type Options = { readonly services: OrderServices }

/** The routes that providers use: webhooks, and payers who return from their pages. */
export const paymentRoutes: FastifyPluginAsync<Options> = async (app, { services }) => {
  const { db, providers } = services

  app.get<ById>(
    '/:id/return',
    describeRoute({ access: 'anyone' }, 'payments', {
      operationId: 'returnFromPayment',
      summary: 'Redirect a payer from the page of the payment provider to the storefront',
      params: idParams,
      response: { 303: { type: 'null', description: 'Redirects to the storefront.' } },
    }),
    async (request, reply) => {
      const { id } = request.params
      await trySettlePayment(services, id)
      const payment = await db
        .selectFrom('payments as p')
        .innerJoin('orders as o', 'o.id', 'p.order_id')
        .select(['p.return_to', 'p.state', 'o.number', 'o.id as order'])
        .where('p.id', '=', id)
        .executeTakeFirst()
      if (!payment) throw refuse('not_found', { values: { what: nouns.payment } })
      const url = new URL(payment.return_to, 'http://shop.invalid')
      url.searchParams.set('order', payment.order)
      url.searchParams.set('payment', payment.state)
      return reply.redirect(`${url.pathname}${url.search}${url.hash}`, 303)
    },
  )

  await app.register(async (hooks) => {
    // Signatures are checked over the raw bytes.
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    hooks.post<{ Params: { provider: string }; Body: Buffer }>(
      '/webhooks/:provider',
      describeRoute({ access: 'anyone' }, 'payments', {
        operationId: 'receiveWebhook',
        summary: 'Receive a signed webhook of the payment provider',
        params: {
          type: 'object',
          required: ['provider'],
          properties: { provider: { type: 'string', maxLength: 20 } },
        },
        response: { 200: { type: 'object', properties: { received: { type: 'boolean' } } } },
      }),
      async (request) => {
        const provider = providers.get(request.params.provider.toUpperCase())
        if (!provider) throw refuse('no_route')
        const event = readWebhookOrRefuse(() => provider.readWebhook(request.body, request.headers))
        await saveWebhookEvent(services, provider.code, event)
        services.jobs.nudge('webhook')
        return { received: true }
      },
    )
  })
}

function readWebhookOrRefuse<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof InvalidWebhookError) throw refuse('webhook_refused')
    throw error
  }
}
