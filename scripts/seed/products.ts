import { joinItems, type FullLanguage } from '#domain/locale.ts'
import type { Currency } from '#domain/money.ts'
import type { Row } from '#server/engine/context.ts'
import { writtenIn } from './demoTerms.ts'
import { picturesOf } from '../drawings/pictures.ts'
import { boxContents, detailsOf, measured, paragraphs } from './details.ts'
import type { Demo, DemoProduct } from './demo.ts'
import type { PaperIds } from './documents/documents.ts'
import type { PictureIds } from './pictures.ts'
import { priceIn } from './prices.ts'

type Ids = Readonly<Record<string, ReadonlyMap<string, string>>>

/** What stands in the shop already, and the money that it counts in. */
export type Known = {
  readonly ids: Ids
  readonly pictures: PictureIds
  readonly papers: PaperIds
  readonly currency: Currency
}

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
  { ids, pictures, papers, currency }: Known,
): Row {
  const idOf = (resource: string, code: unknown): string | undefined =>
    ids[resource]?.get(String(code))
  return {
    ...productTexts(product, demo, 'en'),
    ...Object.fromEntries(
      plain.filter((name) => product[name] !== undefined).map((name) => [name, product[name]]),
    ),
    // A package is shown once it has its contents.
    visible: product.visible && !product.includedProducts,
    price: priceIn(currency, product.price.amountMinor),
    ...networkServersOf(product),
    ...measuresOf(product.code),
    documentation: papers.documentation.get(product.code) ?? [],
    certifications: papers.certifications.get(product.code) ?? [],
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
  description: paragraphs(product, language)
    .map((text) => `<p>${text}</p>`)
    .join(''),
  boxContents: boxContents(product, language),
  specs: Object.entries(product.specs)
    .filter(([name]) => !measured.has(name))
    .map(([name, value]) => ({
      name,
      value: joinItems(
        [value].flat().map((each) => writtenIn(language, String(each))),
        language,
      ),
    })),
  faqs: (demo.faqsByType[product.type] ?? []).map(({ question, answer }) => ({
    question: question[language],
    answer: answer[language],
  })),
})

function measuresOf(code: string): Row {
  const {
    dimensionsMm: [lengthMm, widthMm, heightMm] = [],
    weightG,
    leadTimeDays,
  } = detailsOf(code)
  return {
    ...(weightG && { lengthMm, widthMm, heightMm, weightG }),
    leadTimeDays,
  }
}

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
  return {
    ...Object.fromEntries(Object.entries(links).filter(([, list]) => list.length > 0)),
    ...(product.includedProducts && { visible: product.visible }),
  }
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
