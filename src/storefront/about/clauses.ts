import type { PageBrand } from '#domain/brand.ts'
import type { Language } from '#domain/locale.ts'
import type { Formats } from '#ui/formats.ts'
import type { AboutText } from './aboutText.ts'
import type { Clause } from './LegalDocument.tsx'

const clauseKeysByDocument = {
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

export type LegalDocumentName = keyof typeof clauseKeysByDocument
type ClauseKey = (typeof clauseKeysByDocument)[LegalDocumentName][number]

/** The maximum number of business days before affected users are notified of a breach. */
const breachNoticeDays = 7

type ClauseContext = {
  readonly text: AboutText
  readonly brand: PageBrand
  readonly legalName: string
  readonly language: Language
  readonly formats: Formats
}

/** Returns the clauses of a legal document with the brand's details filled in. */
export function clausesOf(
  documentName: LegalDocumentName,
  { text, brand, legalName, language, formats }: ClauseContext,
): Clause[] {
  const clauseKeys: readonly ClauseKey[] = clauseKeysByDocument[documentName]
  const values = {
    name: brand.name[language],
    legal: legalName,
    email: brand.contact.email,
    address: formats.digits(brand.texts[language].address),
    days: formats.number(breachNoticeDays),
    transferDays: formats.number(brand.commerce.transferDays),
  }
  return clauseKeys.map((clauseKey) => ({
    id: clauseKey.replace('.', '-'),
    title: text(`${clauseKey}.title`),
    paragraphs: text(`${clauseKey}.text`, values).split('\n'),
  }))
}
