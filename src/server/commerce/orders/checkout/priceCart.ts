import { pickTranslation, type Language } from '#domain/locale.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import type { Money } from '#domain/money.ts'
import { priceBasket } from '#domain/pricing/priceBasket.ts'
import { calculateRecurringCosts } from '#domain/pricing/calculateRecurringCosts.ts'
import { matchesCode } from '#domain/pricing/matchesCode.ts'
import type { Discount, PricedBasket } from '#domain/pricing/types.ts'
import type { ShownName } from '#domain/shownNames.ts'
import type { Catalogue } from '#resource/resource.ts'
import { barrierMessage } from '#server/commerce/catalogue/purchaseBarrierRoutes.ts'
import type { PreparedBasket, CheckoutLine } from './prepareBasket.ts'
import type { PricingFacts } from './pricingFacts.ts'

export type RecurringAmounts = readonly { readonly period: string; readonly amount: Money }[]

type CartPriceInput = {
  readonly prepared: PreparedBasket
  readonly facts: PricingFacts
  readonly catalogue: Catalogue
  readonly language: Language
  /** what shoppers cannot see */
  readonly hiddenNames: ReadonlySet<ShownName>
}

/** Returns the price of a cart with its explanation, as shown to shoppers. */
export function priceCart(input: CartPriceInput) {
  const { prepared, facts, language } = input
  const priced = priceBasket(prepared.basket)
  const { currency } = priced
  const money = (amount: number): Money => ({ amount, currency })
  const codes = new Map(facts.products.map(({ id, code }) => [id, code]))
  return {
    currency,
    lines: priced.lines.map((line, at) => ({
      product: line.product,
      ...lineName(prepared.lines[at], language),
      period: prepared.lines[at]?.product.period ?? null,
      available: input.hiddenNames.has('stock')
        ? null
        : (prepared.lines[at]?.product.available ?? null),
      quantity: line.quantity,
      listPrice: money(line.listPrice),
      unitPrice: money(line.unitPrice),
      gross: money(line.gross),
      discount: money(line.discount),
      tax: money(line.tax),
      total: money(line.total),
      problem: lineProblemMessage(prepared.lines[at], input),
    })),
    missing: prepared.missing,
    ...totalsOf(priced),
    recurring: recurringOf(prepared, priced),
    taxIncluded: prepared.basket.tax.inclusive,
    taxRate: prepared.basket.tax.rate,
    code: codeOf(priced, prepared, language),
    deliverable: !prepared.isUndeliverable,
    shippingMethod: prepared.shipping?.id ?? null,
    shippingMethods: facts.shipping.map(({ id, title, price, freeFrom }) => ({
      _id: id,
      title: pickTranslation(title, language) ?? '',
      price: money(price),
      freeFrom: freeFrom === null ? null : money(freeFrom),
    })),
    rules: priced.rules.map(({ amount, product, ...rule }) => ({
      ...rule,
      ...(product ? { code: codes.get(product) ?? '' } : {}),
      amount: money(amount),
    })),
  }
}

/** Returns the cost of a cart in each later period. */
export const recurringOf = (
  { basket, lines }: PreparedBasket,
  { applied, currency }: PricedBasket,
): RecurringAmounts =>
  calculateRecurringCosts(
    basket,
    lines.map(({ product }) => product.period),
    applied.map(({ id }) => id),
  ).map(({ period, amount }) => ({ period, amount: { amount, currency } }))

function totalsOf(priced: PricedBasket) {
  const money = (amount: number): Money => ({ amount, currency: priced.currency })
  return {
    subtotal: money(priced.subtotal),
    discount: money(priced.discount),
    shipping: money(priced.shipping),
    tax: money(priced.tax),
    rounding: money(priced.rounding),
    total: money(priced.total),
    giftCard: money(priced.giftCard),
    due: money(priced.due),
  }
}

const lineName = (line: CheckoutLine | undefined, language: Language) => ({
  name: pickTranslation(line?.product.name ?? {}, language) ?? '',
  code: line?.product.code ?? '',
})

/** The message why a line cannot be ordered. */
export function lineProblemMessage(
  line: CheckoutLine | undefined,
  { catalogue, facts, language }: Pick<CartPriceInput, 'catalogue' | 'facts' | 'language'>,
): { code: string; message: string } | null {
  const { problem, product } = line ?? {}
  if (!problem) return null
  if (problem.reason === 'barrier')
    return {
      code: 'purchase_barrier',
      message: barrierMessage(catalogue, problem.barrier, facts.tenant?.name, language),
    }
  const productName = pickTranslation(product?.name ?? {}, language) ?? ''
  return {
    code: problem.reason,
    message: formatMessage(`error.${problem.reason}`, language, { what: productName }),
  }
}

function codeOf(priced: PricedBasket, { basket }: PreparedBasket, language: Language) {
  if (!priced.code) return null
  const code = basket.code?.trim() ?? ''
  const discount = basket.discounts.find((each) => matchesCode(each, code))
  if (!priced.code.applied)
    return {
      code,
      applied: false,
      reason: priced.code.reason ?? 'unknown',
      message: formatMessage('error.discount_invalid', language),
    }
  const key = discount && isLastUse(discount) ? 'discount.last' : 'discount.applied'
  return { code, applied: true, reason: null, message: formatMessage(key, language, { code }) }
}

const isLastUse = ({ usageLimit, used, usesPerCustomer, usedByCustomer }: Discount): boolean =>
  (usageLimit !== null && used + 1 >= usageLimit) ||
  (usesPerCustomer !== null && usedByCustomer + 1 >= usesPerCustomer)
