import { halves, monthsIn } from './dateText.ts'
import { toLatinDigits } from './latinDigits.ts'
import { languageCodes } from './locale.ts'
import { unseen } from './typedNumber.ts'

/** A day of the calendar, and the time on it where one was named: 'YYYY-MM-DD' and 'HH:mm'. */
export type TypedMoment = { readonly day: string; readonly time: string | undefined }

const apart = String.raw`[\s/.,،-]+`
const shape = new RegExp(
  String.raw`^(?:(?<isoYear>\d{4})-(?<isoMonth>\d{1,2})-(?<isoDay>\d{1,2})|(?<day>\d{1,2})${apart}(?<month>\p{L}+\.?|\d{1,2})${apart}(?<year>\d{4}))` +
    String.raw`(?:(?:[\s,،]+|t)(?<hour>\d{1,2}):(?<minute>\d{2})(?:\s*(?<half>\p{L}+))?)?$`,
  'u',
)

/**
 * A moment as people type it, in the digits of either script: as it is shown ('05 Sep 2026 3:07 pm'), in figures
 * (5/9/2026 15:07, the day first), or as machines write it (2026-09-05T15:07). Undefined when it is none, as
 * the 31st of February.
 */
export function typedMoment(typed: string): TypedMoment | undefined {
  const plain = toLatinDigits(typed).replace(unseen, '').trim().toLowerCase()
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

/** By its number or its name, of which the beginning that lists show is enough. */
function monthOf(typed: string): number {
  if (/^\d/.test(typed)) return Number(typed)
  for (const language of languageCodes) {
    const at = monthsIn(language).findIndex((month) => typed.startsWith(month.toLowerCase()))
    if (at >= 0) return at + 1
  }
  return 0
}

/** undefined: there is no such day. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

function timeOf(hour: number, minute: number, half: string | undefined): string | undefined {
  if (minute > 59) return undefined
  if (half === undefined) return hour > 23 ? undefined : `${two(hour)}:${two(minute)}`
  const isLate = Object.values(halves).some(([, late]) => late === half)
  const isEarly = Object.values(halves).some(([early]) => early === half)
  if (isLate === isEarly || hour < 1 || hour > 12) return undefined
  return `${two((hour % 12) + (isLate ? 12 : 0))}:${two(minute)}`
}

const two = (value: number): string => String(value).padStart(2, '0')
