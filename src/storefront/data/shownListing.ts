import { facetFields, type ListingQuery } from './listingQuery.ts'
import type { Shows } from './shows.ts'

type Limits = {
  readonly shows: Shows
  /** the filters that the shelf has set, which no address changes */
  readonly held: readonly string[]
}

/** Where no price or stock is shown, none is asked for: the answer would tell of it. */
export const shownListing = (query: ListingQuery, { shows, held }: Limits): ListingQuery => ({
  ...query,
  chosen: {
    ...query.chosen,
    ...Object.fromEntries(
      facetFields.filter((each) => held.includes(each)).map((each) => [each, []]),
    ),
  },
  inStock: query.inStock && shows.stock,
  ...(!shows.price && {
    minPrice: undefined,
    maxPrice: undefined,
    sort: query.sort?.endsWith('price') ? undefined : query.sort,
  }),
})
