import { pickTranslation, type Language } from '#domain/locale.ts'
import { priceBasket } from '#domain/pricing/priceBasket.ts'
import type { PricedBasket } from '#domain/pricing/types.ts'
import { refuse, type Problem } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  prepareBasket,
  type PreparedBasket,
} from '#server/commerce/orders/checkout/prepareBasket.ts'
import type { Buyer } from '#server/commerce/orders/checkout/buyer.ts'
import { lineProblemMessage } from '#server/commerce/orders/checkout/priceCart.ts'
import {
  readPricingFacts,
  type PricingFacts,
} from '#server/commerce/orders/checkout/pricingFacts.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { shortageDetails } from '#server/commerce/stock/shortageDetails.ts'
import type { OfferedLine, RequestRow } from './lockRequest.ts'

export type PricedQuote = {
  /** with the agreed prices in place of list prices */
  readonly facts: PricingFacts
  /** the shop's list prices; a product may have none */
  readonly listPrices: ReadonlyMap<string, number>
  readonly prepared: PreparedBasket
  readonly priced: PricedBasket
}

type QuoteInput = {
  readonly lines: readonly OfferedLine[]
  readonly buyer: Buyer
  readonly country: string
  readonly shippingMethod?: string | undefined
  readonly giftCard?: string | undefined
  readonly language: Language
}

/**
 * Prices a quote with `priceBasket`, using the agreed unit prices and no discounts. Tax and
 * shipping are calculated as for any order.
 */
export async function priceQuote(
  db: Database,
  { brand }: Pick<OrderServices, 'brand'>,
  { lines, buyer, country, shippingMethod, giftCard, language }: QuoteInput,
): Promise<PricedQuote> {
  const request = {
    items: lines.map(({ product, quantity }) => ({ product, quantity })),
    country,
    code: null,
    giftCard: giftCard?.trim() || null,
    shippingMethod: shippingMethod ?? null,
  }
  const current = await readPricingFacts(db, request, buyer, brand)
  const agreedPrices = new Map(lines.map(({ product, unitPrice }) => [product, unitPrice]))
  const { currency } = brand
  const facts: PricingFacts = {
    ...current,
    groups: [],
    discounts: [],
    products: current.products.map((each) => ({
      ...each,
      price: agreedPrices.get(each.id) ?? null,
      currency,
    })),
  }
  const prepared = prepareBasket(request, facts, { ...brand, language })
  const listPriceEntries = current.products.flatMap((each): [string, number][] =>
    each.price !== null && each.currency === currency ? [[each.id, each.price]] : [],
  )
  return {
    facts,
    listPrices: new Map(listPriceEntries),
    prepared,
    priced: priceBasket(prepared.basket),
  }
}

/**
 * The buyer of a quote. Discounts do not apply, so the id is not needed for counting their uses.
 */
export const buyerOfRequest = (request: RequestRow): Buyer => ({
  id: request.id,
  name: `${request.firstName} ${request.lastName}`,
  email: request.email,
  language: request.language,
  customer: request.customer,
  company: request.company,
  tenant: request.tenant,
  tenantUser: null,
})

type LineCheck = Pick<OrderServices, 'catalogue'> & {
  /** what the reader cannot see; undefined for staff */
  readonly hiddenNames?: OrderServices['hiddenNames']
  readonly language: Language
  /** whether everything must be in stock now */
  readonly requiresStock: boolean
  /** returns the JSON pointer of the caller's field for a line */
  readonly linePointer?: (index: number) => string
}

/**
 * Throws for the first line that does not exist or cannot be sold to this buyer. Refuses with
 * `not_for_sale` or `purchase_barrier`.
 */
export function assertSellableLines(
  { prepared, facts }: PricedQuote,
  lines: readonly OfferedLine[],
  { catalogue, hiddenNames = hideNothing, language, requiresStock, linePointer }: LineCheck,
): void {
  for (const [index, { product: id, code }] of lines.entries()) {
    const fields: Pick<Problem, 'fields'> = linePointer
      ? { fields: { [linePointer(index)]: { key: 'field.invalid' } } }
      : {}
    const line = prepared.lines.find(({ product }) => product.id === id)
    if (!line)
      throw refuse('not_for_sale', {
        values: { what: code },
        ...fields,
        details: { product: code },
      })
    const { problem, product } = line
    if (!problem || (!requiresStock && isStockProblem(problem.reason))) continue
    const details = shortageDetails(
      { hiddenNames },
      { product: code, available: product.available },
    )
    const lineContext = { facts, catalogue, language }
    const reason = lineProblemMessage(line, lineContext)?.message ?? ''
    const productName = pickTranslation(product.name, language) ?? code
    if (problem.reason === 'barrier')
      throw refuse('purchase_barrier', { values: { reason }, ...fields, details })
    throw refuse(problem.reason, { values: { what: productName }, ...fields, details })
  }
}

const hideNothing: OrderServices['hiddenNames'] = () => new Set()

const isStockProblem = (reason: string): boolean =>
  reason === 'out_of_stock' || reason === 'not_enough_stock'
