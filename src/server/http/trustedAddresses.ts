import { BlockList, isIP } from 'node:net'

export type IsTrustedAddress = (address: string) => boolean

/** The names of network groups that `TRUST_PROXY` accepts. */
const networks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * Parses a list of addresses, networks and group names; this machine is always trusted. Throws on
 * anything else.
 */
export function parseTrustedAddresses(list: string): IsTrustedAddress {
  const trusted = new BlockList()
  const entries = list.split(',').map((entry) => entry.trim())
  for (const network of ['loopback', ...entries].flatMap((entry) => networks[entry] ?? [entry])) {
    const [address = '', prefix] = network.split('/')
    const version = isIP(address)
    if (version === 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix)))
      throw new Error(`"${network}" is not an address`)
    const type = version === 6 ? 'ipv6' : 'ipv4'
    trusted.addSubnet(
      address,
      prefix === undefined ? (version === 6 ? 128 : 32) : Number(prefix),
      type,
    )
  }
  return (address) => {
    const version = isIP(address)
    return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4')
  }
}
