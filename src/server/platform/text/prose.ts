import { formatDateTime } from '#domain/formatDateTime.ts'
import { languages, type Direction, type Language } from '#domain/locale.ts'
import { markup, type Markup } from './markup.ts'

/** Invisible characters around text whose direction differs from its surroundings. */
const isolateStart = '\u2068'
const isolateEnd = '\u2069'

/** Line breaks and bidirectional controls, which have no place in a name. */
const unsafeCharacters = /[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/gu

const rightToLeft = '\u0590-\u08ff\ufb1d-\ufefc'

/** Characters that would reorder the words around them. */
const oppositeDirection: Readonly<Record<Direction, RegExp>> = {
  ltr: new RegExp(`[${rightToLeft}]`),
  rtl: new RegExp(`[^${rightToLeft}\\s]`),
}

export type ProseTag = (strings: TemplateStringsArray, ...values: readonly string[]) => string

/**
 * Returns a template tag for sentences whose values can break neither the line nor the direction.
 */
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

/** Turns isolates into `<bdi>`, because not every mail client knows the invisible characters. */
export const proseToMarkup = (prose: string): Markup => ({
  markup: markup`${prose}`.markup
    .replaceAll(isolateStart, '<bdi>')
    .replaceAll(isolateEnd, '</bdi>')
    .replace(referencePattern, '<span style="white-space:nowrap">$&</span>'),
})

/** Numbers of orders, invoices, requests and transfers, where lines would break at hyphens. */
const referencePattern = /\b[A-Z]{2,}(-[A-Z]{2,})?-\d{4}-\d{6,}(-[0-9A-Z])?\b/g

type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** Returns a number with the matching plural form of a noun; `#` stands for the number. */
export function pluralize(language: Language, number: number, forms: PluralForms): string {
  const { tag } = languages[language]
  const form = forms[new Intl.PluralRules(tag).select(number)] ?? forms.other
  return form.replace('#', new Intl.NumberFormat(tag).format(number))
}

/** Formats a time in UTC, because the time zone of the reader is unknown. */
export const utcMomentText = (language: Language, iso: string): string =>
  formatDateTime(iso, 'UTC', language)
