import type { Features } from '#domain/brand.ts'
import type { ServedBrands } from '#resource/brandFields.ts'
import { resolveCatalogue } from '#resource/resolveCatalogue.ts'
import type { Catalogue } from '#resource/resource.ts'
import { isBundled } from '#server/platform/folders.ts'
import { loadDeclarations } from './declarationFiles.ts'

/** Throws an error that lists every mistake; those of a bundle were found when it was built. */
export async function loadCatalogue(
  features?: Features,
  served?: ServedBrands,
): Promise<Catalogue> {
  const declarations = await loadDeclarations()
  if (isBundled) return resolveCatalogue(declarations, features, served)
  const { createCatalogue } = await import('#resource/createCatalogue.ts')
  return createCatalogue(declarations, features, served)
}
