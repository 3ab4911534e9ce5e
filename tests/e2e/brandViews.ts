import type { Brand } from '#domain/brand.ts'
import type { Language } from '#domain/locale.ts'
import { hasPage } from '#domain/switchedPages.ts'
import { isThorough } from './looks.ts'
import type { Look } from './walkRoutes.ts'

export type Seen = Look & { readonly language: Language }
/** One page as one reader sees it. */
export type View = { readonly path: string; readonly look: Seen }

/** Both languages by day and by night, and each of them wide and narrow. */
export const allLooks: readonly Seen[] = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'en', theme: 'dark', width: 390 },
  { language: 'ar', theme: 'dark', width: 390 },
  { language: 'ar', theme: 'light', width: 1440 },
]
export const nameOf = ({ language, theme }: Seen): string => `${language} ${theme}`

/** What every brand arranges in its own way. */
export const keyPages = ['', 'products/DEV-TH-LW01']
/** What is built of the same parts under all of them. */
export const otherRoutes = ['cms/products', 'products', 'requestAQuote', 'cart', 'cms/products/add']

/** The key pages in every look, the list of the back office in one, and the others in turn. */
export function viewsOf(brand: Brand, brands: readonly Brand[]): readonly View[] {
  const others = otherRoutes.flatMap((path) => {
    const having = brands.filter(({ features }) => hasPage(features, `/${path}`))
    const turn = having.indexOf(brand)
    if (turn < 0) return []
    if (isThorough) return allLooks.map((look) => ({ path, look }))
    // One route under every brand, the rest under the first four that have it, not all under the same ones.
    const start = otherRoutes.indexOf(path) * 2
    const at = (turn - start + having.length * 2) % having.length
    const look = allLooks[path === 'cms/products' ? turn % allLooks.length : at]
    return look ? [{ path, look }] : []
  })
  return [...keyPages.flatMap((path) => allLooks.map((look) => ({ path, look }))), ...others]
}
