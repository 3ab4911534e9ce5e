import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FullLanguage } from '#domain/locale.ts'

type Texts = Readonly<Record<FullLanguage, string>>

/**
 * Details of a demo product that its catalogue does not have: more about its use, and its delivery.
 */
export type ProductDetails = {
  readonly about: Readonly<Record<FullLanguage, readonly string[]>>
  /** the contents of the box, by the key of their names; `unit` is the product itself */
  readonly box: readonly (readonly [item: string, quantity: number])[]
  readonly leadTimeDays: number
  /** length, width and height; none for products that are not physical */
  readonly dimensionsMm?: readonly [number, number, number]
  readonly weightG?: number
}

type ProductDetailsFile = {
  readonly items: Readonly<Record<string, Texts>>
  readonly products: Readonly<Record<string, ProductDetails>>
}

const details: ProductDetailsFile = JSON.parse(
  readFileSync(join(import.meta.dirname, 'details.json'), 'utf8'),
)

export function detailsOf(code: string): ProductDetails {
  const found = details.products[code]
  if (!found) throw new Error(`the demo says nothing of ${code} in details.json`)
  return found
}

type NamedProduct = { readonly code: string; readonly name: Texts }

export const boxContents = ({ code, name }: NamedProduct, language: FullLanguage) =>
  detailsOf(code).box.map(([item, quantity]) => ({
    item: (details.items[item] ?? name)[language],
    quantity,
  }))

/** Returns what the product is in a sentence, then what it does and what it is suitable for. */
export function descriptionParagraphs(
  { code, description }: NamedProduct & { readonly description: Texts },
  language: FullLanguage,
): string[] {
  const [first = '', ...rest] = detailsOf(code).about[language]
  return [`${description[language]} ${first}`, ...rest]
}

/** Specifications that are fields of their own. */
export const dimensionFields: ReadonlySet<string> = new Set(['dimensionsMm', 'weightG'])
