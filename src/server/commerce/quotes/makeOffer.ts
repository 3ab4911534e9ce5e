import type { Currency } from '#domain/money.ts'
import { refuse, refuseField } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { anyOf } from '#server/platform/database/expressions.ts'
import { insertMembers } from '#server/engine/writes/insertMembers.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import type { CounterInput } from './counterOffer.ts'
import { notifyBuyer } from './requestMails.ts'
import { lockRequest, type OfferedLine } from './lockRequest.ts'
import { buyerOfRequest, priceQuote, assertSellableLines, type PricedQuote } from './priceQuote.ts'
import { moveRequest } from './moveRequest.ts'
import type { RequestActor } from './requestActor.ts'

export type OfferInput = {
  readonly lines: CounterInput['lines']
  /** ISO 8601 */
  readonly validUntil: string
  readonly message?: string | undefined
}

/** Larger amounts would not stay exact in sums and taxes; in minor units. */
const maxOffer = 9_000_000_000_000

/**
 * Saves a new offer of staff as a further round, in the caller's transaction. Refuses with `stale`.
 */
export async function makeOffer(
  ownServices: OrderServices,
  db: Database,
  { id, offer, version }: { id: string; offer: OfferInput; version?: number | undefined },
  actor: RequestActor,
): Promise<void> {
  const request = await lockRequest(db, id)
  const services = ownServices.forBrand(request.brand)
  const { brand, catalogue } = services
  if (version !== undefined && version !== request.version) throw refuse('stale')
  const lines = await toOfferedLines(db, offer, brand.currency)
  if (Date.parse(offer.validUntil) <= Date.parse(request.at))
    throw refuseField('/validUntil', 'field.future')
  const { validUntil, message } = offer
  const round = request.round + 1
  const pricedQuote = await priceQuote(db, services, {
    lines,
    buyer: buyerOfRequest(request),
    country: request.country ?? brand.country,
    language: actor.language,
  })
  assertSellableLines(pricedQuote, lines, {
    catalogue,
    language: actor.language,
    requiresStock: false,
    linePointer: (index) => `/lines/${index}/product`,
  })
  const { total } = pricedQuote.priced
  const step = {
    actor,
    message: message?.trim() ? { text: message } : undefined,
    rounds: lines.map(({ code, quantity, unitPrice }) => ({
      round,
      side: actor.side,
      code,
      quantity,
      unitPrice: { amount: unitPrice, currency: brand.currency },
      validUntil,
      at: request.at,
    })),
    columns: { round, valid_until: validUntil, ...sumColumns(pricedQuote) },
    facts: { round, total, currency: brand.currency, validUntil },
  }
  const offeredRequest = { ...request, lines, validUntil, round, total, currency: brand.currency }
  await moveRequest(services, db, offeredRequest, 'quoted', step)
  await replaceLines(db, id, lines, pricedQuote)
  await notifyBuyer(services, db, offeredRequest, 'requestQuoted', { text: message })
}

async function toOfferedLines(
  db: Database,
  { lines }: OfferInput,
  currency: Currency,
): Promise<OfferedLine[]> {
  if (!lines.length) throw refuseField('/lines', 'field.minItems', { min: 1 })
  const products = lines.map(({ product }) => product.toLowerCase())
  if (new Set(products).size < products.length) throw refuseField('/lines', 'field.uniqueItems')
  const codes = await readProductCodes(db, products)
  const offeredLines = lines.map(({ quantity, unitPrice }, index): OfferedLine => {
    const product = products[index] ?? ''
    const code = codes.get(product)
    if (code === undefined) throw refuseField(`/lines/${index}/product`, 'field.missing_target')
    if (unitPrice.currency !== currency)
      throw refuseField(`/lines/${index}/unitPrice`, 'field.invalid')
    return { product, code, quantity, unitPrice: unitPrice.amount }
  })
  const total = offeredLines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
  if (total > maxOffer) throw refuseField('/lines', 'field.invalid')
  return offeredLines
}

/** Returns the codes of existing products by id. */
export async function readProductCodes(
  db: Database,
  products: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'code'])
    .where('id', '=', anyOf(products))
    .execute()
  return new Map(rows.map(({ id, code }) => [id, code]))
}

function sumColumns({ priced }: PricedQuote): Record<string, unknown> {
  const { subtotal, shipping, tax, rounding, total, currency } = priced
  return Object.fromEntries(
    Object.entries({ subtotal, shipping, tax, rounding, total }).flatMap(([name, amount]) => [
      [name, amount],
      [`${name}_currency`, currency],
    ]),
  )
}

async function replaceLines(
  db: Database,
  request: string,
  lines: readonly OfferedLine[],
  { listPrices, priced: { currency } }: PricedQuote,
): Promise<void> {
  const members = lines.map(({ product, quantity, unitPrice }) => {
    const listPrice = listPrices.get(product)
    const facts = {
      quantity,
      unitPrice: { amount: unitPrice, currency },
      ...(listPrice === undefined ? {} : { listPrice: { amount: listPrice, currency } }),
    }
    return { target: product, facts }
  })
  await db.deleteFrom('requests__lines').where('source_id', '=', request).execute()
  await insertMembers(db, 'requests__lines', [[request, members]])
}
