import type { Features } from '#domain/brand.ts'
import type { ServedBrands } from '#resource/brandFields.ts'
import { createCatalogue } from '#resource/createCatalogue.ts'
import type { Catalogue } from '#resource/resource.ts'
import { loadDeclarations } from './declarationFiles.ts'

/** Throws an error that lists every mistake. A bundle has the declarations, checked by the build. */
export const loadCatalogue = async (
  features?: Features,
  served?: ServedBrands,
): Promise<Catalogue> => createCatalogue(await loadDeclarations(), features, served)
