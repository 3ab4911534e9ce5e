import { useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import type { ListingData } from '../data/loadListing.ts'
import { parseListingQuery, listingSearchParams, type ListingQuery } from '../data/listingQuery.ts'
import { restrictListing } from '../data/restrictListing.ts'
import { useShop } from '../hooks/useShop.ts'
import { useShopVisibility } from '../hooks/useShopVisibility.ts'

export type Listing = {
  readonly data: ListingData
  /** the requested query, which is ahead of `data` while loading */
  readonly query: ListingQuery
  readonly pending: boolean
  /** the path of a query within this listing */
  readonly to: (query: ListingQuery) => string
  readonly go: (query: ListingQuery) => void
}

export function useListing(): Listing {
  const data: ListingData = useLoaderData()
  const shop = useShop()
  const visibility = useShopVisibility()
  const currentLocation = useLocation()
  const navigate = useNavigate()
  const nextLocation = useNavigation().location
  const pending = nextLocation?.pathname === currentLocation.pathname
  const { search } = pending ? nextLocation : currentLocation
  const to = (query: ListingQuery): string => {
    const params = listingSearchParams(query).toString()
    return params ? `${data.path}?${params}` : data.path
  }
  return {
    data,
    query: restrictListing(parseListingQuery(new URLSearchParams(search), shop?.metadata), {
      visibility,
      fixedFields: data.fixedFields,
    }),
    pending,
    to,
    go: (query) => {
      void navigate(to(query), { preventScrollReset: true })
    },
  }
}
