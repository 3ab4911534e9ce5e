import { useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import type { ListingData } from './data/loadListing.ts'
import { readListing, writeListing, type ListingQuery } from './data/listingQuery.ts'
import { shownListing } from './data/shownListing.ts'
import { useShop } from './useShop.ts'
import { useShows } from './useShows.ts'

export type Listing = {
  readonly data: ListingData
  /** what is asked for: ahead of `data` while an answer is on its way */
  readonly query: ListingQuery
  readonly pending: boolean
  /** the address of a question to this shelf */
  readonly to: (query: ListingQuery) => string
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
  const to = (query: ListingQuery): string => {
    const params = writeListing(query).toString()
    return params ? `${data.path}?${params}` : data.path
  }
  return {
    data,
    query: shownListing(readListing(new URLSearchParams(search), shop?.metadata), {
      shows,
      held: data.held,
    }),
    pending,
    to,
    go: (query) => {
      void navigate(to(query), { preventScrollReset: true })
    },
  }
}
