import type { DemoProduct } from '../demoCatalogue.ts'
import { familyOf, type Family } from './documentSheets.ts'
import type { Sheet } from './layoutLatinPages.ts'

/** A certificate of the demo: one mark for all products of a family that carry it. */
export type DemoCertificate = {
  readonly mark: string
  readonly number: string
  readonly issuedOn: string
  readonly sheet: Sheet
  /** codes of its products */
  readonly products: readonly string[]
}

const legalBasis: Readonly<Record<string, string>> = {
  CE: 'Directives 2014/53/EU (radio equipment), 2014/30/EU (electromagnetic compatibility) and 2014/35/EU (low voltage), as far as they apply to each product.',
  RoHS: 'Directive 2011/65/EU on the restriction of hazardous substances, with its amendment (EU) 2015/863.',
  FCC: 'Part 15 of Title 47 of the Code of Federal Regulations.',
}

const familyNames: Readonly<Record<Family | 'accessory', string>> = {
  sensor: 'Sensors',
  tracker: 'Trackers and cameras',
  controller: 'Controllers and meters',
  lock: 'Locks and seals',
  gateway: 'Gateways and routers',
  accessory: 'Accessories',
}

export function certificatesOf(products: readonly DemoProduct[]): DemoCertificate[] {
  const groups = new Map<string, DemoProduct[]>()
  for (const product of products) {
    for (const mark of product.certifications ?? []) {
      const key = `${mark} ${familyOf(product) ?? 'accessory'}`
      groups.set(key, [...(groups.get(key) ?? []), product])
    }
  }
  return [...groups].map(([key, covered], index) => {
    const [mark = '', family = ''] = key.split(' ')
    const number = `${mark.toUpperCase()}-2025-${String(141 + index * 7).padStart(4, '0')}`
    const issuedOn = `2025-${String((index % 9) + 1).padStart(2, '0')}-${String(((index * 5) % 27) + 1).padStart(2, '0')}`
    const familyName = Object.entries(familyNames).find(([each]) => each === family)?.[1] ?? family
    return {
      mark,
      number,
      issuedOn,
      products: covered.map(({ code }) => code),
      sheet: {
        title: `Declaration of conformity: ${mark}`,
        subtitle: familyName,
        blocks: [
          { kind: 'row', name: 'Number', value: number },
          { kind: 'row', name: 'Date of issue', value: issuedOn },
          { kind: 'heading', text: 'Declaration' },
          {
            kind: 'text',
            text: `The manufacturer declares under its sole responsibility that the products named below conform to ${legalBasis[mark] ?? mark}`,
          },
          { kind: 'heading', text: 'Products' },
          ...covered.map(
            ({ code, name }) => ({ kind: 'row', name: code, value: name.en }) as const,
          ),
        ],
        footer: `${number}, issued on ${issuedOn}.`,
      },
    }
  })
}
