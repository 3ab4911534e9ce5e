import { tableOf } from '#domain/keys.ts'
import { fullLanguages, joinItems, type Translations } from '#domain/locale.ts'
import type { Currency } from '#domain/money.ts'
import type { Context, Row } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { createInAllLanguages } from '../createInAllLanguages.ts'
import { demo } from '../demoData.ts'
import type { DemoProduct } from './demoCatalogue.ts'
import type { DocumentIds } from './documents.ts'
import type { PictureIds } from './pictures.ts'
import { priceIn } from './prices.ts'
import { translateTerm } from './translateTerm.ts'

/** The records that already exist, and the currency of the shop. */
export type ProductReferences = {
  readonly ids: Readonly<Record<string, ReadonlyMap<string, string>>>
  readonly pictures: PictureIds
  readonly documentIds: DocumentIds
  readonly currency: Currency
}

/** Creates all products, then their references to one another. */
export async function createProducts(
  engine: Engine,
  references: ProductReferences,
  context: Context,
  report: (line: string) => void,
): Promise<ReadonlyMap<string, string>> {
  const idByCode = new Map<string, string>()
  for (const [index, product] of demo.products.entries()) {
    const input = productInput(product, references)
    const id = await createInAllLanguages(engine, context, productTexts(product), input)
    idByCode.set(product.code, id)
    if ((index + 1) % 25 === 0) report(`products: ${index + 1} of ${demo.products.length}`)
  }
  for (const product of demo.products) {
    const links = productLinks(product, idByCode)
    if (Object.keys(links).length)
      await engine.patch(idByCode.get(product.code) ?? '', links, undefined, context)
  }
  report(`products: ${demo.products.length}`)
  return idByCode
}

/** Returns a demo product as API input, without its texts and its references to others. */
function productInput(
  product: DemoProduct,
  { ids, pictures, documentIds, currency }: ProductReferences,
): Row {
  const { code, type, stockMode, stock, fields, price, visible, includedProducts } = product
  const { deviceType, gatewayType, accessoryType } = product
  const idsOf = (resource: string, codes: readonly string[]): string[] =>
    codes.flatMap((each) => ids[resource]?.get(each) ?? [])
  const idOf = (resource: string, topic: string) => ids[resource]?.get(topic)
  return {
    ...fields,
    code,
    type,
    stockMode,
    stock,
    // A package becomes visible when it has its contents.
    visible: visible && !includedProducts,
    price: priceIn(currency, price),
    documentation: documentIds.documentation.get(code) ?? [],
    certifications: documentIds.certifications.get(code) ?? [],
    images: product.pictures.flatMap((key) => pictures.get(key) ?? []),
    ...(deviceType && { deviceType: idOf('device-types', deviceType) }),
    ...(gatewayType && { gatewayType: idOf('gateway-types', gatewayType) }),
    ...(accessoryType && { accessoryType: idOf('accessory-types', accessoryType) }),
    tags: idsOf('tags', product.tags),
    industries: idsOf('industries', product.industries),
    applications: idsOf('applications', product.applications),
    useCases: idsOf('use-cases', product.useCases),
  }
}

const productTexts = (product: DemoProduct) => ({
  name: product.name,
  description: tableOf(fullLanguages, (language) =>
    product.description[language].map((text) => `<p>${text}</p>`).join(''),
  ),
  boxContents: boxContents(product),
  specs: tableOf(fullLanguages, (language) =>
    Object.entries(product.specs).map(([name, value]) => ({
      name,
      value: joinItems(
        [value].flat().map((each) => translateTerm(language, String(each))),
        language,
      ),
    })),
  ),
  faqs: demo.faqs[product.type],
})

type BoxItem = { readonly item: string; readonly quantity: number }

export const boxContents = ({ box, name }: DemoProduct): Translations<readonly BoxItem[]> =>
  tableOf(fullLanguages, (language) =>
    box.map(([item, quantity]) => ({ item: (demo.boxItems[item] ?? name)[language], quantity })),
  )

/** Returns the references of a product to others, once all of them exist. */
function productLinks(
  { relatedAccessories, similarProducts, includedProducts, visible }: DemoProduct,
  ids: ReadonlyMap<string, string>,
): Row {
  const existingIds = (codes: readonly string[]): string[] =>
    codes.flatMap((code) => ids.get(code) ?? [])
  const links = {
    relatedAccessories: existingIds(relatedAccessories),
    similarProducts: existingIds(similarProducts),
    includedProducts: (includedProducts ?? []).flatMap(({ code, quantity }) => {
      const id = ids.get(code)
      return id ? [{ product: id, quantity }] : []
    }),
  }
  return {
    ...Object.fromEntries(Object.entries(links).filter(([, list]) => list.length > 0)),
    ...(includedProducts && { visible }),
  }
}

/** Returns the codes of products that grant licences or subscriptions, directly or in a package. */
export function grantingCodes(): ReadonlySet<string> {
  const direct = demo.products.filter(({ type }) => ['license', 'subscription'].includes(type))
  const granting = new Set(direct.map(({ code }) => code))
  const kits = demo.products.filter(({ includedProducts }) =>
    includedProducts?.some(({ code }) => granting.has(code)),
  )
  return new Set([...granting, ...kits.map(({ code }) => code)])
}
