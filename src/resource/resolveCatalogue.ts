import { featureNames, type Features } from '#domain/brand.ts'
import { tableOf } from '#domain/keys.ts'
import type { ServedBrands } from './branded.ts'
import type { ResourceDeclaration } from './declaration.ts'
import { featured } from './featured.ts'
import { pictured } from './pictured.ts'
import { resolveResource, type Catalogue } from './resource.ts'

/** Declarations that somebody else has checked: the browser gets only what the server accepts. */
export function resolveCatalogue(
  declarations: Readonly<Record<string, ResourceDeclaration>>,
  features: Features = allOn,
  served?: ServedBrands,
): Catalogue {
  return new Map(
    featured(pictured(Object.values(declarations)), features).map((declaration) => [
      declaration.name,
      resolveResource(declaration, served),
    ]),
  )
}

const allOn: Features = tableOf(featureNames, () => true)
