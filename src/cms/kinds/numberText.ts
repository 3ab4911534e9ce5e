import type { Property } from '#resource/declaration.ts'
import { withTypographicMinus, type Formats } from '#ui/formats.ts'

/** Formats a number by its declared format; returns an empty text for a change of zero. */
export function numberText({ format }: Property, value: number, formats: Formats): string {
  if (format === 'percent') return formats.percent(value)
  if (format === 'signed') return value === 0 ? '' : formats.signedNumber(value)
  return withTypographicMinus(formats.number(value))
}
