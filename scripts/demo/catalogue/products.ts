import { recordFromKeys } from '#domain/keys.ts'
import { fullLanguages, joinItems, type Translations } from '#domain/locale.ts'
import type { Row } from '#server/engine/context.ts'
import { demo } from '../demoData.ts'
import type { DemoRecords } from '../demoRecords.ts'
import type { DemoDocument, DemoProduct } from './demoCatalogue.ts'
import { translateTerm } from './translateTerm.ts'

/** Creates all products, then their references to one another. */
export async function createProducts(
  records: DemoRecords,
  report: (line: string) => void,
): Promise<void> {
  for (const [index, product] of demo.products.entries()) {
    await records.create('products', product.code, productRecord(product))
    if ((index + 1) % 25 === 0) report(`products: ${index + 1} of ${demo.products.length}`)
  }
  for (const { code, ...product } of demo.products) {
    const { relatedAccessories, similarProducts, includedProducts = [], visible } = product
    const lists = Object.entries({ relatedAccessories, similarProducts, includedProducts })
    const links = Object.fromEntries(lists.filter(([, list]) => list.length > 0))
    const finished = includedProducts.length ? { ...links, visible } : links
    if (Object.keys(finished).length) await records.patch('products', code, finished)
  }
  report(`products: ${demo.products.length}`)
}

/** Returns a product as a record, without its references to others. */
function productRecord(product: DemoProduct): Row {
  const { code, type, description, specs, visible, includedProducts } = product
  return {
    ...product,
    box: undefined,
    relatedAccessories: undefined,
    similarProducts: undefined,
    includedProducts: undefined,
    // A package becomes visible when it has its contents.
    visible: visible && !includedProducts,
    documentation: filesOf(demo.documents, code),
    certifications: filesOf(demo.certificates, code),
    description: recordFromKeys(fullLanguages, (language) =>
      description[language].map((text) => `<p>${text}</p>`).join(''),
    ),
    boxContents: boxContents(product),
    specs: recordFromKeys(fullLanguages, (language) =>
      Object.entries(specs).map(([name, value]) => ({
        name,
        value: joinItems(
          [value].flat().map((each) => translateTerm(language, String(each))),
          language,
        ),
      })),
    ),
    faqs: demo.faqs[type],
  }
}

const filesOf = (documents: readonly DemoDocument[], code: string): string[] =>
  documents.filter(({ products }) => products.includes(code)).map(({ file }) => file)

type BoxItem = { readonly item: string; readonly quantity: number }

export const boxContents = ({ box, name }: DemoProduct): Translations<readonly BoxItem[]> =>
  recordFromKeys(fullLanguages, (language) =>
    box.map(([item, quantity]) => ({ item: (demo.boxItems[item] ?? name)[language], quantity })),
  )

/** Returns the codes of products that grant licences or subscriptions, directly or in a package. */
export function grantingCodes(): ReadonlySet<string> {
  const direct = demo.products.filter(({ type }) => ['license', 'subscription'].includes(type))
  const granting = new Set(direct.map(({ code }) => code))
  const kits = demo.products.filter(({ includedProducts }) =>
    includedProducts?.some(({ product }) => granting.has(product)),
  )
  return new Set([...granting, ...kits.map(({ code }) => code)])
}
