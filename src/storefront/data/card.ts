import type { Money } from '#domain/money.ts'
import { availabilityOf, type Availability } from './availability.ts'
import { enumLabel, enumLabelOf, fieldLabel } from './labels.ts'
import { periodOf } from './periodOf.ts'
import type { Metadata, PictureRecord, Product } from './types.ts'

/** The data of a product card. */
export type Card = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly type: string
  readonly badge: string | undefined
  readonly facts: readonly Fact[]
  readonly price: Money | null
  /** the billing period of a recurring price; null if it is paid once */
  readonly period: string | null
  readonly availability: Availability | undefined
  /** the number in stock, if it is counted and shown */
  readonly stock: number | null
  readonly picture: PictureRecord | undefined
  readonly communicationType: string | null | undefined
  readonly networkServers: readonly string[] | undefined
}

export type Fact = { readonly name: string; readonly label: string; readonly value: string }

export const toCard = (product: Product, metadata: Metadata): Card => ({
  id: product._id,
  code: product.code,
  name: product.name,
  type: enumLabel(metadata, 'type', product.type),
  badge: product.tags?.[0]?.title,
  facts: distinctiveFacts(product, metadata).slice(0, 4),
  price: product.price,
  period: periodOf(product),
  availability: availabilityOf(product),
  stock: product.stock ?? null,
  picture: product.images?.[0],
  communicationType: product.communicationType,
  networkServers: product.networkServers,
})

const factFields = [
  'communicationType',
  'subscriptionPeriod',
  'licenceType',
  'batteryLife',
] as const

/** Returns a product query limited to the fields that a card needs. */
export const cardQuery = (entries: Iterable<[string, string]>): URLSearchParams => {
  const query = new URLSearchParams([...entries])
  query.set('fields', cardFields.join(','))
  return query
}

const cardFields = [
  'name',
  'code',
  'type',
  'price',
  'images',
  'tags',
  'stockMode',
  'stock',
  'specs',
  'includedProducts',
  'networkServers',
  ...factFields,
]

/** Returns the facts that distinguish a product, the most important first. */
export const distinctiveFacts = (product: Product, metadata: Metadata): Fact[] => {
  const coded = factFields.flatMap((name): Fact[] => {
    const value = product[name]
    if (!value || value === 'none') return []
    return [{ name, label: fieldLabel(metadata, name), value: enumLabel(metadata, name, value) }]
  })
  const contents = product.includedProducts ?? []
  const count = contents.reduce((sum, each) => sum + each.quantity, 0)
  const items: Fact[] =
    count > 0 ? [{ name: 'includedItems', label: '', value: String(count) }] : []
  const specs = distinctiveSpecs.flatMap((name): Fact[] => {
    const value = product.specs?.find((each) => each.name === name)?.value
    if (!value) return []
    return [{ name, label: enumLabelOf(metadata, 'products.specs.name', name), value }]
  })
  return [...coded, ...items, ...specs]
}

const distinctiveSpecs = [
  'ipRating',
  'dataAllowance',
  'capacity',
  'range',
  'gain',
  'length',
  'seats',
  'limit',
  'coverage',
  'retention',
  'protocols',
  'interfaces',
  'power',
  'accuracy',
  'material',
]
