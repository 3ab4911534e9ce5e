import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '#domain/brand.ts'
import { brandOf, type DeclaredBrand } from '#domain/declaredBrand.ts'
import { ConfigError } from './config.ts'

/** Who sells, as its folder declares it: for what the server itself has to say in its name. */
export async function loadBrand(folder: string, key: string): Promise<Brand> {
  const file = join(folder, key, 'brand.ts')
  if (!/^[a-z0-9-]+$/.test(key) || !existsSync(file))
    throw new ConfigError(`BRAND: there is no brand "${key}"`)
  const module: { brand: DeclaredBrand } = await import(pathToFileURL(file).href)
  return brandOf(module.brand)
}
