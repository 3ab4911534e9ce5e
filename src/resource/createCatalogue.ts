import type { Features } from '#domain/brand.ts'
import { checkDeclarations } from './checkDeclarations.ts'
import type { ServedBrands } from './brandFields.ts'
import type { ResourceDeclaration } from './declaration.ts'
import { resolveCatalogue } from './resolveCatalogue.ts'
import type { Catalogue } from './resource.ts'

/**
 * Returns the catalogue of declarations given by file name. Throws an error that lists every
 * mistake by file and path.
 */
export function createCatalogue(
  declarations: Readonly<Record<string, ResourceDeclaration>>,
  features?: Features,
  servedBrands?: ServedBrands,
): Catalogue {
  const mistakes = checkDeclarations(declarations)
  if (mistakes.length) throw new Error(`These declarations cannot be used:\n${mistakes.join('\n')}`)
  return resolveCatalogue(declarations, features, servedBrands)
}
