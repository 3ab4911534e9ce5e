import { useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import type { ListingData } from './data/loadListing.ts'
import { readListing, writeListing, type ListingQuery } from './data/listingQuery.ts'
import { shownListing } from './data/shows.ts'
import { useShop } from './useShop.ts'
import { useShows } from './useShows.ts'

export type Listing = {
  readonly data: ListingData
  /** what is asked for: ahead of `data` while an answer is on its way */
  readonly query: ListingQuery
  readonly pending: boolean
  readonly go: (query: ListingQuery) => void
}

export function useListing(): Listing {
  const data: ListingData = useLoaderData()
  const shop = useShop()
  const shows = useShows()
  const here = useLocation()
  const navigate = useNavigate()
  const next = useNavigation().location
  const pending = next?.pathname === here.pathname
  const { search } = pending ? next : here
  return {
    data,
    query: shownListing(readListing(new URLSearchParams(search), shop?.metadata), shows),
    pending,
    go: (query) => {
      void navigate(listingPath(query), { preventScrollReset: true })
    },
  }
}

export function listingPath(query: ListingQuery): string {
  const params = writeListing(query).toString()
  return params ? `/products?${params}` : '/products'
}
