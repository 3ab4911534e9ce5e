import { joinItems, type FullLanguage } from '#domain/locale.ts'
import type { Currency } from '#domain/money.ts'
import type { Row } from '#server/engine/context.ts'
import { translateTerm } from './translateTerm.ts'
import { picturesOf } from '../drawings/pictures.ts'
import { boxContents, detailsOf, dimensionFields, descriptionParagraphs } from './productDetails.ts'
import type { DemoCatalogue, DemoProduct } from './demoCatalogue.ts'
import type { DocumentIds } from './documents/documents.ts'
import type { PictureIds } from './pictures.ts'
import { priceIn } from './prices.ts'

type Ids = Readonly<Record<string, ReadonlyMap<string, string>>>

/** The records that already exist, and the currency of the shop. */
export type ProductReferences = {
  readonly ids: Ids
  readonly pictures: PictureIds
  readonly documentIds: DocumentIds
  readonly currency: Currency
}

const plainFields = [
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

const relationFields = {
  deviceType: 'device-types',
  gatewayType: 'gateway-types',
  accessoryType: 'accessory-types',
} as const

const relationListFields = {
  tags: 'tags',
  industries: 'industries',
  applications: 'applications',
  useCases: 'use-cases',
} as const

/** Returns a demo product as API input, in its first language. */
export function productInput(
  product: DemoProduct,
  demo: DemoCatalogue,
  { ids, pictures, documentIds, currency }: ProductReferences,
): Row {
  const idOf = (resource: string, code: unknown): string | undefined =>
    ids[resource]?.get(String(code))
  return {
    ...productTexts(product, demo, 'en'),
    ...Object.fromEntries(
      plainFields
        .filter((name) => product[name] !== undefined)
        .map((name) => [name, product[name]]),
    ),
    // A package becomes visible when it has its contents.
    visible: product.visible && !product.includedProducts,
    price: priceIn(currency, product.price.amountMinor),
    ...networkServersOf(product),
    ...dimensionsOf(product.code),
    documentation: documentIds.documentation.get(product.code) ?? [],
    certifications: documentIds.certifications.get(product.code) ?? [],
    images: picturesOf(product).flatMap((key) => pictures.get(key) ?? []),
    ...Object.fromEntries(
      Object.entries(relationFields)
        .filter(([name]) => product[name])
        .map(([name, resource]) => [name, idOf(resource, product[name])]),
    ),
    ...Object.fromEntries(
      Object.entries(relationListFields).map(([name, resource]) => [
        name,
        [product[name]].flat().flatMap((code) => idOf(resource, code) ?? []),
      ]),
    ),
  }
}

export const productTexts = (
  product: DemoProduct,
  demo: DemoCatalogue,
  language: FullLanguage,
): Row => ({
  name: product.name[language],
  description: descriptionParagraphs(product, language)
    .map((text) => `<p>${text}</p>`)
    .join(''),
  boxContents: boxContents(product, language),
  specs: Object.entries(product.specs)
    .filter(([name]) => !dimensionFields.has(name))
    .map(([name, value]) => ({
      name,
      value: joinItems(
        [value].flat().map((each) => translateTerm(language, String(each))),
        language,
      ),
    })),
  faqs: (demo.faqsByType[product.type] ?? []).map(({ question, answer }) => ({
    question: question[language],
    answer: answer[language],
  })),
})

function dimensionsOf(code: string): Row {
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

/** Returns the references of a product to others, once all of them exist. */
export function productLinks(product: DemoProduct, ids: ReadonlyMap<string, string>): Row {
  const existingIds = (codes: readonly string[]): string[] =>
    codes.flatMap((code) => ids.get(code) ?? [])
  const links = {
    relatedAccessories: existingIds(product.relatedAccessories),
    similarProducts: existingIds(product.similarProducts),
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

/** Returns the codes of products that grant licences or subscriptions, directly or in a package. */
export function grantingCodes({ products }: DemoCatalogue): ReadonlySet<string> {
  const direct = products.filter(({ type }) => ['license', 'subscription'].includes(type))
  const granting = new Set(direct.map(({ code }) => code))
  const kits = products.filter(({ includedProducts }) =>
    includedProducts?.some(({ code }) => granting.has(code)),
  )
  return new Set([...granting, ...kits.map(({ code }) => code)])
}

/** Gateways come in a model for every region of the shop; for sensors the data sheet states it. */
function networkServersOf({ type, communicationType, specs }: DemoProduct): object {
  if (Array.isArray(specs.loraRegions)) return { networkServers: specs.loraRegions }
  return type === 'gateway' && communicationType === 'lorawan'
    ? { networkServers: ['EU868', 'US915', 'AS923', 'IN865'] }
    : {}
}
