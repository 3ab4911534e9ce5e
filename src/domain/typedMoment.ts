import { halves, monthNames, monthsIn } from './dateText.ts'
import { toLatinDigits } from './latinDigits.ts'
import { languageCodes, languages } from './locale.ts'
import { unseen } from './typedNumber.ts'

/** A day of the calendar, and the time on it where one was named: 'YYYY-MM-DD' and 'HH:mm'. */
export type TypedMoment = { readonly day: string; readonly time: string | undefined }

const apart = String.raw`[\s/.,،-]+`
const shape = new RegExp(
  String.raw`^(?:(?<isoYear>[1-9]\d{3})[-/.](?<isoMonth>\d{1,2})[-/.](?<isoDay>\d{1,2})|(?<day>\d{1,2})${apart}(?<month>\p{L}+\.?|\d{1,2})${apart}(?<year>[1-9]\d{3}))` +
    String.raw`(?:(?:[\s,،]+|t)(?<hour>\d{1,2}):(?<minute>\d{2})(?:\s*(?<half>[\p{L}.]+))?)?$`,
  'u',
)

/**
 * A moment as people type it, in the digits of either script: as it is shown ('05 Sep 2026 3:07 pm'), in figures
 * (5/9/2026 15:07, the day first), or as machines write it (2026-09-05T15:07). Undefined when it is none, as
 * the 31st of February.
 */
export function typedMoment(typed: string): TypedMoment | undefined {
  const plain = folded(toLatinDigits(typed).replace(unseen, '').trim())
  const read = shape.exec(plain)?.groups
  if (!read) return undefined
  const day = dayOf(
    Number(read['isoYear'] ?? read['year']),
    monthOf(read['isoMonth'] ?? read['month'] ?? ''),
    Number(read['isoDay'] ?? read['day']),
  )
  const { hour, minute = '', half } = read
  if (!day || hour === undefined) return day ? { day, time: undefined } : undefined
  const time = timeOf(Number(hour), Number(minute), half)
  return time === undefined ? undefined : { day, time }
}

/** Hamzas, vowel signs and capitals are typed or left out as it comes. */
const folded = (text: string): string =>
  text
    .replace(/[أإآ]/g, 'ا')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** By its number or by its name, short as it is shown or whole, in any language. */
function monthOf(typed: string): number {
  if (/^\d/.test(typed)) return Number(typed)
  const isTyped = (month: string): boolean => bare(folded(month)) === bare(typed)
  for (const language of languageCodes)
    for (const names of [monthsIn(language), monthNames(languages[language].tag, 'long')]) {
      const at = names.findIndex(isTyped)
      if (at >= 0) return at + 1
    }
  return 0
}

const bare = (text: string): string => text.replaceAll('.', '')

/** undefined: there is no such day. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const text = `${year}-${two(month)}-${two(day)}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

function timeOf(hour: number, minute: number, half: string | undefined): string | undefined {
  if (minute > 59) return undefined
  if (half === undefined) return hour > 23 ? undefined : `${two(hour)}:${two(minute)}`
  const isLate = Object.values(halves).some(([, late]) => bare(half).startsWith(late))
  const isEarly = Object.values(halves).some(([early]) => bare(half).startsWith(early))
  if (isLate === isEarly || hour < 1 || hour > 12) return undefined
  return `${two((hour % 12) + (isLate ? 12 : 0))}:${two(minute)}`
}

const two = (value: number): string => String(value).padStart(2, '0')
