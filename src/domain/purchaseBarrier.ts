/** The purchase restrictions of a tenant; an empty list restricts nothing. */
export type Allowance = {
  readonly allowedDeviceProfileTypes: readonly string[]
  readonly allowedNetworkServers: readonly string[]
}

export type Purchasable = {
  readonly communicationType?: string | null | undefined
  readonly networkServers?: readonly string[] | null | undefined
}

/** Why somebody may not buy a product, and what they may buy instead. */
export type PurchaseBarrier = {
  readonly reason: 'deviceProfileType' | 'networkServer'
  readonly required: readonly string[]
  readonly allowed: readonly string[]
}

/** The communication type of products that do not communicate; these are never restricted. */
const noCommunication = 'none'

/**
 * Returns why a product, including everything it contains, may not be bought. Both applications and
 * the server use it. Only tenants are restricted.
 */
export function findPurchaseBarrier(
  products: readonly Purchasable[],
  allowance: Allowance | undefined,
): PurchaseBarrier | undefined {
  for (const product of products) {
    const barrier = findBarrier(product, allowance)
    if (barrier) return barrier
  }
  return undefined
}

function findBarrier(
  { communicationType, networkServers }: Purchasable,
  allowance: Allowance | undefined,
): PurchaseBarrier | undefined {
  const { allowedDeviceProfileTypes: profiles = [], allowedNetworkServers: servers = [] } =
    allowance ?? {}
  const profile = communicationType === noCommunication ? undefined : communicationType
  if (profile && profiles.length && !profiles.includes(profile)) {
    return { reason: 'deviceProfileType', required: [profile], allowed: profiles }
  }
  const required = networkServers ?? []
  if (required.length && servers.length && !required.some((each) => servers.includes(each))) {
    return { reason: 'networkServer', required, allowed: servers }
  }
  return undefined
}
