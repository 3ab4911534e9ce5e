const digitalTypes: readonly string[] = ['license', 'subscription', 'integration']

/** Returns whether a product needs no shipping: it is delivered once it is paid. */
export const isDigital = (product: {
  readonly type: string
  readonly notificationPackageType?: string | null
}): boolean =>
  digitalTypes.includes(product.type) ||
  (product.type === 'package' && Boolean(product.notificationPackageType))
