import { defaultBrand } from '#brands/default.ts'
import type { RecordPage } from '#server/engine/lists/reader.ts'
import { cardQuery } from '#storefront/data/card.ts'
import { apiListingQuery, parseListingQuery } from '#storefront/data/listingQuery.ts'
import { loadBrand } from '../../vite/brands.ts'

const products = '/api/marketplace-customer/products'

/** Returns what the pages of the storefront and their calls ask for, by name. */
export async function shopperPaths(address: string): Promise<[string, string][]> {
  const { currency } = (await loadBrand(defaultBrand)).brand
  const listing = (query: string): string =>
    `${products}?${cardQuery(apiListingQuery(parseListingQuery(new URLSearchParams(query)), currency))}`
  const first: RecordPage = await (await fetch(address + listing(''))).json()
  const tags = first.facets?.tags
  const [common, rare] = Array.isArray(tags) ? [tags[0]?.value, tags.at(-1)?.value] : []
  const code = String(first.data[0]?.code)
  return [
    ['home page', '/en'],
    ['listing page', '/en/products'],
    ['product page', `/en/products/${code}`],
    ['product', `${products}/${code}`],
    ['listing', listing('')],
    ['listing in Arabic', `/ar/products`],
    ['listing by type', listing('type=device')],
    ['listing by common tag', listing(`tags=${common}`)],
    ['listing by rare tag', listing(`tags=${rare}`)],
    ['listing by price', listing('sort=price')],
    ['listing by price and type', listing('sort=-price&type=gateway&minPrice=50')],
    ['listing in stock', listing('availability=inStock')],
    ['listing page 500', listing('page=500')],
    ['search common word', listing('search=sensor')],
    ['search two words by price', listing('search=temperature+nova&sort=price')],
    ['search code', listing(`search=${code}`)],
    ['search typo', listing('search=temprature')],
    ['search nothing', listing('search=qqqqzzzz')],
    [
      'suggestions',
      `${products}?search=gate&limit=6&fields=name,code,type,images,price&total=false`,
    ],
    ['price range', `${products}/price-range`],
  ]
}
