import { cardQuery, toCard, type Card } from './card.ts'
import { apiListing, readListing, type FacetField } from './listingQuery.ts'
import { shownListing, shownProduct } from './shows.ts'
import type { Tools } from './tools.ts'
import type { FacetRange, FacetValue, Page, Product } from './types.ts'

export type ListingData = {
  readonly cards: readonly Card[]
  readonly total: number
  readonly pages: number
  readonly page: number
  readonly facets: Readonly<Record<FacetField, readonly FacetValue[]>>
  /** in minor units */
  readonly price: FacetRange
}

export async function loadListing(
  { api, metadata, terms }: Tools,
  request: Request,
): Promise<ListingData> {
  const [words, { currency, shows }] = await Promise.all([metadata, terms])
  const asked = readListing(new URL(request.url).searchParams, words)
  const question = apiListing(shownListing(asked, shows), currency, shows.price)
  const answer = await api.products(cardQuery(question), request.signal)
  const { total, limit, page } = answer.meta
  return {
    cards: answer.data.map((product) => toCard(shownProduct(product, shows), words)),
    total,
    pages: Math.max(1, Math.ceil(total / limit)),
    page,
    facets: facetsOf(answer),
    price: shows.price ? rangeOf(answer) : noRange,
  }
}

const facetsOf = (answer: Page<Product>): ListingData['facets'] => {
  const valuesOf = (field: FacetField): readonly FacetValue[] => {
    const facet = answer.facets?.[field]
    return isValues(facet) ? facet.filter((each) => each.value !== 'none') : []
  }
  return {
    type: valuesOf('type'),
    applications: valuesOf('applications'),
    industries: valuesOf('industries'),
    useCases: valuesOf('useCases'),
    communicationType: valuesOf('communicationType'),
    connectivityType: valuesOf('connectivityType'),
    tags: valuesOf('tags'),
  }
}

const rangeOf = (answer: Page<Product>): FacetRange => {
  const facet = answer.facets?.['price']
  return facet && !isValues(facet) ? facet : noRange
}

const noRange: FacetRange = { min: null, max: null }

const isValues = (
  facet: readonly FacetValue[] | FacetRange | undefined,
): facet is readonly FacetValue[] => Array.isArray(facet)
