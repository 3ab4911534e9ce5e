import type { Brand } from '#domain/brand.ts'
import type { Config } from './config.ts'
import { isLoopbackHost } from '#server/http/loopback.ts'

/**
 * Where a brand is found that is served beside the first: at its own host, in the way that `PUBLIC_URL`
 * says for the first; as long as that leads to this machine alone, at the name that leads there too.
 */
export function brandPublicUrl(
  { hosts: [host], key }: Pick<Brand, 'hosts' | 'key'>,
  config: Pick<Config, 'publicUrl'>,
): string {
  const { protocol, port, hostname } = new URL(config.publicUrl)
  const name = host && !isLoopbackHost(hostname) ? host : `${key}.localhost`
  return `${protocol}//${name}${port ? `:${port}` : ''}`
}
