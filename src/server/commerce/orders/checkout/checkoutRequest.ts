/** A checkout as requested, before anything is known about its products. */
export type CheckoutRequest = {
  /** without duplicate products */
  readonly items: readonly { readonly product: string; readonly quantity: number }[]
  readonly country: string
  readonly code: string | null
  readonly giftCard: string | null
  readonly shippingMethod: string | null
}

/** Units of one product per order. */
export const maxQuantity = 100_000
export const maxCartLines = 100

/** Merges duplicate products into one line. */
export function mergeItems(items: CheckoutRequest['items']): CheckoutRequest['items'] {
  const quantities = new Map<string, number>()
  for (const { product, quantity } of items)
    quantities.set(product.toLowerCase(), (quantities.get(product.toLowerCase()) ?? 0) + quantity)
  return [...quantities].map(([product, quantity]) => ({ product, quantity }))
}
