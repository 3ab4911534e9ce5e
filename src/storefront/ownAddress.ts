import { matchRoutes } from 'react-router-dom'
import type { PageBrand } from '#domain/brand.ts'
import { languageCodes } from '#domain/locale.ts'
import { readListing, writeListing } from './data/listingQuery.ts'
import { shelves } from './data/shelves.ts'
import { createShopApi } from './data/shopApi.ts'
import { createRoutes } from './routes.tsx'

const listings = new Set(['products', ...shelves.map(({ path }) => path)])

const asking = ['product', 'quantity', 'order', 'from']

/** What pages find in their address that are no listings; all others read nothing. */
const found: Readonly<Record<string, readonly string[]>> = {
  contact: asking,
  requestAQuote: asking,
  'checkout/placed/:id?': ['order', 'payment'],
  orders: ['tab', 'search', 'page', 'limit', 'order', 'payment'],
  'orders/:id': ['payment'],
  requests: ['page'],
  'profile/:section?': ['card_setup'],
}

/** The one spelling of an address: as its route writes it, with what its page reads and nothing else. */
export function ownAddresses(brand: PageBrand): (url: URL) => string {
  const unasked = () => Promise.reject(new Error('nothing is loaded to know an address'))
  const routes = createRoutes(createShopApi(unasked, brand.language), brand)
  return ({ pathname, search, searchParams }) => {
    const [language = '', ...segments] = pathname.split('/').filter(Boolean)
    if (!languageCodes.some((code) => code === language)) return pathname + search
    const place = matchRoutes(routes, pathname, `/${language}`)?.at(-1)?.route.path ?? ''
    if (place === '*') return pathname + search
    const written = place.split('/')
    const own = segments.map((given, at) => {
      const fixed = written[at]
      return !fixed || fixed.startsWith(':') ? given : fixed
    })
    const query = listings.has(place)
      ? writeListing(readListing(searchParams))
      : new URLSearchParams([...searchParams].filter(([name]) => found[place]?.includes(name)))
    return ['', language, ...own].join('/') + (query.size ? `?${query}` : '')
  }
}
