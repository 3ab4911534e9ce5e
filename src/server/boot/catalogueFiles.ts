import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Features } from '#domain/brand.ts'
import type { ServedBrands } from '#resource/brandFields.ts'
import { createCatalogue } from '#resource/createCatalogue.ts'
import type { ResourceDeclaration } from '#resource/declaration.ts'
import type { Catalogue } from '#resource/resource.ts'
import { codeExtension } from '#server/platform/folders.ts'

export const loadCatalogue = async (
  folder: string,
  features?: Features,
  served?: ServedBrands,
): Promise<Catalogue> => createCatalogue(await loadDeclarations(folder), features, served)

/** Loads every declaration of a folder, and reloads those that have changed. */
export async function loadDeclarations(
  folder: string,
): Promise<Readonly<Record<string, ResourceDeclaration>>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(codeExtension)).sort()
  const declarations: Record<string, ResourceDeclaration> = {}
  for (const name of names) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    const module = await import(`${pathToFileURL(path).href}?v=${Math.round(mtimeMs)}`)
    declarations[join(basename(folder), `${basename(name, codeExtension)}.ts`)] = module.default
  }
  return declarations
}
