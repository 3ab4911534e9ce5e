const digitalTypes: readonly string[] = ['license', 'subscription', 'integration']

/** Nothing of it is sent: it is delivered when it is paid. */
export const isDigital = (product: {
  readonly type: string
  readonly notificationPackageType?: string | null
}): boolean =>
  digitalTypes.includes(product.type) ||
  (product.type === 'package' && Boolean(product.notificationPackageType))
