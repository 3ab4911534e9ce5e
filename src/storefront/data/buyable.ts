import type { Money } from '#domain/money.ts'
import type { Purchasable } from '#domain/purchaseBarrier.ts'
import type { Availability } from './availability.ts'
import type { Fact } from './card.ts'

/** What a tenant may be kept from, with what is said of it; a product that stands alone leaves that to the server. */
export type BarrierProduct = Purchasable & { readonly facts?: readonly Fact[] }

/** As much of a product as it takes to buy it. */
export type Buyable = BarrierProduct & {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly price: Money | null
  readonly availability: Availability | undefined
  readonly stock: number | null
}

type ShopCapabilities = { readonly cart: boolean; readonly price: boolean }

/** Whatever has no price on the page, or is gone, can only be asked for. */
export const canBuy = ({ price, availability }: Buyable, shop: ShopCapabilities): boolean =>
  shop.cart && shop.price && price !== null && availability !== 'outOfStock'

export const quotePath = (code: string, quantity = 1): string => {
  const query = new URLSearchParams({ product: code })
  if (quantity > 1) query.set('quantity', String(quantity))
  return `/requestAQuote?${query}`
}
