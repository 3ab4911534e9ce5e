import { facetFields, type ListingQuery } from './listingQuery.ts'
import type { ShopVisibility } from './shopVisibility.ts'

type ListingLimits = {
  readonly visibility: ShopVisibility
  /** the filters that the shelf has set, which no address changes */
  readonly fixedFields: readonly string[]
}

/** Where no price or stock is shown, none is asked for: the answer would tell of it. */
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
