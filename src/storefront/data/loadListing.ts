import { cardQuery, toCard, type Card } from './card.ts'
import { apiListing, readListing, type FacetField, type ListingQuery } from './listingQuery.ts'
import type { About, OpenedShelf } from './loadShelf.ts'
import { languageOf } from './languageOf.ts'
import type { Shelf } from './shelves.ts'
import { shownListing } from './shownListing.ts'
import type { Tools } from './tools.ts'
import { waysOn, type Ways } from './waysOn.ts'
import type { FacetRange, FacetValue, Page, Product } from './types.ts'

export type ListingData = {
  /** where it stands; the addresses of its filters and pages begin with it */
  readonly path: string
  /** what a shelf says about itself; all products need no words */
  readonly about?: About
  /** what the shelf has chosen already */
  readonly held: readonly string[]
  /** some of what stands here can run out */
  readonly runsOut: boolean
  readonly cards: readonly Card[]
  /** where to go on from a search that finds nothing */
  readonly ways?: Ways
  /** these are only like what was searched for */
  readonly isSimilar?: true
  /** what was asked for last could not be read: this is what was there before */
  readonly isOld?: true
  readonly total: number
  readonly pages: number
  readonly page: number
  readonly facets: Readonly<Record<FacetField, readonly FacetValue[]>>
  /** in minor units */
  readonly price: FacetRange
}

type Asked = { readonly request: Request; readonly shelf?: Shelf; readonly code?: string }

export async function loadListing(
  { api, brand, metadata, terms }: Tools,
  { request, shelf, code = '' }: Asked,
): Promise<ListingData> {
  const { signal, url } = request
  const language = languageOf(url, brand)
  const [words, { currency, shows }, opened] = await Promise.all([
    metadata(),
    terms(),
    shelf
      ? import('./loadShelf.ts').then(({ loadShelf }) =>
          loadShelf({ api, shelf, code, language, signal }),
        )
      : everything,
  ])
  const held = opened.held.map(([field]) => field)
  const asked = readListing(new URL(url).searchParams, words)
  const question = apiListing(shownListing(asked, { shows, held }), currency, shows.price)
  for (const [field, value] of opened.held) question.set(field, value)
  const { group } = opened
  const query = cardQuery(question)
  const answer = await (group ? api.members(group, query, signal) : api.products(query, signal))
  const { total, limit, page, similar } = answer.meta
  const { search } = asked
  const ways = search && total === 0 ? await waysOn(api, search, words, signal) : undefined
  return {
    path: opened.path,
    ...(opened.about && { about: opened.about }),
    held,
    runsOut: shows.stock && !(shelf?.type && endless.has(shelf.type)),
    cards: answer.data.map((product) => toCard(product, words)),
    ...(ways && { ways }),
    ...(similar && { isSimilar: similar }),
    total,
    pages: Math.max(1, Math.ceil(total / limit)),
    page,
    facets: facetsOf(answer, asked.chosen),
    price: shows.price ? rangeOf(answer) : noRange,
  }
}

const everything: Pick<OpenedShelf, 'path' | 'held'> & Partial<OpenedShelf> = {
  path: '/products',
  held: [],
}

/** What is delivered over the wire. */
const endless: ReadonlySet<string> = new Set(['subscription', 'license', 'integration'])

const facetsOf = (answer: Page<Product>, chosen: ListingQuery['chosen']): ListingData['facets'] => {
  const valuesOf = (field: FacetField): readonly FacetValue[] => {
    const facet = answer.facets?.[field]
    const isOffered = ({ value }: FacetValue) => value !== 'none' || chosen[field].includes(value)
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

const rangeOf = (answer: Page<Product>): FacetRange => {
  const facet = answer.facets?.['price']
  return facet && !isValues(facet) ? facet : noRange
}

const noRange: FacetRange = { min: null, max: null }

const isValues = (
  facet: readonly FacetValue[] | FacetRange | undefined,
): facet is readonly FacetValue[] => Array.isArray(facet)
