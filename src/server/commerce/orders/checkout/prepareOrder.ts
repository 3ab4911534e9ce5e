import type { Money } from '#domain/money.ts'
import { priceBasket } from '#domain/pricing/priceBasket.ts'
import type { PricedBasket } from '#domain/pricing/types.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse, refuseField } from '#domain/problem.ts'
import { recordFromKeys } from '#domain/keys.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { pickTranslation, languageCodes, type Language } from '#domain/locale.ts'
import type { Database } from '#server/platform/database/database.ts'
import { settleAll } from '#server/platform/settleAll.ts'
import type { Shortage } from '#server/commerce/stock/reservations.ts'
import { shortageDetails } from '#server/commerce/stock/shortageDetails.ts'
import type { CardPaymentOptions } from '../payments/payments.ts'
import { resolveShippingAddress, readBuyerCountry } from './resolveShippingAddress.ts'
import { prepareBasket, type PreparedBasket } from './prepareBasket.ts'
import type { Buyer, PricedBuyer } from './buyer.ts'
import { priceCart, lineProblemMessage, recurringOf } from './priceCart.ts'
import { readPricingFacts, type PricingFacts } from './pricingFacts.ts'
import type { ShippingAddress } from './insertOrder.ts'
import type { OrderServices } from '../orderServices.ts'
import { mergeItems, type CheckoutRequest } from './checkoutRequest.ts'
import { sendOrder, type SentOrder } from '../writeOrder.ts'

/** Input validated by `placeOrderSchema`. */
export type PlaceOrderInput = CardPaymentOptions & {
  readonly cartId: string
  readonly items: CheckoutRequest['items']
  readonly paymentMethod: 'card' | 'bank_transfer'
  readonly address?: string
  readonly shippingAddress?: ShippingAddress
  readonly shippingMethod?: string
  readonly code?: string
  readonly giftCard?: string
  readonly expectedTotal?: Money
  readonly note?: string
}

/** Larger sums would no longer be exact numbers. */
const maxTotal = 9_000_000_000_000

/** What an order is decided by. */
export type OrderBasis = {
  readonly address: ShippingAddress | undefined
  readonly request: CheckoutRequest
  readonly facts: PricingFacts
  readonly acceptsOrders: boolean
}

type Requester = {
  readonly buyer: Buyer
  readonly language: Language
  /** expressions of the order's row `a` to return */
  readonly expressions?: string
}

/** Reads what an order is decided by. Refuses with `payment_unavailable`. */
export async function readOrderBasis(
  services: OrderServices,
  input: PlaceOrderInput,
  buyer: PricedBuyer,
  db: Database,
): Promise<OrderBasis> {
  if (services.hiddenNames().has('pricing')) throw refuse('payment_unavailable')
  const address = await resolveShippingAddress(db, input, buyer.id)
  const { brand } = services
  const request: CheckoutRequest = {
    items: mergeItems(input.items),
    country: address?.country ?? (await readBuyerCountry(db, buyer.id)) ?? brand.country,
    code: input.code?.trim() || null,
    giftCard: input.giftCard?.trim() || null,
    shippingMethod: input.shippingMethod ?? null,
  }
  const [facts, acceptsOrders] = await settleAll([
    readPricingFacts(db, request, buyer, brand),
    services.acceptsOrders(db),
  ])
  return { address, request, facts, acceptsOrders }
}

/**
 * Checks, in one transaction, everything that must hold together, and sends the order's statements.
 * Prices are calculated again, and the order is saved before the buyer is sent to a bank. Refuses with
 * `payment_unavailable`, `address_needed`, `no_delivery`, `discount_invalid` or
 * `gift_card_invalid`.
 */
