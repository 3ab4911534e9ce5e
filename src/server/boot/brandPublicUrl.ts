import type { Brand } from '#domain/brand.ts'
import type { Config } from './config.ts'
import { isLoopbackHost } from '#server/http/loopback.ts'

/**
 * Returns the URL of a brand served besides the first: its own host, with the scheme and port of
 * `PUBLIC_URL`. While that refers to this machine only, it is the brand's local host name.
 */
export function brandPublicUrl(
  { hosts: [host], key }: Pick<Brand, 'hosts' | 'key'>,
  config: Pick<Config, 'publicUrl'>,
): string {
  const { protocol, port, hostname } = new URL(config.publicUrl)
  const name = host && !isLoopbackHost(hostname) ? host : `${key}.localhost`
  return `${protocol}//${name}${port ? `:${port}` : ''}`
}
