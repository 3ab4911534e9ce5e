import { facetFields, type ListingQuery } from './listingQuery.ts'
import type { ShopVisibility } from './shopVisibility.ts'

type ListingLimits = {
  readonly visibility: ShopVisibility
  /** filter fields set by the collection, which the URL cannot override */
  readonly fixedFields: readonly string[]
}

/** Removes price and stock filters if these are hidden, because the results would reveal them. */
export const restrictListing = (
  query: ListingQuery,
  { visibility, fixedFields }: ListingLimits,
): ListingQuery => ({
  ...query,
  chosen: {
    ...query.chosen,
    ...Object.fromEntries(
      facetFields.filter((each) => fixedFields.includes(each)).map((each) => [each, []]),
    ),
  },
  inStock: query.inStock && visibility.stock,
  ...(!visibility.price && {
    minPrice: undefined,
    maxPrice: undefined,
    sort: query.sort?.endsWith('price') ? undefined : query.sort,
  }),
})
