import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '#domain/brand.ts'
import { ConfigError } from './config.ts'
import { brandProblems } from './checkBrand.ts'

/** A brand with its drawings: SVG sources. */
export type BrandFiles = { readonly brand: Brand; readonly logo: string; readonly favicon: string }

/** The keys of all brands: the folders of a folder. */
export async function brandKeys(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((each) => each.isDirectory())
    .map((each) => each.name)
    .toSorted()
}

/** Who sells, as its folder declares it; throws a `ConfigError` that says all that is wrong with it. */
export async function loadBrandFiles(folder: string, key: string): Promise<BrandFiles> {
  const file = join(folder, key, 'brand.ts')
  if (!/^[a-z0-9-]+$/.test(key) || !existsSync(file))
    throw new ConfigError(
      `BRAND: there is no brand "${key}"; there are: ${(await brandKeys(folder)).join(', ')}`,
    )
  const drawing = async (name: string): Promise<string> => {
    const path = join(folder, key, name)
    return existsSync(path) ? readFile(path, 'utf8') : ''
  }
  const module: { brand?: Brand } = await import(pathToFileURL(file).href)
  const { brand } = module
  const [logo, favicon] = [await drawing('logo.svg'), await drawing('favicon.svg')]
  const drawings = { 'logo.svg': logo, 'favicon.svg': favicon }
  const problems = brandProblems({ key, brand, drawings })
  if (problems.length > 0 || !brand)
    throw new ConfigError([`brands/${key} cannot be sold under:`, ...problems].join('\n  '))
  return { brand, logo, favicon }
}

export const loadBrand = async (folder: string, key: string): Promise<Brand> =>
  (await loadBrandFiles(folder, key)).brand
