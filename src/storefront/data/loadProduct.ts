import { availabilityOf, type Availability } from './availability.ts'
import { cardQuery, tellingFacts, toCard, type Card } from './card.ts'
import { enumLabel } from './labels.ts'
import type { ShopApi } from './shopApi.ts'
import { shownProduct, type Shows } from './shows.ts'
import type { Tools } from './tools.ts'
import type { Metadata, Product } from './types.ts'

export type ProductData = {
  readonly product: Product
  readonly availability: Availability | undefined
  readonly facts: Card['facts']
  readonly type: string
  readonly included: readonly { readonly card: Card; readonly quantity: number }[]
  readonly accessories: readonly Card[]
  readonly similar: readonly Card[]
}

/** How many neighbours a section shows. */
const mostCards = 12
/** How many products the API hands over at once. */
const largestPage = 100

export async function loadProduct(
  { api, metadata, terms }: Tools,
  id: string,
  signal: AbortSignal,
): Promise<ProductData> {
  const [whole, words, { shows }] = await Promise.all([api.product(id, signal), metadata, terms])
  const product = shownProduct(whole, shows)
  const included = product.includedProducts ?? []
  const accessories = (product.relatedAccessories ?? []).slice(0, mostCards)
  const similar = (product.similarProducts ?? []).slice(0, mostCards)
  const refs = [...included.map((each) => each.product), ...accessories, ...similar]
  const cards = await loadCards({ api, words, shows, ids: refs.map((each) => each._id), signal })
  const cardsOf = (wanted: readonly { readonly _id: string }[]): Card[] =>
    wanted.flatMap(({ _id }) => cards.get(_id) ?? [])
  return {
    product,
    availability: availabilityOf(product),
    facts: tellingFacts(product, words).slice(0, 4),
    type: enumLabel(words, 'type', product.type),
    included: included.flatMap(({ product: { _id }, quantity }) => {
      const card = cards.get(_id)
      return card ? [{ card, quantity }] : []
    }),
    accessories: cardsOf(accessories),
    similar: cardsOf(similar),
  }
}

type Wanted = {
  api: ShopApi
  words: Metadata
  shows: Shows
  ids: readonly string[]
  signal: AbortSignal
}

async function loadCards({ api, words, shows, ids, signal }: Wanted): Promise<Map<string, Card>> {
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
    pages.flatMap(({ data }) =>
      data.map((product) => [product._id, toCard(shownProduct(product, shows), words)]),
    ),
  )
}
