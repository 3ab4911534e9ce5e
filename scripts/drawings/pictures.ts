import { drawings } from './drawings.ts'

export type PicturedProduct = {
  readonly code: string
  readonly type: string
  readonly deviceType?: string
  readonly gatewayType?: string
  readonly accessoryType?: string
  readonly subscriptionType?: string
  readonly licenceType?: string
  readonly notificationPackageType?: string
}

const allKeys: readonly string[] = Object.keys(drawings)

// A product with its own drawings uses those; any other uses those of its family.
export const picturesOf = (product: PicturedProduct): string[] => {
  const own = gallery(`products/${product.code}`)
  if (own.length > 0) return own
  return gallery(familyOf(product))
}

const drawnKeys = new Set(allKeys)

const gallery = (key: string): string[] =>
  [key, `${key}-2`, `${key}-3`].filter((candidate) => drawnKeys.has(candidate))

const familyOf = (product: PicturedProduct): string => {
  const family = families[product.type]?.(product) ?? ''
  return drawnKeys.has(family) ? family : (fallbacks[product.type] ?? 'packages/PKG-COLD-START')
}

const families: Readonly<Record<string, (product: PicturedProduct) => string>> = {
  device: (product) => `device-types/${product.deviceType}`,
  gateway: (product) => `gateway-types/${product.gatewayType}`,
  accessory: (product) => `accessory-types/${product.accessoryType}`,
  subscription: (product) =>
    product.code.includes('-SAT-')
      ? 'subscriptions/satellite'
      : `subscriptions/${product.subscriptionType}`,
  integration: (product) => `integrations/${product.code.replace('INT-', '').toLowerCase()}`,
  license: (product) => `licences/${product.licenceType}`,
  package: (product) =>
    product.notificationPackageType
      ? `notifications/${product.notificationPackageType}`
      : `packages/${product.code}`,
}

const fallbacks: Readonly<Record<string, string>> = {
  device: 'device-types/temperature_humidity',
  gateway: 'gateway-types/lorawan_indoor',
  accessory: 'accessory-types/cable',
  subscription: 'subscriptions/platform',
  integration: 'integrations/mqtt',
  license: 'licences/feature',
}
