import type { Basket, PriceRule } from './types.ts'

type ShippingCost = { readonly price: number; readonly rules: readonly PriceRule[] }

/** Returns the shipping cost of a basket with this net value. */
export function shippingOf({ shipping }: Basket, net: number): ShippingCost {
  if (!shipping) return { price: 0, rules: [] }
  const { title, price, freeFrom } = shipping
  return freeFrom !== null && net >= freeFrom
    ? { price: 0, rules: [{ kind: 'free_shipping', title, amount: 0 }] }
    : { price, rules: [{ kind: 'shipping', title, amount: price }] }
}
