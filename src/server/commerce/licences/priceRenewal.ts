import { pickTranslation, type Language } from '#domain/locale.ts'
import { priceBasket } from '#domain/pricing/priceBasket.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { prepareBasket } from '#server/commerce/orders/checkout/prepareBasket.ts'
import type { Buyer } from '#server/commerce/orders/checkout/buyer.ts'
import { lineProblemMessage } from '#server/commerce/orders/checkout/priceCart.ts'
import {
  readPricingFacts,
  type PricingFacts,
} from '#server/commerce/orders/checkout/pricingFacts.ts'
import type { ShippingAddress } from '#server/commerce/orders/checkout/insertOrder.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { selectRenewalDiscounts, readRecurringDiscounts } from './recurringDiscounts.ts'
import type { Renewable } from './renewable.ts'

type RenewalPriceInput = {
  readonly renewable: Renewable
  readonly buyer: Buyer
  readonly language: Language
}

/**
 * Prices the next period as of now, with the tax country of the last one. Refuses with
 * `not_for_sale` or `purchase_barrier`.
 */
export async function priceRenewal(
  { brand, catalogue }: OrderServices,
  db: Database,
  { renewable, buyer, language }: RenewalPriceInput,
) {
  const address = await readFormerAddress(db, renewable.order)
  const recurring = await readRecurringDiscounts(db, renewable.firstOrder)
  const request = {
    items: [{ product: renewable.product, quantity: renewable.units }],
    country: address?.country ?? brand.country,
    code: recurring.find(({ type }) => type === 'code_discount')?.code ?? null,
    giftCard: null,
    shippingMethod: null,
  }
  const current = await readPricingFacts(db, request, buyer, brand)
  const discounts = await selectRenewalDiscounts(db, current.discounts, recurring)
  const facts: PricingFacts = { ...current, discounts }
  const prepared = prepareBasket(request, facts, { ...brand, language })
  const lineContext = { prepared, facts, catalogue, language }
  const [line] = prepared.lines
  if (!line) throw refuse('not_for_sale', { values: { what: nouns.thisProduct } })
  if (line.problem?.reason === 'barrier')
    throw refuse('purchase_barrier', {
      values: { reason: lineProblemMessage(line, lineContext)?.message ?? '' },
    })
  if (line.problem) {
    const what = pickTranslation(line.product.name, language) ?? line.product.code
    throw refuse(line.problem.reason, { values: { what } })
  }
  const priced = priceBasket(prepared.basket)
  // Discounts granted for every period do not count as used again.
  const grantedIds = new Set(recurring.map(({ id }) => id))
  const applied = priced.applied.filter(({ id }) => !grantedIds.has(id))
  return { address, prepared, priced: { ...priced, applied }, facts }
}

async function readFormerAddress(
  db: Database,
  order: string,
): Promise<ShippingAddress | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('shipping_address as address')
    .where('id', '=', order)
    .executeTakeFirst()
  return row?.address ?? undefined
}
