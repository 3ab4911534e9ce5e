import type { Product } from './types.ts'

/** Why two products are compatible. */
export type Compatibility = { readonly protocol: string; readonly regions: readonly string[] }

const compatibleTypes: Readonly<Record<string, string>> = { device: 'gateway', gateway: 'device' }

/** Protocols that reach the network without a gateway. */
const directTypes: ReadonlySet<string> = new Set(['cellular', 'satellite'])

type ConnectedProduct = Pick<
  Product,
  'type' | 'communicationType' | 'connectivityType' | 'networkServers'
>

/** Returns what to look for: gateways for a device, devices for a gateway. */
export function compatibleQueryOf({
  type,
  communicationType: protocol,
  connectivityType,
}: ConnectedProduct): { readonly type: string; readonly protocol: string } | undefined {
  const compatibleType = compatibleTypes[type]
  if (!compatibleType || typeof protocol !== 'string' || protocol === 'none') return undefined
  return directTypes.has(String(connectivityType)) ? undefined : { type: compatibleType, protocol }
}

/** Matches two products by protocol and, if both state regions, by at least one region. */
export function compatibilityOf(
  one: ConnectedProduct,
  other: ConnectedProduct,
): Compatibility | undefined {
  const { communicationType: protocol, networkServers: ownRegions = [] } = one
  const { networkServers: otherRegions = [] } = other
  if (typeof protocol !== 'string' || other.communicationType !== protocol) return undefined
  const regions = ownRegions.filter((each) => otherRegions.includes(each))
  const hasNoSharedRegion = ownRegions.length > 0 && otherRegions.length > 0 && regions.length === 0
  return hasNoSharedRegion ? undefined : { protocol, regions }
}
