import { availabilityOf, type Availability } from './availability.ts'
import { cardQuery, tellingFacts, toCard, type Card } from './card.ts'
import { matchOf, partnersOf, type Match } from './compatible.ts'
import { enumLabel } from './labels.ts'
import type { ShopApi } from './shopApi.ts'
import type { Tools } from './tools.ts'
import type { Metadata, Product } from './types.ts'

export type ProductData = {
  readonly product: Product
  readonly availability: Availability | undefined
  readonly facts: Card['facts']
  readonly type: string
  // What follows is undefined where it could not be read.
  readonly included: readonly { readonly card: Card; readonly quantity: number }[] | undefined
  readonly accessories: readonly Card[] | undefined
  readonly similar: readonly Card[] | undefined
  /** gateways for a device, devices for a gateway */
  readonly partners: readonly { readonly card: Card; readonly match: Match }[] | undefined
}

/** How many neighbours a section shows. */
const mostCards = 12
/** How many are looked at for some that share a region. */
const mostPartners = 48
/** How many products the API hands over at once. */
const largestPage = 100

export async function loadProduct(
  { api, metadata }: Tools,
  id: string,
  signal: AbortSignal,
): Promise<ProductData> {
  const [product, words] = await Promise.all([api.product(id, signal), metadata()])
  const included = product.includedProducts ?? []
  const accessories = (product.relatedAccessories ?? []).slice(0, mostCards)
  const similar = (product.similarProducts ?? []).slice(0, mostCards)
  const refs = [...included.map((each) => each.product), ...accessories, ...similar]
  const ids = refs.map((each) => each._id)
  const [cards, partners] = await Promise.all([
    api.part(loadCards({ api, words, ids, signal })),
    api.part(loadPartners(product, { api, words, signal })),
  ])
  const cardsOf = (wanted: readonly { readonly _id: string }[]): Card[] | undefined =>
    wanted.length > 0 ? cards && wanted.flatMap(({ _id }) => cards.get(_id) ?? []) : []
  return {
    product,
    availability: availabilityOf(product),
    facts: tellingFacts(product, words).slice(0, 4),
    type: enumLabel(words, 'type', product.type),
    included:
      included.length > 0
        ? cards &&
          included.flatMap(({ product: { _id }, quantity }) => {
            const card = cards.get(_id)
            return card ? [{ card, quantity }] : []
          })
        : [],
    accessories: cardsOf(accessories),
    similar: cardsOf(similar),
    partners,
  }
}

type Reading = { api: ShopApi; words: Metadata; signal: AbortSignal }
type Wanted = Reading & { ids: readonly string[] }

async function loadCards({ api, words, ids, signal }: Wanted): Promise<Map<string, Card>> {
  const unique = [...new Set(ids)]
  const chunks = Array.from({ length: Math.ceil(unique.length / largestPage) }, (_, index) =>
    unique.slice(index * largestPage, (index + 1) * largestPage),
  )
  const pages = await Promise.all(
    chunks.map((chunk) => {
      const query = cardQuery(chunk.map((id) => ['_id', id]))
      query.set('limit', String(chunk.length))
      return api.products(query, signal)
    }),
  )
  return new Map(
    pages.flatMap(({ data }) => data.map((product) => [product._id, toCard(product, words)])),
  )
}

async function loadPartners(
  product: Product,
  { api, words, signal }: Reading,
): Promise<NonNullable<ProductData['partners']>> {
  const wanted = partnersOf(product)
  if (!wanted) return []
  const query = cardQuery([
    ['type', wanted.type],
    ['communicationType', wanted.protocol],
    ['limit', String(mostPartners)],
  ])
  query.set('fields', `${query.get('fields')},networkServers`)
  const { data } = await api.products(query, signal)
  const matches = data.flatMap((other) => {
    const match = other.code === product.code ? undefined : matchOf(product, other)
    return match ? [{ card: toCard(other, words), match }] : []
  })
  return matches.slice(0, mostCards)
}
