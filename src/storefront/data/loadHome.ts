import { cardQuery, toCard, type Card } from './card.ts'
import { shownProduct } from './shows.ts'
import type { Tools } from './tools.ts'
import type { AdRecord, SlideRecord, Topic } from './types.ts'

export type HomeData = {
  readonly slides: readonly SlideRecord[]
  readonly ads: readonly AdRecord[]
  readonly applications: readonly Topic[]
  readonly featured: readonly Card[]
  readonly industries: readonly Topic[]
}

export async function loadHome(
  { api, metadata, terms }: Tools,
  signal: AbortSignal,
): Promise<HomeData> {
  const [slides, ads, applications, industries, tags, words, { shows }] = await Promise.all([
    api.slides(signal),
    api.ads(signal),
    api.topics('applications', signal),
    api.topics('industries', signal),
    api.topics('tags', signal),
    metadata,
    terms,
  ])
  const featured = await api.products(featuredQuery(tags), signal)
  return {
    slides,
    ads,
    applications: applications.slice(0, 8),
    industries: industries.slice(0, 12),
    featured: featured.data.map((product) => toCard(shownProduct(product, shows), words)),
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
