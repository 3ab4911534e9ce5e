import type { Money } from '#domain/money.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import type { Context, Row } from '#server/engine/context.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { readRequest } from './lockRequest.ts'
import { readProductCodes } from './makeOffer.ts'
import { buyerOfRequest, priceQuote } from './priceQuote.ts'

/** A line that may still be incomplete. */
export type PartialLine = {
  readonly product: string | undefined
  readonly quantity: number | undefined
  readonly unitPrice: Money | undefined
}

/** Estimates the total of an offer while it is being typed, from its complete lines. */
export async function estimateOffer(
  ownServices: OrderServices,
  { db, language }: Pick<Context, 'language'> & { readonly db: Database },
  id: string,
  partialLines: readonly PartialLine[],
): Promise<Row> {
  const request = await readRequest(db, id)
  const services = ownServices.forBrand(request.brand)
  const { currency, country } = services.brand
  const money = (amount: number): Money => ({ amount, currency })
  const codes = await readProductCodes(
    db,
    partialLines.flatMap(({ product }) => product ?? []),
  )
  const lines = partialLines.flatMap(({ product = '', quantity = 1, unitPrice }, index) => {
    const code = codes.get(product)
    const isFirst = partialLines.findIndex((each) => each.product === product) === index
    const amount = unitPrice?.currency === currency ? unitPrice.amount : 0
    return code !== undefined && isFirst ? [{ product, code, quantity, unitPrice: amount }] : []
  })
  const { priced, facts } = await priceQuote(db, services, {
    lines,
    buyer: buyerOfRequest(request),
    country: request.country ?? country,
    language,
  })
  const counterPrices = await readCounterPrices(db, id)
  const { subtotal, shipping, tax, rounding, total } = priced
  return {
    lines: partialLines.map(({ product, quantity, unitPrice }) => {
      const available = facts.products.find((each) => each.id === product)?.available
      const counterPrice = counterPrices.get(codes.get(product ?? '') ?? '')
      const hasStockCount = typeof available === 'number'
      return {
        ...(counterPrice && { counterPrice }),
        ...(hasStockCount && { available }),
        ...(hasStockCount && quantity && quantity > available && { missing: quantity - available }),
        ...(quantity && unitPrice && { total: money(quantity * unitPrice.amount) }),
      }
    }),
    subtotal: money(subtotal),
    shipping: money(shipping),
    tax: money(tax),
    rounding: money(rounding),
    total: money(total),
  }
}

/** Returns the prices of the customer's latest counter-offer by product code. */
async function readCounterPrices(db: Database, id: string): Promise<ReadonlyMap<string, Money>> {
  const { rows } = await runSql<{ code: string; price: Money }>(
    db,
    `select distinct on (code) each->>'code' as code, each->'unitPrice' as price
     from requests r, jsonb_array_elements(r.rounds) with ordinality as rounds (each, place)
     where r.id = $1 and each->>'side' = 'buyer' order by code, place desc`,
    [id],
  )
  return new Map(rows.map(({ code, price }) => [code, price]))
}
