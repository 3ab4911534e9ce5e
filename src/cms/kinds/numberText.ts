import { languages, type Language } from '#domain/locale.ts'
import { memoize } from '#domain/memoize.ts'
import type { Property } from '#resource/declaration.ts'
import { formatsFor } from '#ui/formats.ts'

/** Formats a number by its declared format; returns an empty text for a change of zero. */
export function numberText({ format }: Property, value: number, language: Language): string {
  const formats = formatsFor(language)
  if (format === 'percent') return formats.percent(value)
  if (format === 'signed')
    return value === 0 ? '' : withTypographicMinus(signedNumbers(language).format(value))
  return withTypographicMinus(formats.number(value))
}

const signedNumbers = memoize(
  (language: Language) =>
    new Intl.NumberFormat(languages[language].tag, {
      maximumFractionDigits: 6,
      signDisplay: 'exceptZero',
    }),
)

/** Replaces the hyphen that Intl writes with a minus sign as wide as the plus. */
const withTypographicMinus = (text: string): string => text.replace('-', '−')
