import { inLanguage, type Language } from '#domain/locale.ts'
import { priceBasket } from '#domain/pricing/priceBasket.ts'
import type { PricedBasket } from '#domain/pricing/types.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse } from '#domain/problem.ts'
import { run, type Database } from '#server/platform/database/database.ts'
import { prepareBasket, type Prepared } from '#server/commerce/orders/basket.ts'
import type { Buyer } from '#server/commerce/orders/buyer.ts'
import { problemOf } from '#server/commerce/orders/cartPrice.ts'
import { readFacts, type Facts } from '#server/commerce/orders/facts.ts'
import type { ShippingAddress } from '#server/commerce/orders/insertOrder.ts'
import type { OrderParts } from '#server/commerce/orders/parts.ts'
import { discountsOfRenewal, keptDiscounts } from './keptDiscounts.ts'
import type { Renewable } from './renewable.ts'

type Asked = {
  readonly renewable: Renewable
  readonly buyer: Buyer
  readonly language: Language
}

type Priced = {
  readonly address: ShippingAddress | undefined
  readonly prepared: Prepared
  readonly priced: PricedBasket
  readonly facts: Facts
}

/** What the next period costs today, taxed where the last one was. */
export async function priceRenewal(
  { brand, catalogue }: OrderParts,
  db: Database,
  { renewable, buyer, language }: Asked,
): Promise<Priced> {
  const address = await formerAddress(db, renewable.order)
  const kept = await keptDiscounts(db, renewable.firstOrder)
  const wanted = {
    items: [{ product: renewable.product, quantity: renewable.units }],
    country: address?.country ?? brand.country,
    code: kept.find(({ type }) => type === 'code_discount')?.code ?? null,
    giftCard: null,
    shippingMethod: null,
  }
  const found = await readFacts(db, wanted, buyer, brand)
  const discounts = await discountsOfRenewal(db, found.discounts, kept)
  const facts: Facts = { ...found, discounts }
  const prepared = prepareBasket(wanted, facts, { ...brand, language })
  const told = { prepared, facts, catalogue, language }
  const [line] = prepared.lines
  if (!line) throw refuse('not_for_sale', { values: { what: nouns.thisProduct } })
  if (line.problem?.reason === 'barrier')
    throw refuse('purchase_barrier', { values: { reason: problemOf(line, told)?.message ?? '' } })
  if (line.problem) {
    const what = inLanguage(line.product.name, language) ?? line.product.code
    throw refuse(line.problem.reason, { values: { what } })
  }
  const priced = priceBasket(prepared.basket)
  // What was granted for every period is not counted as used again.
  const granted = new Set(kept.map(({ id }) => id))
  const applied = priced.applied.filter(({ id }) => !granted.has(id))
  return { address, prepared, priced: { ...priced, applied }, facts }
}

async function formerAddress(db: Database, order: string): Promise<ShippingAddress | undefined> {
  const { rows } = await run<{ address: ShippingAddress | null }>(
    db,
    'select shipping_address as address from orders where id = $1',
    [order],
  )
  return rows[0]?.address ?? undefined
}
