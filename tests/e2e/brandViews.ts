import type { Brand } from '#domain/brand.ts'
import { languageCodes, type Language } from '#domain/locale.ts'
import { hasPage } from '#domain/hasPage.ts'
import { lookCombinations, isThorough } from './looks.ts'
import type { PageLook } from './checkRoutes.ts'

export type LocalisedLook = PageLook & { readonly language: Language }
/** Which rules apply: all of them, or only those that depend on the look. */
type Depth = 'whole' | 'looks'
export type PageView = {
  readonly path: string
  readonly look: LocalisedLook
  readonly depth: Depth
}

/** Both languages, each in both themes and at both widths; the thorough run has all eight. */
const representativeLooks: readonly LocalisedLook[] = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'en', theme: 'dark', width: 390 },
  { language: 'ar', theme: 'dark', width: 390 },
  { language: 'ar', theme: 'light', width: 1440 },
]
export const allLooks: readonly LocalisedLook[] = isThorough
  ? languageCodes.flatMap((language) => lookCombinations.map((look) => ({ language, ...look })))
  : representativeLooks
export const lookName = ({ language, theme }: LocalisedLook): string => `${language} ${theme}`

/** The pages that every brand lays out differently. */
export const keyPages = ['', 'products/DEV-TH-LW01']
/** The pages that consist of the same components for all brands. */
export const otherRoutes = ['cms/products', 'products', 'requestAQuote', 'cart', 'cms/products/add']

/** Two opposite looks cover each language, theme and width. */
const depthOf = (look: LocalisedLook): Depth =>
  isThorough || look === allLooks[0] || look === allLooks[2] ? 'whole' : 'looks'

/**
 * Returns the key pages in every look and the others in at least one; each look is checked with all
 * rules for some brand.
 */
export function viewsOf(brand: Brand, brands: readonly Brand[]): readonly PageView[] {
  const others = otherRoutes.flatMap((path): PageView[] => {
    const brandsWithPage = brands.filter(({ features }) => hasPage(features, `/${path}`))
    const brandIndex = brandsWithPage.indexOf(brand)
    if (brandIndex < 0) return []
    if (isThorough) return allLooks.map((look) => ({ path, look, depth: 'whole' }))
    // One route is checked with all rules for every brand, the others for four brands that have
    // them, spread evenly.
    const start = otherRoutes.indexOf(path) * 2
    const at = (brandIndex - start + brandsWithPage.length * 2) % brandsWithPage.length
    const look = allLooks[(path === 'cms/products' ? brandIndex : at) % allLooks.length]
    const depth = path === 'cms/products' || at < allLooks.length ? 'whole' : 'looks'
    return look ? [{ path, look, depth }] : []
  })
  const keys = keyPages.flatMap((path) =>
    allLooks.map((look) => ({ path, look, depth: depthOf(look) })),
  )
  return [...keys, ...others]
}
