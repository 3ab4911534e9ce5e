import type { StoreText } from '../hooks/useText.ts'
import type { ListingData } from './loadListing.ts'
import { facetFields, type ListingQuery } from './listingQuery.ts'

/** Returns a listing's title: its search, its collection, its only filter, or 'products'. */
export function listingTitle(query: ListingQuery, data: ListingData, text: StoreText): string {
  if (query.search) return text('list.titleSearch', { search: query.search })
  if (data.about) return data.about.title
  const chosen = facetFields.flatMap((field) =>
    query.chosen[field].map((value) => ({ field, value })),
  )
  const [only, ...others] = chosen
  if (!only || others.length > 0) return text('list.title')
  const facet = data.facets[only.field].find((each) => each.value === only.value)
  return facet?.label ?? text('list.title')
}
