import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '#domain/brand.ts'
import { brandOf, type DeclaredBrand } from '#domain/declaredBrand.ts'
import { root } from './root.ts'

export type BrandFiles = { readonly brand: Brand; readonly logo: string; readonly favicon: string }

/** The keys of all brands: the folders that hold one. */
export async function brandKeys(): Promise<string[]> {
  const entries = await readdir(join(root, 'brands'), { withFileTypes: true })
  return entries
    .filter((each) => each.isDirectory())
    .map((each) => each.name)
    .toSorted()
}

export async function loadBrand(key: string): Promise<BrandFiles> {
  const folder = join(root, 'brands', key)
  if (!existsSync(join(folder, 'brand.ts')))
    throw new Error(`There is no brand "${key}"; there are: ${(await brandKeys()).join(', ')}`)
  const module: { brand: DeclaredBrand } = await import(
    pathToFileURL(join(folder, 'brand.ts')).href
  )
  const [logo, favicon] = await Promise.all(
    ['logo.svg', 'favicon.svg'].map((name) => readFile(join(folder, name), 'utf8')),
  )
  return { brand: brandOf(module.brand), logo: logo ?? '', favicon: favicon ?? '' }
}