export async function prepareOrder(
  services: OrderServices,
  input: PlaceOrderInput,
  { address, request, facts, acceptsOrders }: OrderBasis,
  { language, ...requester }: Requester,
  db: Database,
): Promise<SentOrder> {
  const { brand, catalogue } = services
  const prepared = prepareBasket(request, facts, { ...brand, language })
  const priced = priceBasket(prepared.basket)
  const priceInput = { prepared, facts, catalogue, language, hiddenNames: services.hiddenNames() }
  assertNoProblems(services, priceInput, request)
  if (!address && prepared.lines.some(({ digital }) => !digital))
    throw refuse('address_needed', { fields: { '/address': { key: 'field.required' } } })
  if (prepared.isUndeliverable)
    throw refuse('no_delivery', { fields: { '/shippingMethod': { key: 'field.choice' } } })
  if (priced.total > maxTotal) throw refuseField('/items', 'field.invalid')
  if (priced.code && !priced.code.applied)
    throw refuse('discount_invalid', { fields: { '/code': { key: 'discount.invalid' } } })
  if (request.giftCard && !facts.giftCard)
    throw refuse('gift_card_invalid', { fields: { '/giftCard': { key: 'field.invalid' } } })
  assertExpectedTotal(input.expectedTotal, priced, () => priceCart(priceInput))

  return sendOrder(services, db, {
    ...requester,
    cartId: input.cartId,
    language,
    address,
    prepared,
    priced,
    facts,
    recurring: recurringOf(prepared, priced),
    method: input.paymentMethod,
    note: input.note?.trim() || undefined,
    payment: input,
    acceptsOrders,
    fromCart: request.items,
    shortageRefusal: (shortage) => shortageRefusal(services, shortage, { prepared, request }),
    unpaid: {
      limits: services.unpaidLimits,
      unpaidShareRefusal: (shortage) =>
        unpaidShareRefusal(services, shortage, { prepared, request, language }),
    },
  })
}

type PriceInput = Parameters<typeof priceCart>[0]

/** Throws the first problem, at the line it concerns. */
function assertNoProblems(
  services: OrderServices,
  priceInput: PriceInput,
  request: CheckoutRequest,
): void {
  const { prepared } = priceInput
  if (!request.items.length) throw refuse('cart_empty')
  const itemPointer = (product: string) =>
    `/items/${request.items.findIndex((each) => each.product === product)}`
  for (const product of prepared.missing)
    throw refuse('not_for_sale', {
      values: { what: nouns.thisProduct },
      fields: { [`${itemPointer(product)}/product`]: { key: 'field.missing_target' } },
    })
  for (const line of prepared.lines) {
    const { problem, product } = line
    if (!problem) continue
    const pointer = `${itemPointer(product.id)}/quantity`
    const fields = { [pointer]: { key: 'field.invalid' as const } }
    const details = shortageDetails(services, {
      product: product.code,
      available: product.available,
    })
    if (problem.reason === 'barrier') {
      const reason = lineProblemMessage(line, priceInput)?.message ?? ''
      throw refuse('purchase_barrier', { values: { reason }, fields, details })
    }
    const productName = pickTranslation(product.name, priceInput.language) ?? product.code
    throw refuse(problem.reason, { values: { what: productName }, fields, details })
  }
}

function assertExpectedTotal(
  expected: Money | undefined,
  { total, currency }: PricedBasket,
  pricing: () => unknown,
): void {
  if (!expected || (expected.amount === total && expected.currency === currency)) return
  throw refuse('cart_changed', { details: { pricing: pricing() } })
}

type OrderingContext = { readonly prepared: PreparedBasket; readonly request: CheckoutRequest }

/** The refusal when stock ran out meanwhile: the line, and how many units are left. */
function shortageRefusal(services: OrderServices, shortage: Shortage, context: OrderingContext) {
  const { available, ...about } = firstShortage(services, shortage, context)
  return refuse(available > 0 ? 'not_enough_stock' : 'out_of_stock', {
    fields: about.fields,
    details: about.details,
  })
}

/**
 * The refusal when a buyer would hold too much unpaid; the permitted quantity is only named where
 * stock is visible.
 */
function unpaidShareRefusal(
  services: OrderServices,
  shortage: Shortage,
  { language, ...ordering }: OrderingContext & { readonly language: Language },
) {
  const { available, line, fields, details } = firstShortage(services, shortage, ordering)
  const productName =
    pickTranslation(line?.product.name ?? {}, language) ?? line?.product.code ?? ''
  const allowedText = services.hiddenNames().has('stock') ? nouns.thatMany : moreThanText(available)
  return refuse('unpaid_stock', {
    values: { what: productName, many: allowedText },
    fields,
    details,
  })
}

const moreThanText = (units: number) =>
  recordFromKeys(languageCodes, (code) => formatMessage('word.moreThan', code, { units }))

/** Returns the first line with a shortage, and how many units are available for it. */
function firstShortage(
  services: OrderServices,
  [first]: Shortage,
  { prepared: { lines }, request }: OrderingContext,
) {
  const line = lines.find(({ product }) =>
    product.parts.some((part) => part.product === first?.product),
  )
  const index = request.items.findIndex((each) => each.product === line?.product.id)
  const perUnit = line?.product.parts.find((part) => part.product === first?.product)?.quantity ?? 1
  const available = Math.floor((first?.available ?? 0) / perUnit)
  return {
    line,
    available,
    fields: { [`/items/${index}/quantity`]: { key: 'field.invalid' as const } },
    details: shortageDetails(services, { product: line?.product.code, available }),
  }
}
