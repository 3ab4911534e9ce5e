import { cardQuery, toCard, type Card } from './card.ts'
import {
  apiListingQuery,
  parseListingQuery,
  type FacetField,
  type ListingQuery,
} from './listingQuery.ts'
import type { CollectionIntro, LoadedCollection } from './loadCollection.ts'
import { languageOfUrl } from './languageOfUrl.ts'
import type { Collection } from './collections.ts'
import { restrictListing } from './restrictListing.ts'
import type { LoaderContext } from './loaderContext.ts'
import { loadAlternatives, type SearchAlternatives } from './loadAlternatives.ts'
import type { ProductFacetRange, ProductFacetValue, ProductList } from './types.ts'

export type ListingData = {
  /** the path of the listing, which the links of its filters and pages start with */
  readonly path: string
  /** the introduction of the collection; the list of all products has none */
  readonly about?: CollectionIntro
  /** filter fields already set by the collection */
  readonly fixedFields: readonly string[]
  /** whether any product in this listing can be out of stock */
  readonly canSellOut: boolean
  readonly cards: readonly Card[]
  /** suggestions for a search without results */
  readonly alternatives?: SearchAlternatives
  /** there was no exact match; these products are only similar */
  readonly isSimilar?: true
  /** the last request failed, so these are the previous results */
  readonly isStale?: true
  readonly total: number
  readonly pages: number
  readonly page: number
  readonly facets: Readonly<Record<FacetField, readonly ProductFacetValue[]>>
  /** in minor units */
  readonly price: ProductFacetRange
}

type ListingRequest = {
  readonly request: Request
  readonly collection?: Collection
  readonly code?: string
}

export async function loadListing(
  { api, brand, metadata, salesTerms }: LoaderContext,
  { request, collection, code = '' }: ListingRequest,
): Promise<ListingData> {
  const { signal, url } = request
  const language = languageOfUrl(url, brand)
  const [words, { currency, visibility }, collectionData] = await Promise.all([
    metadata(),
    salesTerms(),
    collection
      ? import('./loadCollection.ts').then(({ loadCollection }) =>
          loadCollection({ api, collection, code, language, signal }),
        )
      : allProducts,
  ])
  const fixedFields = collectionData.fixedFilters.map(([field]) => field)
  const requested = parseListingQuery(new URL(url).searchParams, words)
  const apiQuery = apiListingQuery(
    restrictListing(requested, { visibility, fixedFields }),
    currency,
    visibility.price,
  )
  for (const [field, value] of collectionData.fixedFilters) apiQuery.set(field, value)
  const { group } = collectionData
  const query = cardQuery(apiQuery)
  const answer = await (group ? api.members(group, query, signal) : api.products(query, signal))
  const { total = 0, limit, page, similar } = answer.meta
  const { search } = requested
  const alternatives =
    search && total === 0 ? await loadAlternatives(api, search, words, signal) : undefined
  return {
    path: collectionData.path,
    ...(collectionData.about && { about: collectionData.about }),
    fixedFields,
    canSellOut: visibility.stock && !(collection?.type && unstockedTypes.has(collection.type)),
    cards: answer.data.map((product) => toCard(product, words)),
    ...(alternatives && { alternatives }),
    ...(similar && { isSimilar: similar }),
    total,
    pages: Math.max(1, Math.ceil(total / limit)),
    page,
    facets: facetsOf(answer, requested.chosen),
    price: visibility.price ? rangeOf(answer) : noRange,
  }
}

const allProducts: Pick<LoadedCollection, 'path' | 'fixedFilters'> & Partial<LoadedCollection> = {
  path: '/products',
  fixedFilters: [],
}

/** Product types that are delivered digitally. */
const unstockedTypes: ReadonlySet<string> = new Set(['subscription', 'license', 'integration'])

const facetsOf = (answer: ProductList, chosen: ListingQuery['chosen']): ListingData['facets'] => {
  const valuesOf = (field: FacetField): readonly ProductFacetValue[] => {
    const facet = answer.facets?.[field]
    const isOffered = ({ value }: ProductFacetValue) =>
      value !== 'none' || chosen[field].includes(value)
    return isValues(facet) ? facet.filter(isOffered) : []
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

const rangeOf = (answer: ProductList): ProductFacetRange => {
  const facet = answer.facets?.['price']
  return facet && !isValues(facet) ? facet : noRange
}

const noRange: ProductFacetRange = { min: null, max: null }

const isValues = (
  facet: readonly ProductFacetValue[] | ProductFacetRange | undefined,
): facet is readonly ProductFacetValue[] => Array.isArray(facet)
