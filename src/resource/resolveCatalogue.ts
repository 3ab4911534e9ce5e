import { featureNames, type Features } from '#domain/brand.ts'
import { recordFromKeys } from '#domain/keys.ts'
import type { ServedBrands } from './brandFields.ts'
import type { ResourceDeclaration } from './declaration.ts'
import { applyFeatures } from './applyFeatures.ts'
import { markPictures } from './markPictures.ts'
import type { Catalogue } from './resource.ts'
import { resolveResource } from './resolveResource.ts'

/** Returns a catalogue of declarations without checking them: the build checks what it bundles. */
export function resolveCatalogue(
  declarations: Readonly<Record<string, ResourceDeclaration>>,
  features: Features = allFeatures,
  servedBrands?: ServedBrands,
): Catalogue {
  return new Map(
    applyFeatures(markPictures(Object.values(declarations)), features).map((declaration) => [
      declaration.name,
      resolveResource(declaration, servedBrands),
    ]),
  )
}

const allFeatures: Features = recordFromKeys(featureNames, () => true)
