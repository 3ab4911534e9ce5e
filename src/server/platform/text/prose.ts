import { formatDateTime } from '#domain/formatDateTime.ts'
import { languages, type Direction, type Language } from '#domain/locale.ts'
import { markup, type Markup } from './markup.ts'

/** The invisible characters around a stretch of text that reads in a direction of its own. */
const isolateStart = '\u2068'
const isolateEnd = '\u2069'

/** Line breaks, and the characters that turn the direction of a text: a name has no use for them. */
const unsafeCharacters = /[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/gu

const rightToLeft = '\u0590-\u08ff\ufb1d-\ufefc'

/** What would disturb the order of the words around it. */
const oppositeDirection: Readonly<Record<Direction, RegExp>> = {
  ltr: new RegExp(`[${rightToLeft}]`),
  rtl: new RegExp(`[^${rightToLeft}\\s]`),
}

export type ProseTag = (strings: TemplateStringsArray, ...values: readonly string[]) => string

/** Sentences of one language, whose values cannot break them: not their line, not their direction. */
export const proseTagFor =
  (language: Language): ProseTag =>
  (strings, ...values) => {
    const needsIsolation = oppositeDirection[languages[language].direction]
    return strings.reduce((before, after, index) => {
      const value = (values[index - 1] ?? '').replace(unsafeCharacters, ' ').trim()
      const isolated = needsIsolation.test(value) ? isolateStart + value + isolateEnd : value
      return before + isolated + after
    })
  }

/** Not every mail reader knows the invisible characters; all that draw HTML know the element. */
export const proseToMarkup = (prose: string): Markup => ({
  markup: markup`${prose}`.markup
    .replaceAll(isolateStart, '<bdi>')
    .replaceAll(isolateEnd, '</bdi>')
    .replace(referencePattern, '<span style="white-space:nowrap">$&</span>'),
})

/** Numbers of orders, invoices and requests, and what is written on transfers: lines break at hyphens. */
const referencePattern = /\b[A-Z]{2,}(-[A-Z]{2,})?-\d{4}-\d{6,}(-[0-9A-Z])?\b/g

type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** A number with the form of the noun that goes with it; `#` stands for the number. */
export function pluralize(language: Language, number: number, forms: PluralForms): string {
  const { tag } = languages[language]
  const form = forms[new Intl.PluralRules(tag).select(number)] ?? forms.other
  return form.replace('#', new Intl.NumberFormat(tag).format(number))
}

/** A moment in Coordinated Universal Time: nobody told us where the reader is. */
export const utcMomentText = (language: Language, iso: string): string =>
  formatDateTime(iso, 'UTC', language)
