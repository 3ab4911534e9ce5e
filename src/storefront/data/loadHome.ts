import { cardQuery, toCard, type Card } from './card.ts'
import type { LoaderContext } from './loaderContext.ts'
import type { AdRecord, Product, SlideRecord, Topic } from './types.ts'

export type FeaturedGroup = {
  readonly id: string
  /** the path of the full listing */
  readonly path: string
  readonly title: string
  readonly description: string | null
  readonly cards: readonly Card[] | undefined
}

/** Parts that could not be read are undefined, or empty if they are not essential. */
export type HomeData = {
  readonly slides: readonly SlideRecord[]
  readonly ads: readonly AdRecord[]
  readonly applications: readonly Topic[] | undefined
  readonly groups: readonly FeaturedGroup[]
  readonly useCases: readonly Topic[] | undefined
  readonly packages: readonly Card[] | undefined
  readonly industries: readonly Topic[] | undefined
}

/** The maximum number of items in each section. */
const maxShown = { applications: 8, useCases: 12, industries: 12, cards: 4 } as const

export async function loadHome(
  { api, metadata }: LoaderContext,
  signal: AbortSignal,
): Promise<HomeData> {
  const [slides = [], ads = [], applications, useCases, industries, groups = [], packages, words] =
    await Promise.all([
      api.optional(api.slides(signal)),
      api.optional(api.ads(signal)),
      api.optional(api.topics('applications', signal)),
      api.optional(api.topics('use-cases', signal)),
      api.optional(api.topics('industries', signal)),
      api.optional(api.groups(signal)),
      api.optional(api.products(packagesQuery, signal)),
      metadata(),
    ])
  const toHomeCard = (product: Product): Card => toCard(product, words)
  const members = await Promise.all(
    groups.map(({ _id }) => api.optional(api.members(_id, fewCardsQuery, signal))),
  )
  return {
    slides,
    ads,
    applications: applications?.slice(0, maxShown.applications),
    useCases: useCases?.slice(0, maxShown.useCases),
    industries: industries?.slice(0, maxShown.industries),
    packages: packages?.data.map(toHomeCard),
    groups: groups.map(({ _id, code, title, description = null }, index) => ({
      id: _id,
      path: `/groups/${code || _id}`,
      title,
      description,
      cards: members[index]?.data.map(toHomeCard),
    })),
  }
}

const fewCardsQuery = cardQuery([
  ['limit', String(maxShown.cards)],
  ['total', 'false'],
])
const packagesQuery = new URLSearchParams(fewCardsQuery)
packagesQuery.set('type', 'package')
