import { searchedText, searchText } from '#domain/searchText.ts'
import { sessionHere } from './account/session.ts'
import { periodOf, tellingFacts } from './data/card.ts'
import { enumLabel } from './data/labels.ts'
import type { ShopData } from './data/loadShop.ts'
import { typePath } from './data/shelves.ts'
import type { ShopApi } from './data/shopApi.ts'
import type { Suggestion } from './useSuggestions.ts'

const topicKinds = ['applications', 'useCases', 'industries'] as const
export type TopicLabels = Readonly<Record<(typeof topicKinds)[number] | 'categories', string>>

const mostTopics = 3
const mostCategories = 2
const mostProducts = 6
/** How long a reader pauses before what they typed is looked for, in milliseconds. */
const pause = 150

export type Asked = {
  readonly words: string
  readonly shop: ShopData
  readonly labels: TopicLabels
  readonly api: ShopApi
  /** what was suggested before */
  readonly before: readonly Suggestion[]
  readonly signal: AbortSignal
}

/** Categories and solutions by their names at once, then products as the server finds them: also mistyped, in either script. */
export async function suggest(
  { words, shop, labels, api, before, signal }: Asked,
  tell: (suggestions: readonly Suggestion[]) => void,
): Promise<void> {
  const wanted = searchedText(words)
  const isMeant = ({ title }: { title: string }): boolean => searchText(title).includes(wanted)
  const topics = topicKinds
    .flatMap((kind) =>
      shop[kind].filter(isMeant).map(({ code, title }) => ({
        to: `/solutions/${kind}/${code}`,
        title,
        kind: labels[kind],
      })),
    )
    .slice(0, mostTopics)
  const categories = Object.entries(shop.metadata.enums['products.type'] ?? {})
    .filter(([, title]) => isMeant({ title }))
    .map(([type, title]) => ({ to: typePath(type), title, kind: labels.categories }))
    .slice(0, mostCategories)
  const ways = [...categories, ...topics]
  // Of the words before, only what these words may mean as well.
  const still = before.filter((each) => each.to.startsWith('/products/') && isMeant(each))
  tell([...ways, ...still])
  await new Promise((done) => setTimeout(done, pause))
  if (signal.aborted) return
  const query = new URLSearchParams({
    search: words,
    limit: String(mostProducts),
    fields: 'name,code,type,images,price,subscriptionPeriod,communicationType,networkServers',
    total: 'false',
  })
  const { data } = await api.products(query, signal)
  const products = data.map((product) => ({
    picture: product.images?.[0],
    to: `/products/${product.code}`,
    title: product.name,
    kind: enumLabel(shop.metadata, 'type', product.type),
    price: product.price ?? undefined,
    period: periodOf(product),
  }))
  tell([...ways, ...products])
  const tenant = sessionHere().read().user?.tenant
  if (!tenant) return
  const { shortBarrier } = await import('./account/barriers.ts')
  const barriers = await Promise.all(
    data.map((product) =>
      shortBarrier({ ...product, facts: tellingFacts(product, shop.metadata) }, tenant),
    ),
  )
  tell([...ways, ...products.map((each, at) => ({ ...each, barrier: barriers[at] }))])
}
