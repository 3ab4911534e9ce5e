import type { FacetField } from './listingQuery.ts'
import type { TopicKind } from './shopApi.ts'

/** Where a part of the products stands under an address of its own. */
export type Collection = {
  /** below the language; `:code` is the code of the topic */
  readonly path: string
  /** what its words are called by; those of a topic are the topic's own */
  readonly name: CollectionName
  readonly type?: string
  readonly topic?: CollectionTopic
}

export type CollectionTopic = {
  readonly kind: TopicKind
  /** the field of products that names it; a group names its products itself */
  readonly field?: FacetField | 'accessoryType'
  /** the only one there is, where the address does not tell */
  readonly code?: string
}

export type CollectionName = (typeof table)[number]['name']

const table = [
  { path: 'devices', name: 'devices', type: 'device' },
  { path: 'gateways', name: 'gateways', type: 'gateway' },
  { path: 'accessories', name: 'accessories', type: 'accessory' },
  { path: 'subscriptions', name: 'subscriptions', type: 'subscription' },
  { path: 'licenses', name: 'licenses', type: 'license' },
  { path: 'packages', name: 'packages', type: 'package' },
  { path: 'integrations', name: 'integrations', type: 'integration' },
  {
    path: 'simCards',
    name: 'simCards',
    type: 'accessory',
    topic: { kind: 'accessory-types', field: 'accessoryType', code: 'sim_card' },
  },
  {
    path: 'solutions/applications/:code',
    name: 'applications',
    topic: { kind: 'applications', field: 'applications' },
  },
  {
    path: 'solutions/useCases/:code',
    name: 'useCases',
    topic: { kind: 'use-cases', field: 'useCases' },
  },
  {
    path: 'solutions/industries/:code',
    name: 'industries',
    topic: { kind: 'industries', field: 'industries' },
  },
  { path: 'tags/:code', name: 'tags', topic: { kind: 'tags', field: 'tags' } },
  { path: 'groups/:code', name: 'groups', topic: { kind: 'product-groups' } },
] as const

export const collections: readonly Collection[] = table

/** Where all products of a type stand. */
export const typePath = (type: string): string => {
  const collection = collections.find((each) => each.type === type && !each.topic)
  return collection ? `/${collection.path}` : `/products?type=${type}`
}
