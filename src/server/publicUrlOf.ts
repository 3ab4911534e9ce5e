import type { Brand } from '#domain/brand.ts'
import type { Config } from './config.ts'

/**
 * Where a brand is found that is served beside the first: at its own host, in the way that `PUBLIC_URL`
 * says for the first; as long as it says nothing, at the name that leads to this machine.
 */
export function publicUrlOf(
  { hosts: [host], key }: Pick<Brand, 'hosts' | 'key'>,
  { publicUrl, isPublished }: Pick<Config, 'publicUrl' | 'isPublished'>,
): string {
  const { protocol, port } = new URL(publicUrl)
  const name = isPublished && host ? host : `${key}.localhost`
  return `${protocol}//${name}${port ? `:${port}` : ''}`
}
