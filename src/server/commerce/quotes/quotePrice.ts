import { cartPrice } from '#server/commerce/orders/cartPrice.ts'
import type { OrderParts } from '#server/commerce/orders/parts.ts'
import { addressFor } from '#server/commerce/orders/addressFor.ts'
import { readRequest } from './lockRequest.ts'
import { partyOf, priceQuote } from './priceQuote.ts'
import { isOver } from './requestLife.ts'
import { moved } from './takeStep.ts'
import type { Who } from './who.ts'

export type QuotePriceQuery = {
  readonly country?: string
  readonly address?: string
  readonly shippingMethod?: string
}

type QuotePriceRequest = {
  readonly query: QuotePriceQuery
  readonly giftCard: string | null
  readonly account: string
  readonly who: Who
}

/** What the offer that stands comes to; the same price that accepting it has. */
export async function quotePrice(
  parts: OrderParts,
  id: string,
  { query, giftCard, account, who }: QuotePriceRequest,
) {
  const { db, brand, catalogue } = parts
  const { language } = who
  const request = await readRequest(db, id)
  if (isOver(request) || !request.lines.length) throw moved(request, catalogue, who)
  const address = await addressFor(db, query, account)
  const { prepared, facts } = await priceQuote(db, parts, {
    ...query,
    giftCard: giftCard ?? undefined,
    lines: request.lines,
    buyer: partyOf(request),
    country: query.country ?? address?.country ?? request.country ?? brand.country,
    language,
  })
  const { round, validUntil } = request
  const told = { prepared, facts, catalogue, language, hides: parts.hides() }
  const data = { ...cartPrice(told), round, validUntil }
  return { data, isCardWrong: giftCard !== null && !facts.giftCard }
}
