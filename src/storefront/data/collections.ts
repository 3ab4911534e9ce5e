import type { FacetField } from './listingQuery.ts'
import type { TopicKind } from './shopApi.ts'

/** A part of the catalogue with its own URL. */
export type Collection = {
  /** relative to the language; `:code` is the topic's code */
  readonly path: string
  /** the key of its texts; topics have texts of their own */
  readonly name: CollectionName
  readonly type?: string
  readonly topic?: CollectionTopic
}

export type CollectionTopic = {
  readonly kind: TopicKind
  /** the product field that refers to the topic; a group lists its products itself */
  readonly field?: FacetField | 'accessoryType'
  /** the topic's code if it is not in the path */
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

/** Returns the path of the listing of a product type. */
export const typePath = (type: string): string => {
  const collection = collections.find((each) => each.type === type && !each.topic)
  return collection ? `/${collection.path}` : `/products?type=${type}`
}
