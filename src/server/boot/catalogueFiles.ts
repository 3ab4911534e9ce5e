import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Features } from '#domain/brand.ts'
import type { ServedBrands } from '#resource/brandFields.ts'
import { createCatalogue } from '#resource/createCatalogue.ts'
import type { ResourceDeclaration } from '#resource/declaration.ts'
import type { Catalogue } from '#resource/resource.ts'

export const loadCatalogue = async (
  folder: string,
  features?: Features,
  served?: ServedBrands,
): Promise<Catalogue> => createCatalogue(await loadDeclarations(folder), features, served)

/** Loads every declaration of a folder, and reloads those that have changed. */
export async function loadDeclarations(
  folder: string,
): Promise<Readonly<Record<string, ResourceDeclaration>>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort()
  const declarations: Record<string, ResourceDeclaration> = {}
  for (const name of names) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    const module = await import(`${pathToFileURL(path).href}?v=${Math.round(mtimeMs)}`)
    declarations[relative(join(folder, '..'), path)] = module.default
  }
  return declarations
}
