import type { Language } from '#domain/locale.ts'
import { toSearchQuery, toSearchText } from '#domain/toSearchText.ts'
import { getSession } from '../account/session.ts'
import { distinctiveFacts } from '../data/card.ts'
import { enumLabel } from '../data/labels.ts'
import { periodOf } from '../data/periodOf.ts'
import type { ShopData } from '../data/loadShop.ts'
import { typePath } from '../data/collections.ts'
import { createShopApi } from '../data/shopApi.ts'
import type { Suggestion } from './useSuggestions.ts'

const topicKinds = ['applications', 'useCases', 'industries'] as const
export type TopicLabels = Readonly<Record<(typeof topicKinds)[number] | 'categories', string>>

const maxTopics = 3
const maxCategories = 2
const maxProducts = 6
/** Delay between the last keystroke and the search, in milliseconds. */
const debounceMs = 150

export type SuggestRequest = {
  readonly words: string
  readonly shop: ShopData
  readonly labels: TopicLabels
  readonly language: Language
  /** the previous suggestions */
  readonly before: readonly Suggestion[]
  readonly signal: AbortSignal
}

/**
 * Suggests categories and solutions by name immediately, then products from the server, which also
 * handles typos and both scripts.
 */
export async function suggest(
  { words, shop, labels, language, before, signal }: SuggestRequest,
  onSuggestions: (suggestions: readonly Suggestion[]) => void,
): Promise<void> {
  const searchedWords = toSearchQuery(words)
  const matchesWords = ({ title }: { title: string }): boolean =>
    toSearchText(title).includes(searchedWords)
  const topics = topicKinds
    .flatMap((kind) =>
      shop[kind].filter(matchesWords).map(({ code, title }) => ({
        to: `/solutions/${kind}/${code}`,
        title,
        kind: labels[kind],
      })),
    )
    .slice(0, maxTopics)
  const categories = Object.entries(shop.metadata.enums['products.type'] ?? {})
    .filter(([, title]) => matchesWords({ title }))
    .map(([type, title]) => ({ to: typePath(type), title, kind: labels.categories }))
    .slice(0, maxCategories)
  const instantSuggestions = [...categories, ...topics]
  // Of the previous suggestions, keeps those that also match the new text.
  const stillMatching = before.filter(
    (each) => each.to.startsWith('/products/') && matchesWords(each),
  )
  onSuggestions([...instantSuggestions, ...stillMatching])
  await new Promise((resolve) => setTimeout(resolve, debounceMs))
  if (signal.aborted) return
  const query = new URLSearchParams({
    search: words,
    limit: String(maxProducts),
    fields: 'name,code,type,images,price,subscriptionPeriod,communicationType,networkServers',
    total: 'false',
  })
  const api = createShopApi((path, init) => fetch(path, init), language)
  const { data } = await api.products(query, signal)
  const products = data.map((product) => ({
    picture: product.images?.[0],
    to: `/products/${product.code}`,
    title: product.name,
    kind: enumLabel(shop.metadata, 'type', product.type),
    price: product.price ?? undefined,
    period: periodOf(product),
  }))
  onSuggestions([...instantSuggestions, ...products])
  const tenant = getSession().read().user?.tenant
  if (!tenant) return
  const { shortBarrierText: shortBarrier } = await import('../account/barriers.ts')
  const barriers = await Promise.all(
    data.map((product) =>
      shortBarrier({ ...product, facts: distinctiveFacts(product, shop.metadata) }, tenant),
    ),
  )
  onSuggestions([
    ...instantSuggestions,
    ...products.map((each, index) => ({ ...each, barrier: barriers[index] })),
  ])
}
