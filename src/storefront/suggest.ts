import { searchedText, searchText } from '#domain/searchText.ts'
import { enumLabel } from './data/labels.ts'
import type { ShopData } from './data/loadShop.ts'
import type { ShopApi } from './data/shopApi.ts'
import type { Suggestion } from './useSuggestions.ts'

const topicKinds = ['applications', 'useCases', 'industries'] as const
export type TopicLabels = Readonly<Record<(typeof topicKinds)[number], string>>

const mostTopics = 3
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

/** Solutions by their names at once, then products as the server finds them: also mistyped, in either script. */
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
  // Of the words before, only what these words may mean as well.
  const still = before.filter((each) => each.to.startsWith('/products/') && isMeant(each))
  tell([...topics, ...still])
  await new Promise((done) => setTimeout(done, pause))
  if (signal.aborted) return
  const query = new URLSearchParams({
    search: words,
    limit: String(mostProducts),
    fields: 'name,code,type,images',
    total: 'false',
  })
  const { data } = await api.products(query, signal)
  const products = data.map(({ code, name, type, images }) => ({
    picture: images?.[0],
    to: `/products/${code}`,
    title: name,
    kind: enumLabel(shop.metadata, 'type', type),
  }))
  tell([...topics, ...products])
}
