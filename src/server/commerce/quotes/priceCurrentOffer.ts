import { priceCart } from '#server/commerce/orders/checkout/priceCart.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { resolveShippingAddress } from '#server/commerce/orders/checkout/resolveShippingAddress.ts'
import { readRequest } from './lockRequest.ts'
import { buyerOfRequest, priceQuote } from './priceQuote.ts'
import { isClosed } from './requestLifecycle.ts'
import { statusRefusal } from './moveRequest.ts'
import type { RequestActor } from './requestActor.ts'

export type QuotePriceQuery = {
  readonly country?: string
  readonly address?: string
  readonly shippingMethod?: string
}

type QuotePriceRequest = {
  readonly query: QuotePriceQuery
  readonly giftCard: string | null
  readonly account: string
  readonly actor: RequestActor
}

/** Prices the current offer, exactly as accepting it would. */
export async function priceCurrentOffer(
  services: OrderServices,
  id: string,
  { query, giftCard, account, actor }: QuotePriceRequest,
) {
  const { db, brand, catalogue } = services
  const { language } = actor
  const request = await readRequest(db, id)
  if (isClosed(request) || !request.lines.length) throw statusRefusal(request, catalogue, actor)
  const address = await resolveShippingAddress(db, query, account)
  const { prepared, facts } = await priceQuote(db, services, {
    ...query,
    giftCard: giftCard ?? undefined,
    lines: request.lines,
    buyer: buyerOfRequest(request),
    country: query.country ?? address?.country ?? request.country ?? brand.country,
    language,
  })
  const { round, validUntil } = request
  const priceInput = { prepared, facts, catalogue, language, hiddenNames: services.hiddenNames() }
  const data = { ...priceCart(priceInput), round, validUntil }
  return { data, isCardWrong: giftCard !== null && !facts.giftCard }
}
