import type { Brand } from '#domain/brand.ts'
import { pickTranslation, type Language } from '#domain/locale.ts'
import type { Currency } from '#domain/money.ts'
import { isDigital } from '#domain/order/isDigital.ts'
import type { Basket } from '#domain/pricing/types.ts'
import { findPurchaseBarrier, type PurchaseBarrier } from '#domain/purchaseBarrier.ts'
import type { Demand } from '#server/commerce/stock/demand.ts'
import type { PricingFacts, PricedProduct, ShippingMethodDetails } from './pricingFacts.ts'
import type { CheckoutRequest } from './checkoutRequest.ts'

/** Why a requested line cannot be ordered. */
export type LineProblem =
  | { readonly reason: 'not_for_sale' | 'out_of_stock' | 'not_enough_stock' }
  | { readonly reason: 'barrier'; readonly barrier: PurchaseBarrier }

export type CheckoutLine = {
  readonly product: PricedProduct
  readonly quantity: number
  readonly digital: boolean
  readonly problem: LineProblem | undefined
}

export type PreparedBasket = {
  readonly basket: Basket
  readonly lines: readonly CheckoutLine[]
  /** requested, but not in the shop */
  readonly missing: readonly string[]
  readonly shipping: ShippingMethodDetails | undefined
  /** the country has no shipping, or not by the chosen method */
  readonly isUndeliverable: boolean
  readonly demand: Demand
}

const basisPoints = (percent: number | null): number => Math.round((percent ?? 0) * 100)

/** Combines the request with the pricing facts to the input of `priceBasket`. */
export function prepareBasket(
  request: CheckoutRequest,
  facts: PricingFacts,
  { currency, commerce, language }: Pick<Brand, 'currency' | 'commerce'> & { language: Language },
): PreparedBasket {
  const productsById = new Map(facts.products.map((product) => [product.id, product]))
  const lines = request.items.flatMap(({ product: id, quantity }): CheckoutLine[] => {
    const product = productsById.get(id)
    if (!product) return []
    const problem = lineProblem(product, quantity, facts, currency)
    return [{ product, quantity, digital: isDigital(product), problem }]
  })
  const needsShipping = lines.some(({ digital }) => !digital)
  const shipping = needsShipping
    ? request.shippingMethod
      ? facts.shipping.find(({ id }) => id === request.shippingMethod)
      : facts.shipping[0]
    : undefined
  const isUndeliverable = needsShipping && facts.hasShippingMethods && !shipping
  const basket: Basket = {
    currency,
    at: facts.at,
    country: request.country,
    groups: facts.groups.map(({ id, title, reduction }) => ({
      id,
      title: pickTranslation(title, language) ?? '',
      rate: basisPoints(reduction),
    })),
    lines: lines.map(({ product, quantity }) => ({
      product: product.id,
      quantity,
      listPrice: product.price ?? 0,
      groupPrices: facts.groups.flatMap((group) =>
        group.prices
          .filter((each) => each.product === product.id && each.price.currency === currency)
          .map(({ price }) => ({ group: group.id, price: price.amount })),
      ),
    })),
    discounts: facts.discounts.map(({ percentage, title, ...discount }) => ({
      ...discount,
      title: pickTranslation(title, language) ?? '',
      rate: basisPoints(percentage),
    })),
    code: request.code,
    discountCap: basisPoints(commerce.discountCap),
    tax: { rate: basisPoints(facts.tax), inclusive: commerce.pricesIncludeTax },
    ...(shipping
      ? {
          shipping: {
            title: pickTranslation(shipping.title, language) ?? '',
            price: shipping.price,
            freeFrom: shipping.freeFrom,
          },
        }
      : {}),
    ...(facts.giftCard ? { giftCard: facts.giftCard } : {}),
  }
  const missing = request.items.flatMap(({ product }) =>
    productsById.has(product) ? [] : [product],
  )
  return { basket, lines, missing, shipping, isUndeliverable, demand: demandOf(lines) }
}

function lineProblem(
  product: PricedProduct,
  quantity: number,
  { tenant }: PricingFacts,
  currency: Currency,
): LineProblem | undefined {
  if (product.price === null || product.currency !== currency) return { reason: 'not_for_sale' }
  const barrier = findPurchaseBarrier(
    product.restrictedParts,
    tenant
      ? {
          allowedDeviceProfileTypes: tenant.allowedDeviceProfileTypes ?? [],
          allowedNetworkServers: tenant.allowedNetworkServers ?? [],
        }
      : undefined,
  )
  if (barrier) return { reason: 'barrier', barrier }
  if (product.available === null || product.available >= quantity) return undefined
  return { reason: product.available > 0 ? 'not_enough_stock' : 'out_of_stock' }
}

/**
 * Returns the stock that the lines need, with packages resolved to their contents, without
 * duplicates and ordered by id.
 */
function demandOf(lines: readonly CheckoutLine[]): Demand {
  const units = new Map<string, number>()
  for (const { product, quantity } of lines)
    for (const part of product.parts)
      units.set(part.product, (units.get(part.product) ?? 0) + part.quantity * quantity)
  return [...units]
    .map(([product, quantity]) => ({ product, quantity }))
    .toSorted((a, b) => (a.product < b.product ? -1 : 1))
}
