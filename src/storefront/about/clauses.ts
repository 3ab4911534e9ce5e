import type { PageBrand } from '#domain/brand.ts'
import type { Language } from '#domain/locale.ts'
import type { Formats } from '#ui/formats.ts'
import type { AboutText } from './aboutText.ts'
import type { Clause } from './Paper.tsx'

const documents = {
  terms: [
    'terms.offer',
    'terms.prices',
    'terms.delivery',
    'terms.returns',
    'terms.licences',
    'terms.liability',
    'terms.law',
  ],
  privacy: [
    'privacy.collected',
    'privacy.purpose',
    'privacy.shared',
    'privacy.kept',
    'privacy.rights',
    'privacy.breach',
    'privacy.reach',
  ],
} as const

export type LegalDocumentName = keyof typeof documents
type Part = (typeof documents)[LegalDocumentName][number]

/** How many business days pass at most before those concerned hear of a breach. */
const noticeDays = 7

type ClauseContext = {
  readonly text: AboutText
  readonly brand: PageBrand
  readonly language: Language
  readonly formats: Formats
}

/** The parts of a paper, with the facts of the shop in them. */
export function clausesOf(
  documentName: LegalDocumentName,
  { text, brand, language, formats }: ClauseContext,
): Clause[] {
  const parts: readonly Part[] = documents[documentName]
  const values = {
    name: brand.name[language],
    legal: brand.commerce.seller.legalName[language],
    email: brand.contact.email,
    address: formats.digits(brand.texts[language].address),
    days: formats.number(noticeDays),
    transferDays: formats.number(brand.commerce.transferDays),
  }
  return parts.map((part) => ({
    id: part.replace('.', '-'),
    title: text(`${part}.title`),
    text: text(`${part}.text`, values).split('\n'),
  }))
}
