import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '#domain/brand.ts'
import { resolveBrand, type DeclaredBrand } from '#domain/declaredBrand.ts'
import { brandProblems } from './brandProblems.ts'
import { stripProlog } from './drawingProblems.ts'
import { ConfigError } from '#server/platform/configError.ts'
import { codeExtension } from '#server/platform/folders.ts'

/** A brand with the SVG sources of its logo and favicon. */
export type BrandFiles = { readonly brand: Brand; readonly logo: string; readonly favicon: string }

const brandFile = (folder: string, key: string): string =>
  join(folder, key, `brand${codeExtension}`)

/** Returns the keys of all brands, by folder; hidden folders are still being created. */
export async function brandKeys(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter(({ name }) => !name.startsWith('.') && existsSync(brandFile(folder, name)))
    .map(({ name }) => name)
    .toSorted()
}

/** Loads a brand from its folder; throws a `ConfigError` that lists everything wrong with it. */
export async function loadBrandFiles(
  folder: string,
  key: string,
  setting?: string,
): Promise<BrandFiles> {
  const keys = await brandKeys(folder)
  if (keys.includes(key) && !/^[a-z][a-z0-9-]*$/.test(key))
    throw new ConfigError(
      `brands/${key}: the name of a folder must be the key of its brand, in lowercase letters, digits and hyphens`,
    )
  if (!keys.includes(key)) {
    const available = keys.join(', ')
    throw new ConfigError(
      `${setting ? `${setting}: there` : 'There'} is no brand "${key}"; available: ${available}`,
    )
  }
  const readDrawing = async (name: string): Promise<string> => {
    const path = join(folder, key, name)
    return existsSync(path) ? stripProlog(await readFile(path, 'utf8')) : ''
  }
  const module: { brand?: DeclaredBrand } = await import(
    pathToFileURL(brandFile(folder, key)).href
  ).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`brands/${key}/brand.ts cannot be read: ${reason}`)
  })
  const { brand } = module
  const [logo, favicon] = [await readDrawing('logo.svg'), await readDrawing('favicon.svg')]
  const drawings = { 'logo.svg': logo, 'favicon.svg': favicon }
  const problems = brandProblems({ key, brand, drawings })
  if (problems.length > 0 || !brand)
    throw new ConfigError([`brands/${key} is not valid:`, ...problems].join('\n  '))
  return { brand: resolveBrand(brand), logo, favicon }
}

export const loadBrand = async (folder: string, key: string, setting = 'BRAND'): Promise<Brand> =>
  (await loadBrandFiles(folder, key, setting)).brand

/** Returns the hosts of a brand: those it declares, and one that works on any machine. */
export const hostsOf = ({ key, hosts }: Pick<Brand, 'key' | 'hosts'>): ReadonlySet<string> =>
  new Set([...hosts, `${key}.localhost`])

export type ServedBrandsConfig = {
  /** the key of the brand for unknown hosts */
  readonly brand: string
  /** which further brands to serve, each on its hosts */
  readonly brands: 'all' | readonly string[]
  /** without a trailing slash */
  readonly publicUrl: string
}

/** Loads every served brand, the one for unknown hosts first; throws if two share a host. */
export async function loadBrands(
  folder: string,
  { brand: defaultKey, brands, ...config }: ServedBrandsConfig,
): Promise<readonly [Brand, ...Brand[]]> {
  const first = await loadBrand(
    folder,
    defaultKey,
    brands.includes(defaultKey) ? 'BRANDS' : 'BRAND',
  )
  const keys = brands === 'all' ? await brandKeys(folder) : brands
  const others = await Promise.all(
    keys.filter((key) => key !== defaultKey).map((key) => loadBrand(folder, key, 'BRANDS')),
  )
  const owners = new Map<string, string>()
  const prefixes = new Map<string, string>()
  for (const brand of [first, ...others]) {
    const { key } = brand
    for (const host of hostsOf(brand)) {
      const owner = owners.get(host)
      if (owner !== undefined)
        throw new ConfigError(`BRANDS: ${owner} and ${key} both use the host ${host}`)
      owners.set(host, key)
    }
    const prefix = brand.commerce.orderPrefix
    const namesake = prefixes.get(prefix)
    if (namesake !== undefined)
      throw new ConfigError(`BRANDS: ${namesake} and ${key} both use the order prefix ${prefix}`)
    prefixes.set(prefix, key)
  }
  const { hostname } = new URL(config.publicUrl)
  const owner = owners.get(hostname) ?? defaultKey
  if (owner !== defaultKey)
    throw new ConfigError(
      `PUBLIC_URL is the address of ${defaultKey}, but ${hostname} is the host of ${owner}`,
    )
  return [first, ...others]
}
