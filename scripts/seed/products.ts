import { listed, type FullLanguage } from '#domain/locale.ts'
import type { Currency } from '#domain/money.ts'
import type { Row } from '#server/engine/context.ts'
import { writtenIn } from './demoTerms.ts'
import { picturesOf } from '../drawings/pictures.ts'
import type { Demo, DemoProduct } from './demo.ts'
import type { PictureIds } from './pictures.ts'
import { priceIn } from './prices.ts'

type Ids = Readonly<Record<string, ReadonlyMap<string, string>>>

const plain = [
  'code',
  'type',
  'stockMode',
  'stock',
  'communicationType',
  'connectivityType',
  'platformType',
  'warrantyMonths',
  'subscriptionType',
  'subscriptionPeriod',
  'licenceType',
  'licenceQuantity',
  'notificationPackageType',
  'notificationPackageLimit',
  'certifications',
  'documentation',
  'visible',
] as const

const relations = {
  deviceType: 'device-types',
  gatewayType: 'gateway-types',
  accessoryType: 'accessory-types',
} as const

const lists = {
  tags: 'tags',
  industries: 'industries',
  applications: 'applications',
  useCases: 'use-cases',
} as const

/** A product of the demo file as the API takes it, in its first language. */
export function productInput(
  product: DemoProduct,
  demo: Demo,
  ids: Ids,
  pictures: PictureIds,
  currency: Currency,
): Row {
  const idOf = (resource: string, code: unknown): string | undefined =>
    ids[resource]?.get(String(code))
  return {
    ...productTexts(product, demo, 'en'),
    ...Object.fromEntries(
      plain.filter((name) => product[name] !== undefined).map((name) => [name, product[name]]),
    ),
    price: priceIn(currency, product.price.amountMinor),
    ...networkServersOf(product),
    images: picturesOf(product).flatMap((key) => pictures.get(key) ?? []),
    ...Object.fromEntries(
      Object.entries(relations)
        .filter(([name]) => product[name])
        .map(([name, resource]) => [name, idOf(resource, product[name])]),
    ),
    ...Object.fromEntries(
      Object.entries(lists).map(([name, resource]) => [
        name,
        [product[name]].flat().flatMap((code) => idOf(resource, code) ?? []),
      ]),
    ),
  }
}

export const productTexts = (product: DemoProduct, demo: Demo, language: FullLanguage): Row => ({
  name: product.name[language],
  description: `<p>${product.description[language]}</p>`,
  specs: Object.entries(product.specs).map(([name, value]) => ({
    name,
    value: listed(
      [value].flat().map((each) => writtenIn(language, String(each))),
      language,
    ),
  })),
  faqs: (demo.faqsByType[product.type] ?? []).map(({ question, answer }) => ({
    question: question[language],
    answer: answer[language],
  })),
})

/** What a product says of others, once all of them exist. */
export function productLinks(product: DemoProduct, ids: ReadonlyMap<string, string>): Row {
  const known = (codes: readonly string[]): string[] => codes.flatMap((code) => ids.get(code) ?? [])
  const links = {
    relatedAccessories: known(product.relatedAccessories),
    similarProducts: known(product.similarProducts),
    includedProducts: (product.includedProducts ?? []).flatMap(({ code, quantity }) => {
      const id = ids.get(code)
      return id ? [{ product: id, quantity }] : []
    }),
  }
  return Object.fromEntries(Object.entries(links).filter(([, list]) => list.length > 0))
}

/** What brings licences or subscriptions, by itself or within a package. */
export function grantingCodes({ products }: Demo): ReadonlySet<string> {
  const own = products.filter(({ type }) => ['license', 'subscription'].includes(type))
  const granting = new Set(own.map(({ code }) => code))
  const kits = products.filter(({ includedProducts }) =>
    includedProducts?.some(({ code }) => granting.has(code)),
  )
  return new Set([...granting, ...kits.map(({ code }) => code)])
}

/** Gateways come in a model for every region of the shop; of sensors the data sheet says it. */
function networkServersOf({ type, communicationType, specs }: DemoProduct): object {
  if (Array.isArray(specs.loraRegions)) return { networkServers: specs.loraRegions }
  return type === 'gateway' && communicationType === 'lorawan'
    ? { networkServers: ['EU868', 'US915', 'AS923', 'IN865'] }
    : {}
}
