import type { FastifyPluginAsync } from 'fastify'
import { readOrderResponse } from '#server/commerce/orders/readOrderResponse.ts'
import { codeVerdict, withCodeLimit } from '#server/commerce/pricing/codeAttempts.ts'
import { startPayment } from '#server/commerce/orders/payments/startPayment.ts'
import { placedOrderSchema } from '#server/commerce/orders/orderSchemas.ts'
import {
  readCodes,
  giftCardHeader,
  assertNoCodesInUrl,
} from '#server/commerce/pricing/codeHeaders.ts'
import { type ById, dataResponse } from '#server/http/commonSchemas.ts'
import { acceptQuote, type AcceptInput } from './acceptQuote.ts'
import { priceCurrentOffer, type QuotePriceQuery } from './priceCurrentOffer.ts'
import { acceptSchema, quotePriceSchema, quotePricingQuery } from './requestSchemas.ts'
import { shopperRouteHelpers, type RequestRouteOptions } from './shopperRouteHelpers.ts'

export const acceptRoutes: FastifyPluginAsync<RequestRouteOptions> = async (app, options) => {
  const { services, orders } = options
  const { contextOf, describe, requireOwn } = shopperRouteHelpers(options)

  app.get<ById & { Querystring: QuotePriceQuery }>(
    '/:id/pricing',
    {
      preValidation: assertNoCodesInUrl,
      ...describe(
        'priceQuote',
        'Get the price of accepting an offer, including shipping to a country or address',
        {
          headers: giftCardHeader,
          querystring: quotePricingQuery,
          response: { 200: dataResponse(quotePriceSchema) },
        },
      ),
    },
    async (request) => {
      const { id, account, actor } = await requireOwn(request)
      const { giftCard } = readCodes(request)
      const priceRequest = { query: request.query, giftCard, account: account.id, actor }
      const { data } = await withCodeLimit(
        services.db,
        request,
        { giftCard },
        () => priceCurrentOffer(services, id, priceRequest),
        ({ isCardWrong }) => ({ giftCard: codeVerdict(!isCardWrong) }),
      )
      return { data }
    },
  )

  app.post<ById & { Body: AcceptInput }>(
    '/:id/accept',
    describe(
      'acceptQuote',
      'Accept the offer of a request; one request becomes one order, even if repeated',
      { body: acceptSchema, response: { 201: placedOrderSchema } },
    ),
    async (request, reply) => {
      const { id, account, actor } = await requireOwn(request)
      const acceptRequest = { id, input: request.body, account: account.id, actor }
      const { giftCard } = request.body
      const { order } = await withCodeLimit(
        services.db,
        request,
        { giftCard },
        () => acceptQuote(services, acceptRequest),
        // Accepting again did not check the card that it sent.
        (accepted) => (accepted.isReplay ? {} : { giftCard: 'right' }),
      )
      const payment = await startPayment(services, order)
      const response = await readOrderResponse(orders, order, payment, contextOf(request))
      return reply.code(201).send(response)
    },
  )
}
