import type { Brand } from '#domain/brand.ts'
import { hostsOf } from './brandFile.ts'
import type { IsKnownHost } from '#server/http/hostRouting.ts'
import { isLoopbackHost } from '#server/http/loopback.ts'

/**
 * Returns a check for the hosts of the shops of one server. A server that is not reachable by
 * others accepts the names of this machine only, so a proxy that passes on a visitor's host finds
 * nothing until `PUBLIC_URL` says that the shop is published.
 */
export function createKnownHostCheck(
  { isReachable, publicUrl }: { readonly isReachable: boolean; readonly publicUrl: string },
  brands: readonly Pick<Brand, 'hosts' | 'key'>[],
): IsKnownHost {
  if (!isReachable) return isLoopbackHost
  const published = new URL(publicUrl).hostname.replace(/\.$/, '')
  const names = new Set([published])
  for (const brand of brands) for (const host of hostsOf(brand)) names.add(host.toLowerCase())
  // A port that a container opens to its machine only is reachable under all local names.
  const isLocal = isLoopbackHost(published)
  return (host) => names.has(host) || (isLocal && isLoopbackHost(host))
}
