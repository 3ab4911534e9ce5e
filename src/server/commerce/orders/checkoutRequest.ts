/** What somebody wants to buy, before anything is known about it. */
export type CheckoutRequest = {
  /** each product once */
  readonly items: readonly { readonly product: string; readonly quantity: number }[]
  readonly country: string
  readonly code: string | null
  readonly giftCard: string | null
  readonly shippingMethod: string | null
}

/** Units of one product in one order. */
export const maxQuantity = 100_000
export const maxLines = 100

/** The same product asked for twice is one line. */
export function mergeItems(items: CheckoutRequest['items']): CheckoutRequest['items'] {
  const quantities = new Map<string, number>()
  for (const { product, quantity } of items)
    quantities.set(product.toLowerCase(), (quantities.get(product.toLowerCase()) ?? 0) + quantity)
  return [...quantities].map(([product, quantity]) => ({ product, quantity }))
}
