import type { Brand } from '#domain/brand.ts'
import { languageCodes, type Language } from '#domain/locale.ts'
import { hasPage } from '#domain/switchedPages.ts'
import { everyLook, isThorough } from './looks.ts'
import type { Look } from './walkRoutes.ts'

export type Seen = Look & { readonly language: Language }
/** How much is asked of it: by every rule, or by those that looks decide. */
type Depth = 'whole' | 'looks'
/** One page as one reader sees it. */
export type View = { readonly path: string; readonly look: Seen; readonly depth: Depth }

/** Both languages by day and by night, and each of them wide and narrow; all eight where nobody waits for it. */
const few: readonly Seen[] = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'en', theme: 'dark', width: 390 },
  { language: 'ar', theme: 'dark', width: 390 },
  { language: 'ar', theme: 'light', width: 1440 },
]
export const allLooks: readonly Seen[] = isThorough
  ? languageCodes.flatMap((language) => everyLook.map((look) => ({ language, ...look })))
  : few
export const nameOf = ({ language, theme }: Seen): string => `${language} ${theme}`

/** What every brand arranges in its own way. */
export const keyPages = ['', 'products/DEV-TH-LW01']
/** What is built of the same parts under all of them. */
export const otherRoutes = ['cms/products', 'products', 'requestAQuote', 'cart', 'cms/products/add']

/** Opposite looks meet each language, theme and width. */
const depthOf = (look: Seen): Depth =>
  isThorough || look === allLooks[0] || look === allLooks[2] ? 'whole' : 'looks'

/** The key pages in every look, and the others at least in one: in each look under some brand by every rule. */
export function viewsOf(brand: Brand, brands: readonly Brand[]): readonly View[] {
  const others = otherRoutes.flatMap((path): View[] => {
    const having = brands.filter(({ features }) => hasPage(features, `/${path}`))
    const turn = having.indexOf(brand)
    if (turn < 0) return []
    if (isThorough) return allLooks.map((look) => ({ path, look, depth: 'whole' }))
    // One route by every rule under every brand, the rest under four that have it, not all under the same ones.
    const start = otherRoutes.indexOf(path) * 2
    const at = (turn - start + having.length * 2) % having.length
    const look = allLooks[(path === 'cms/products' ? turn : at) % allLooks.length]
    const depth = path === 'cms/products' || at < allLooks.length ? 'whole' : 'looks'
    return look ? [{ path, look, depth }] : []
  })
  const keys = keyPages.flatMap((path) =>
    allLooks.map((look) => ({ path, look, depth: depthOf(look) })),
  )
  return [...keys, ...others]
}
