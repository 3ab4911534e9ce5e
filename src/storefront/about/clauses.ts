import type { PageBrand } from '#domain/brand.ts'
import type { Language } from '#domain/locale.ts'
import type { Formats } from '#ui/formats.ts'
import type { AboutText } from './aboutText.ts'
import type { Clause } from './Paper.tsx'

const papers = {
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

export type PaperName = keyof typeof papers
type Part = (typeof papers)[PaperName][number]

/** How many business days pass at most before those concerned hear of a breach. */
const noticeDays = 7

type Told = {
  readonly text: AboutText
  readonly brand: PageBrand
  readonly language: Language
  readonly formats: Formats
}

/** The parts of a paper, with the facts of the shop in them. */
export function clausesOf(paper: PaperName, { text, brand, language, formats }: Told): Clause[] {
  const parts: readonly Part[] = papers[paper]
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
