import { cardQuery, toCard, type Card } from './card.ts'
import type { ShopApi } from './shopApi.ts'
import type { Metadata, Topic } from './types.ts'

export type HomeData = {
  readonly applications: readonly Topic[]
  readonly featured: readonly Card[]
  readonly industries: readonly Topic[]
}

export async function loadHome(
  { api, metadata }: { api: ShopApi; metadata: Promise<Metadata> },
  signal: AbortSignal,
): Promise<HomeData> {
  const [applications, industries, tags, words] = await Promise.all([
    api.topics('applications', signal),
    api.topics('industries', signal),
    api.topics('tags', signal),
    metadata,
  ])
  const featured = await api.products(featuredQuery(tags), signal)
  return {
    applications: applications.slice(0, 8),
    industries: industries.slice(0, 12),
    featured: featured.data.map((product) => toCard(product, words)),
  }
}

const featuredQuery = (tags: readonly Topic[]): URLSearchParams => {
  const chosen = tags.filter(({ code }) => code === 'featured' || code === 'best_seller')
  return cardQuery([
    ...chosen.map(({ _id }): [string, string] => ['tags', _id]),
    ['sort', '-createdAt'],
    ['limit', '8'],
  ])
}
