import type { Brand } from '#domain/brand.ts'
import { languageCodes, type Language } from '#domain/locale.ts'
import { hasPage } from '#domain/hasPage.ts'
import { lookCombinations, isThorough } from './looks.ts'
import type { PageLook } from './checkRoutes.ts'

export type LocalisedLook = PageLook & { readonly language: Language }
/** How much is asked of it: by every rule, or by those that looks decide. */
type Depth = 'whole' | 'looks'
/** One page as one reader sees it. */
export type PageView = {
  readonly path: string
  readonly look: LocalisedLook
  readonly depth: Depth
}

/** Both languages by day and by night, and each of them wide and narrow; all eight where nobody waits for it. */
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

/** What every brand arranges in its own way. */
export const keyPages = ['', 'products/DEV-TH-LW01']
/** What is built of the same parts under all of them. */
export const otherRoutes = ['cms/products', 'products', 'requestAQuote', 'cart', 'cms/products/add']

/** Opposite looks meet each language, theme and width. */
const depthOf = (look: LocalisedLook): Depth =>
  isThorough || look === allLooks[0] || look === allLooks[2] ? 'whole' : 'looks'

/** The key pages in every look, and the others at least in one: in each look under some brand by every rule. */
export function viewsOf(brand: Brand, brands: readonly Brand[]): readonly PageView[] {
  const others = otherRoutes.flatMap((path): PageView[] => {
    const brandsWithPage = brands.filter(({ features }) => hasPage(features, `/${path}`))
    const brandIndex = brandsWithPage.indexOf(brand)
    if (brandIndex < 0) return []
    if (isThorough) return allLooks.map((look) => ({ path, look, depth: 'whole' }))
    // One route by every rule under every brand, the rest under four that have it, not all under the same ones.
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
