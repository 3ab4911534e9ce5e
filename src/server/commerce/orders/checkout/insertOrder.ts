import { pickTranslation, type Language } from '#domain/locale.ts'
import { formatOrderNumber, formatTransferReference } from '#domain/order/orderNumbers.ts'
import { paymentStatusOf, type PaymentMethod } from '#domain/order/paymentStatus.ts'
import type { PricedBasket } from '#domain/pricing/types.ts'
import { toSearchText } from '#domain/toSearchText.ts'
import { compileOnce, type ValueOf } from '#server/platform/database/compileOnce.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { createParameters } from '#server/platform/database/createParameters.ts'
import { insertMembersSql, memberRows } from '#server/engine/writes/insertMembers.ts'
import { orderEventRow } from '../recordOrderEvent.ts'
import type { PreparedBasket } from './prepareBasket.ts'
import type { Buyer } from './buyer.ts'
import type { RecurringAmounts } from './priceCart.ts'
import type { PricingFacts } from './pricingFacts.ts'

export type ShippingAddress = Readonly<Record<string, string>>

export type NewOrder = {
  readonly id: string
  /** each cart makes at most one order; orders of other origin have none */
  readonly cartId: string | null
  readonly buyer: Buyer
  readonly language: Language
  readonly brand: string
  readonly number: string
  /** ISO 8601 */
  readonly at: string
  readonly method: PaymentMethod
  readonly deadline: string
  readonly address: ShippingAddress | undefined
  readonly prepared: PreparedBasket
  readonly priced: PricedBasket
  readonly facts: Pick<PricingFacts, 'discounts' | 'groups'>
  /** the costs of later periods that the buyer was shown */
  readonly recurring?: RecurringAmounts
  readonly note: string | undefined
  /** the quote request it comes from */
  readonly quote?: string
}

/**
 * Returns the next number of a gapless series; locked until the transaction ends, so call it late.
 */
export async function nextNumber(db: Database, kind: string): Promise<number> {
  const { rows } = await takeNumber(db, { kind })
  return rows[0]?.value ?? 0
}

const takeNumber = compileOnce((db, value: ValueOf<{ kind: string }>) =>
  db
    .insertInto('number_sequences')
    .values({ kind: value('kind'), value: 1 })
    .onConflict((oc) =>
      oc.column('kind').doUpdateSet((eb) => ({ value: eb('number_sequences.value', '+', 1) })),
    )
    .returning('value'),
)

/** Returns the number of an order that is placed at `at`, in ISO 8601. */
export async function nextOrderNumber(db: Database, prefix: string, at: string): Promise<string> {
  const turn = await nextNumber(db, `order:${prefix}`)
  return formatOrderNumber(prefix, new Date(at).getUTCFullYear(), turn)
}

export const recipientOf = ({ address, buyer }: NewOrder): string => address?.fullName ?? buyer.name

export const transferReferenceOf = ({ method, number }: NewOrder): string | null =>
  method === 'bank_transfer' ? formatTransferReference(number) : null

export type InsertedRow = Record<string, unknown>

/**
 * Inserts an order as agreed and its first event: the names and prices on its lines never change.
 * Returns expressions of its row `a`; of other tables they read what statements before have written.
 */
