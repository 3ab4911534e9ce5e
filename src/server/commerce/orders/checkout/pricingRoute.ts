import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Translations } from '#domain/locale.ts'
import { refuse } from '#domain/problem.ts'
import { readBuyerCountry } from './resolveShippingAddress.ts'
import { prepareBasket } from './prepareBasket.ts'
import { readBuyer } from './buyer.ts'
import { priceCart } from './priceCart.ts'
import { codeVerdict, withCodeLimit } from '#server/commerce/pricing/codeAttempts.ts'
import { readPricingFacts } from './pricingFacts.ts'
import type { OrderServices } from '../orderServices.ts'
import { cartPriceSchema, pricingQuery } from '../orderSchemas.ts'
import { codeHeaders, readCodes, assertNoCodesInUrl } from '#server/commerce/pricing/codeHeaders.ts'
import { dataResponse } from '#server/http/commonSchemas.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import { mergeItems, type CheckoutRequest } from './checkoutRequest.ts'

type PricingQuery = {
  readonly items: string
  readonly country?: string
  readonly address?: string
  readonly shippingMethod?: string
}
type PricingRequest = FastifyRequest<{ Querystring: PricingQuery }>

export function registerPricingRoute(
  app: FastifyInstance,
  { db, brand, catalogue, ...services }: OrderServices,
  labels: Readonly<Record<string, Translations>>,
): void {
  app.get<{ Querystring: PricingQuery }>(
    '/pricing',
    {
      preValidation: assertNoCodesInUrl,
      ...describeRoute({ access: 'anyone', labels, feature: 'cart' }, 'orders', {
        operationId: 'priceCart',
        summary: 'Get the price of a cart and how it is calculated; an order has the same price',
        headers: codeHeaders,
        querystring: pricingQuery,
        response: { 200: dataResponse(cartPriceSchema) },
      }),
    },
    async (request) => {
      const { account } = request
      // Where prices are hidden, none are calculated.
      if (services.hiddenNames().has('pricing')) throw refuse('payment_unavailable')
      const buyer =
        account?.audience === 'marketplace' ? await readBuyer(db, account.id) : undefined
      const { code, giftCard } = readCodes(request)
      // Guests cannot try gift card codes.
      const typed = { code, giftCard: buyer ? giftCard : null }
      const { data } = await withCodeLimit(
        db,
        request,
        typed,
        () => priceForRequest(request, typed, buyer),
        (priced) => ({
          ...(priced.data.code && { code: codeVerdict(priced.data.code.applied) }),
          giftCard: codeVerdict(Boolean(priced.facts.giftCard)),
        }),
      )
      return { data }
    },
  )

  async function priceForRequest(
    { query, language }: PricingRequest,
    typed: Pick<CheckoutRequest, 'code' | 'giftCard'>,
    buyer: Awaited<ReturnType<typeof readBuyer>> | undefined,
  ) {
    const request: CheckoutRequest = {
      ...typed,
      items: mergeItems(readItems(query.items)),
      country:
        query.country ?? (await readBuyerCountry(db, buyer?.id, query.address)) ?? brand.country,
      shippingMethod: query.shippingMethod ?? null,
    }
    const facts = await readPricingFacts(db, request, buyer, brand)
    const prepared = prepareBasket(request, facts, { ...brand, language })
    const data = priceCart({
      prepared,
      facts,
      catalogue,
      language,
      hiddenNames: services.hiddenNames(),
    })
    return { facts, data }
  }
}

const readItems = (text: string): CheckoutRequest['items'] =>
  text.split(',').map((each) => {
    const [product = '', quantity] = each.split(':')
    return { product, quantity: Math.max(1, Number(quantity)) }
  })
