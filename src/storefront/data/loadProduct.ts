import { availabilityOf, type Availability } from './availability.ts'
import { cardQuery, distinctiveFacts, toCard, type Card } from './card.ts'
import { compatibilityOf, compatibleQueryOf, type Compatibility } from './compatibility.ts'
import { enumLabel } from './labels.ts'
import type { ShopApi } from './shopApi.ts'
import type { LoaderContext } from './loaderContext.ts'
import { toPlainText } from './toPlainText.ts'
import { truncate } from './truncate.ts'
import type { Metadata, Product } from './types.ts'

export type ProductData = {
  readonly product: Product
  /** the start of the description as plain text, or the name */
  readonly summary: string
  readonly availability: Availability | undefined
  readonly facts: Card['facts']
  readonly type: string
  // The following are undefined if they could not be read.
  readonly included: readonly { readonly card: Card; readonly quantity: number }[] | undefined
  readonly accessories: readonly Card[] | undefined
  readonly similar: readonly Card[] | undefined
  /** gateways for a device, devices for a gateway */
  readonly compatibleProducts:
    readonly { readonly card: Card; readonly match: Compatibility }[] | undefined
}

/** The maximum number of products in a section. */
const maxCards = 12
/** How many products are checked for a shared region. */
const maxCandidates = 48
/** The API's maximum page size. */
const maxPageSize = 100

export async function loadProduct(
  { api, metadata }: LoaderContext,
  id: string,
  signal: AbortSignal,
): Promise<ProductData> {
  const [product, words] = await Promise.all([api.product(id, signal), metadata()])
  const included = product.includedProducts ?? []
  const accessories = (product.relatedAccessories ?? []).slice(0, maxCards)
  const similar = (product.similarProducts ?? []).slice(0, maxCards)
  const refs = [...included.map((each) => each.product), ...accessories, ...similar]
  const ids = refs.map((each) => each._id)
  const [cards, partners] = await Promise.all([
    api.optional(loadCards({ api, words, ids, signal })),
    api.optional(loadCompatible(product, { api, words, signal })),
  ])
  const cardsOf = (products: readonly { readonly _id: string }[]): Card[] | undefined =>
    products.length > 0 ? cards && products.flatMap(({ _id }) => cards.get(_id) ?? []) : []
  return {
    product,
    summary: truncate(toPlainText(product.description ?? '') || product.name, 160),
    availability: availabilityOf(product),
    facts: distinctiveFacts(product, words).slice(0, 4),
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
    compatibleProducts: partners,
  }
}

type LoadContext = { api: ShopApi; words: Metadata; signal: AbortSignal }
type CardRequest = LoadContext & { ids: readonly string[] }

async function loadCards({ api, words, ids, signal }: CardRequest): Promise<Map<string, Card>> {
  const unique = [...new Set(ids)]
  const chunks = Array.from({ length: Math.ceil(unique.length / maxPageSize) }, (_, index) =>
    unique.slice(index * maxPageSize, (index + 1) * maxPageSize),
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

async function loadCompatible(
  product: Product,
  { api, words, signal }: LoadContext,
): Promise<NonNullable<ProductData['compatibleProducts']>> {
  const target = compatibleQueryOf(product)
  if (!target) return []
  const query = cardQuery([
    ['type', target.type],
    ['communicationType', target.protocol],
    ['limit', String(maxCandidates)],
  ])
  query.set('fields', `${query.get('fields')},networkServers`)
  const { data } = await api.products(query, signal)
  const matches = data.flatMap((other) => {
    const match = other.code === product.code ? undefined : compatibilityOf(product, other)
    return match ? [{ card: toCard(other, words), match }] : []
  })
  return matches.slice(0, maxCards)
}
