import type { Brand } from '#domain/brand.ts'
import { hostsOf } from './brandFile.ts'
import type { IsKnownHost } from '#server/http/hostRouting.ts'
import { isLoopbackHost } from '#server/http/loopback.ts'

/**
 * The hosts at which the shops of one server are asked for. One that others cannot reach answers to the
 * names of this machine alone: a proxy that passes on a visitor's host finds nothing here until
 * `PUBLIC_URL` says that the shop is published.
 */
export function createKnownHostCheck(
  { isReachable, publicUrl }: { readonly isReachable: boolean; readonly publicUrl: string },
  brands: readonly Pick<Brand, 'hosts' | 'key'>[],
): IsKnownHost {
  if (!isReachable) return isLoopbackHost
  const published = new URL(publicUrl).hostname.replace(/\.$/, '')
  const names = new Set([published])
  for (const brand of brands) for (const host of hostsOf(brand)) names.add(host.toLowerCase())
  // A port that a container opens for its own machine alone leads to all of its names.
  const isLocal = isLoopbackHost(published)
  return (host) => names.has(host) || (isLocal && isLoopbackHost(host))
}