export async function insertOrder(
  db: Database,
  order: NewOrder,
  expressions: string,
): Promise<InsertedRow | undefined> {
  const { number, priced, prepared, buyer, method } = order
  const values = {
    id: order.id,
    brand: order.brand,
    buyer_id: buyer.id,
    cart_id: order.cartId,
    number,
    status: 'pending',
    payment_status: paymentStatusOf({
      due: priced.due,
      captured: 0,
      refunded: 0,
      method,
      proof: 'none',
      open: true,
      failed: false,
    }),
    payment_method: method,
    placed_at: order.at,
    customer_name: recipientOf(order),
    email: buyer.email,
    language: order.language,
    customer: buyer.customer,
    company: buyer.company,
    tenant: buyer.tenant,
    tenant_user: buyer.tenantUser,
    items_quantity: priced.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    shipping_address: order.address ? JSON.stringify(order.address) : null,
    shipping_method: prepared.shipping
      ? pickTranslation(prepared.shipping.title, order.language)
      : null,
    ...amountColumns(priced),
    tax_included: prepared.basket.tax.inclusive,
    discount_code: priced.code?.applied ? prepared.basket.code?.trim() : null,
    rules: JSON.stringify(orderRules(order)),
    recurring: JSON.stringify(order.recurring ?? []),
    transfer_reference: transferReferenceOf(order),
    payment_deadline: order.deadline,
    note: order.note ?? null,
    quote: order.quote ?? null,
    search_text: toSearchText([number, buyer.name, buyer.email].join(' ')),
  }
  const event = orderEventRow(order.id, 'placed', {}, { id: buyer.id, name: buyer.name })
  const { rows } = await runSql(db, insertionSql(values, event, expressions), [
    ...Object.values(values),
    ...Object.values(event),
    JSON.stringify(memberRows(order.id, lineMembers(order))),
  ])
  return rows[0]
}

const insertions = new Map<string, string>()

/** The inserted rows have the names of their tables, so that expressions read them instead. */
function insertionSql(order: object, event: object, expressions: string): string {
  const { add, values } = createParameters()
  const columnsSql = (row: object): string => {
    const parameters = Object.values(row).map(add)
    return `(${Object.keys(row).join(', ')}) values (${parameters.join(', ')})`
  }
  const text =
    insertions.get(expressions) ??
    `with orders as (insert into orders ${columnsSql(order)} returning *),
     order_events as (insert into order_events ${columnsSql(event)} returning *),
     orders__items as (${insertMembersSql('orders__items', `$${values.length + 1}`)} returning *)
     select ${expressions} from orders a`
  insertions.set(expressions, text)
  return text
}

const amountColumns = (priced: PricedBasket) =>
  Object.fromEntries(
    Object.entries({
      subtotal: priced.subtotal,
      discount: priced.discount,
      shipping: priced.shipping,
      tax: priced.tax,
      rounding: priced.rounding,
      total: priced.total,
      gift_card: priced.giftCard,
      due: priced.due,
      paid: 0,
      refunded: 0,
    }).flatMap(([name, amount]) => [
      [name, amount],
      [`${name}_currency`, priced.currency],
    ]),
  )

/** The price rules in the order's language, with names in all languages for later readers. */
function orderRules({ priced, prepared, facts }: NewOrder) {
  const codes = new Map(prepared.lines.map(({ product }) => [product.id, product.code]))
  const names = new Map([...facts.discounts, ...facts.groups].map(({ id, title }) => [id, title]))
  return priced.rules.map(({ id, product, amount, rate, ...rule }) => ({
    ...rule,
    ...(rule.title !== undefined && { names: names.get(id ?? '') ?? prepared.shipping?.title }),
    ...(rate === undefined ? {} : { rate: rate / 100 }),
    ...(product ? { code: codes.get(product) ?? '' } : {}),
    amount: { amount, currency: priced.currency },
  }))
}

const lineMembers = (order: NewOrder) =>
  linesOf(order).map((facts, at) => ({ target: order.priced.lines[at]?.product ?? '', facts }))

/** Returns the lines of an order as they are stored. */
export function linesOf({ priced, prepared, language }: NewOrder) {
  const money = (amount: number) => ({ amount, currency: priced.currency })
  return priced.lines.map((line, at) => {
    const requested = prepared.lines[at]
    return {
      name: pickTranslation(requested?.product.name ?? {}, language) ?? '',
      names: requested?.product.name,
      code: requested?.product.code ?? '',
      quantity: line.quantity,
      shipped: 0,
      unitPrice: money(line.unitPrice),
      ...(requested?.product.period && { period: requested.product.period }),
      discount: money(line.discount),
      tax: money(line.tax),
      total: money(line.total),
      digital: requested?.digital ?? false,
    }
  })
}
