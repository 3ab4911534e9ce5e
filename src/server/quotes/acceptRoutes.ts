import type { FastifyPluginAsync } from 'fastify'
import { orderAnswer } from '../orders/orderAnswer.ts'
import { payFor } from '../orders/place.ts'
import { dataOf, placedSchema } from '../orders/schemas.ts'
import { acceptQuote, type Acceptance } from './acceptQuote.ts'
import { quotePrice, type QuotePriceQuery } from './quotePrice.ts'
import { acceptSchema, quotePriceSchema, quotePricingQuery } from './schemas.ts'
import { shopperKit, type ById, type RequestRouteOptions } from './shopperKit.ts'

/** What an offer comes to, and how it becomes an order. */
export const acceptRoutes: FastifyPluginAsync<RequestRouteOptions> = async (app, options) => {
  const { parts, orders } = options
  const { config, contextOf, describe, demandOwn } = shopperKit(options)

  app.get<ById & { Querystring: QuotePriceQuery }>(
    '/:id/pricing',
    {
      config,
      schema: describe('priceQuote', 'What accepting an offer costs, to where it is sent', {
        querystring: quotePricingQuery,
        response: { 200: dataOf(quotePriceSchema) },
      }),
    },
    async (request) => {
      const { id, account, who } = await demandOwn(request)
      return {
        data: await quotePrice(parts, id, { query: request.query, account: account.id, who }),
      }
    },
  )

  app.post<ById & { Body: Acceptance }>(
    '/:id/accept',
    {
      config,
      schema: describe(
        'acceptQuote',
        'Accept the offer that was seen: one request makes one order, however often it is accepted',
        { body: acceptSchema, response: { 201: placedSchema } },
      ),
    },
    async (request, reply) => {
      const { id, account, who } = await demandOwn(request)
      const accepting = { id, input: request.body, account: account.id, who }
      const made = await acceptQuote(parts, accepting)
      const payment = await payFor(parts, made)
      const answer = await orderAnswer(orders, made, payment, contextOf(request))
      return reply.code(201).send(answer)
    },
  )
}
