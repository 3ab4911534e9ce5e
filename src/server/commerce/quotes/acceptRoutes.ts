import type { FastifyPluginAsync } from 'fastify'
import { orderAnswer } from '#server/commerce/orders/orderAnswer.ts'
import { tryCodes } from '#server/commerce/pricing/codeTries.ts'
import { payFor } from '#server/commerce/orders/payFor.ts'
import { dataOf, placedSchema } from '#server/commerce/orders/schemas.ts'
import {
  codesIn,
  giftCardHeader,
  refuseCodesInAddress,
} from '#server/commerce/pricing/typedCodes.ts'
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
      preValidation: refuseCodesInAddress,
      schema: describe('priceQuote', 'What accepting an offer costs, to where it is sent', {
        headers: giftCardHeader,
        querystring: quotePricingQuery,
        response: { 200: dataOf(quotePriceSchema) },
      }),
    },
    async (request) => {
      const { id, account, who } = await demandOwn(request)
      const { giftCard } = codesIn(request)
      const priceRequest = { query: request.query, giftCard, account: account.id, who }
      const { data } = await tryCodes(
        parts.db,
        request,
        { giftCard },
        () => quotePrice(parts, id, priceRequest),
        ({ isCardWrong }) => ({ giftCard: isCardWrong }),
      )
      return { data }
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
      const { giftCard } = request.body
      const made = await tryCodes(parts.db, request, { giftCard }, () =>
        acceptQuote(parts, accepting),
      )
      const payment = await payFor(parts, made)
      const answer = await orderAnswer(orders, made, payment, contextOf(request))
      return reply.code(201).send(answer)
    },
  )
}
