import { matchRoutes } from 'react-router-dom'
import type { PageBrand } from '#domain/brand.ts'
import { languageCodes } from '#domain/locale.ts'
import { parseListingQuery, listingSearchParams } from '../data/listingQuery.ts'
import { collections } from '../data/collections.ts'
import { createShopApi } from '../data/shopApi.ts'
import { createAllRoutes } from '../pageRoutes.ts'
import { createShopContext } from '../routes.tsx'

const listingPaths = new Set(['products', ...collections.map(({ path }) => path)])

const inquiryParams = ['product', 'quantity', 'order', 'from']

/** The query parameters of the pages other than listings; all other pages have none. */
const paramsByRoute: Readonly<Record<string, readonly string[]>> = {
  contact: inquiryParams,
  requestAQuote: inquiryParams,
  'checkout/placed/:id?': ['order', 'payment'],
  orders: ['tab', 'search', 'page', 'limit', 'order', 'payment'],
  'orders/:id': ['payment'],
  requests: ['page'],
  'profile/:section?': ['card_setup'],
}

/** Returns the canonical URL: the route's spelling, with only the parameters its page reads. */
export function createPathCanonicalizer(brand: PageBrand): (url: URL) => string {
  const rejectLoad = () => Promise.reject(new Error('nothing is loaded to know an address'))
  const routes = createAllRoutes(
    createShopContext(async () => createShopApi(rejectLoad, brand.language), brand, rejectLoad),
  )
  return ({ pathname, search, searchParams }) => {
    const [language = '', ...segments] = pathname.split('/').filter(Boolean)
    if (!languageCodes.some((code) => code === language)) return pathname + search
    const routePath = matchRoutes(routes, pathname, `/${language}`)?.at(-1)?.route.path ?? ''
    if (routePath === '*') return pathname + search
    const routeSegments = routePath.split('/')
    const canonicalSegments = segments.map((segment, at) => {
      const fixed = routeSegments[at]
      return !fixed || fixed.startsWith(':') ? segment : fixed
    })
    const query = listingPaths.has(routePath)
      ? listingSearchParams(parseListingQuery(searchParams))
      : new URLSearchParams(
          [...searchParams].filter(([name]) => paramsByRoute[routePath]?.includes(name)),
        )
    return ['', language, ...canonicalSegments].join('/') + (query.size ? `?${query}` : '')
  }
}
