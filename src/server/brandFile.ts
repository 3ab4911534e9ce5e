import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '#domain/brand.ts'
import { ConfigError, type Config } from './config.ts'

/** Who sells, as its folder declares it: for what the server itself has to say in its name. */
export async function loadBrand(folder: string, key: string, setting = 'BRAND'): Promise<Brand> {
  const file = join(folder, key, 'brand.ts')
  if (!/^[a-z0-9-]+$/.test(key) || !existsSync(file)) {
    const there = (await brandsIn(folder)).join(', ')
    throw new ConfigError(`${setting}: there is no brand "${key}"; there are: ${there}`)
  }
  const module: { brand: Brand } = await import(pathToFileURL(file).href)
  return module.brand
}

/** Where it is found: what it declares, and a name by which browsers find it on any machine. */
export const hostsOf = ({ key, hosts }: Pick<Brand, 'key' | 'hosts'>): ReadonlySet<string> =>
  new Set([...hosts, `${key}.localhost`])

/** Every brand that is served, the one for unknown hosts first; no host is that of two. */
export async function loadBrands(
  folder: string,
  { brand: usual, brands }: Pick<Config, 'brand' | 'brands'>,
): Promise<readonly [Brand, ...Brand[]]> {
  const first = await loadBrand(folder, usual, brands.includes(usual) ? 'BRANDS' : 'BRAND')
  const keys = brands === 'all' ? await brandsIn(folder) : brands
  const others = await Promise.all(
    keys.filter((key) => key !== usual).map((key) => loadBrand(folder, key, 'BRANDS')),
  )
  const owners = new Map<string, string>()
  for (const brand of [first, ...others]) {
    const { key } = brand
    for (const host of hostsOf(brand)) {
      const owner = owners.get(host)
      if (owner !== undefined)
        throw new ConfigError(`BRANDS: ${owner} and ${key} are both at the host ${host}`)
      owners.set(host, key)
    }
  }
  return [first, ...others]
}

async function brandsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((each) => each.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}
