import type { Property } from '#resource/declaration.ts'
import { withMinus, type Formats } from '#ui/formats.ts'

/** A number in the way its format asks for; no change at all is not worth a word. */
export function numberText({ format }: Property, value: number, formats: Formats): string {
  if (format === 'percent') return formats.percent(value)
  if (format === 'signed') return value === 0 ? '' : formats.signedNumber(value)
  return withMinus(formats.number(value))
}
