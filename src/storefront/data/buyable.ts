import type { Money } from '#domain/money.ts'
import type { Purchasable } from '#domain/purchaseBarrier.ts'
import type { Availability } from './availability.ts'
import type { Fact } from './card.ts'

/**
 * What decides whether a tenant may buy a product, and the facts used to explain it. Without facts,
 * the server's explanation is used.
 */
export type BarrierProduct = Purchasable & { readonly facts?: readonly Fact[] }

/** The part of a product that is needed to buy it. */
export type Buyable = BarrierProduct & {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly price: Money | null
  readonly availability: Availability | undefined
  readonly stock: number | null
}

type ShopCapabilities = { readonly cart: boolean; readonly price: boolean }

/** Returns whether a product can be bought; otherwise only a quote can be requested. */
export const canBuy = ({ price, availability }: Buyable, shop: ShopCapabilities): boolean =>
  shop.cart && shop.price && price !== null && availability !== 'outOfStock'

export const quotePath = (code: string, quantity = 1): string => {
  const query = new URLSearchParams({ product: code })
  if (quantity > 1) query.set('quantity', String(quantity))
  return `/requestAQuote?${query}`
}
