import { dayPeriods, monthNames, shortMonths } from './dateText.ts'
import { toLatinDigits } from './latinDigits.ts'
import { languageCodes, languages } from './locale.ts'
import { directionMarks } from './typedNumber.ts'

/** A day of the calendar, and the time on it where one was named: 'YYYY-MM-DD' and 'HH:mm'. */
export type CalendarMoment = { readonly day: string; readonly time: string | undefined }

const datePartSeparator = String.raw`[\s/.,،-]+`
const shape = new RegExp(
  String.raw`^(?:(?<isoYear>[1-9]\d{3})[-/.](?<isoMonth>\d{1,2})[-/.](?<isoDay>\d{1,2})|(?<day>\d{1,2})${datePartSeparator}(?<month>\p{L}+\.?|\d{1,2})${datePartSeparator}(?<year>[1-9]\d{3}))` +
    String.raw`(?:(?:[\s,،]+|t)(?<hour>\d{1,2}):(?<minute>\d{2})(?:\s*(?<half>[\p{L}.]+))?)?$`,
  'u',
)

/**
 * A moment as people type it, in the digits of either script: as it is shown ('05 Sep 2026 3:07 pm'), in figures
 * (5/9/2026 15:07, the day first), or as machines write it (2026-09-05T15:07). Undefined when it is none, as
 * the 31st of February.
 */
export function parseMoment(typed: string): CalendarMoment | undefined {
  const plain = foldText(toLatinDigits(typed).replace(directionMarks, '').trim())
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
const foldText = (text: string): string =>
  text
    .replace(/[أإآ]/g, 'ا')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** By its number or by its name, short as it is shown or whole, in any language. */
function monthOf(typed: string): number {
  if (/^\d/.test(typed)) return Number(typed)
  const isTyped = (month: string): boolean => withoutDots(foldText(month)) === withoutDots(typed)
  for (const language of languageCodes)
    for (const names of [shortMonths(language), monthNames(languages[language].tag, 'long')]) {
      const at = names.findIndex(isTyped)
      if (at >= 0) return at + 1
    }
  return 0
}

const withoutDots = (text: string): string => text.replaceAll('.', '')

/** undefined: there is no such day. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

function timeOf(hour: number, minute: number, half: string | undefined): string | undefined {
  if (minute > 59) return undefined
  if (half === undefined) return hour > 23 ? undefined : `${twoDigits(hour)}:${twoDigits(minute)}`
  const isLate = Object.values(dayPeriods).some(([, late]) => withoutDots(half).startsWith(late))
  const isEarly = Object.values(dayPeriods).some(([early]) => withoutDots(half).startsWith(early))
  if (isLate === isEarly || hour < 1 || hour > 12) return undefined
  return `${twoDigits((hour % 12) + (isLate ? 12 : 0))}:${twoDigits(minute)}`
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')
