import { dayPeriods, monthNames, shortMonths } from './formatDateTime.ts'
import { toLatinDigits } from './latinDigits.ts'
import { languageCodes, languages } from './locale.ts'
import { directionMarks } from './parseNumber.ts'

/** A calendar day, 'YYYY-MM-DD', and the time if one was given, 'HH:mm'. */
export type ParsedDateTime = { readonly day: string; readonly time: string | undefined }

const datePartSeparator = String.raw`[\s/.,،-]+`
const inputPattern = new RegExp(
  String.raw`^(?:(?<isoYear>[1-9]\d{3})[-/.](?<isoMonth>\d{1,2})[-/.](?<isoDay>\d{1,2})|(?<day>\d{1,2})${datePartSeparator}(?<month>\p{L}+\.?|\d{1,2})${datePartSeparator}(?<year>[1-9]\d{3}))` +
    String.raw`(?:(?:[\s,،]+|t)(?<hour>\d{1,2}):(?<minute>\d{2})(?:\s*(?<half>[\p{L}.]+))?)?$`,
  'u',
)

/**
 * Parses a date typed in the digits of either script: as displayed ('05 Sep 2026 3:07 pm'), in
 * numbers (5/9/2026 15:07, day first), or in ISO form (2026-09-05T15:07). Returns undefined for an
 * invalid date, such as 31 February.
 */
export function parseDateTime(typed: string): ParsedDateTime | undefined {
  const normalized = foldText(toLatinDigits(typed).replace(directionMarks, '').trim())
  const match = inputPattern.exec(normalized)?.groups
  if (!match) return undefined
  const day = toIsoDate(
    Number(match['isoYear'] ?? match['year']),
    parseMonth(match['isoMonth'] ?? match['month'] ?? ''),
    Number(match['isoDay'] ?? match['day']),
  )
  const { hour, minute = '', half } = match
  if (!day || hour === undefined) return day ? { day, time: undefined } : undefined
  const time = toIsoTime(Number(hour), Number(minute), half)
  return time === undefined ? undefined : { day, time }
}

/** Hamzas, vowel marks and capitals are optional when typing. */
const foldText = (text: string): string =>
  text
    .replace(/[أإآ]/g, 'ا')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** By number, or by the short or full name in any language. */
function parseMonth(typed: string): number {
  if (/^\d/.test(typed)) return Number(typed)
  const isTypedMonth = (month: string): boolean =>
    withoutDots(foldText(month)) === withoutDots(typed)
  for (const language of languageCodes)
    for (const names of [shortMonths(language), monthNames(languages[language].tag, 'long')]) {
      const at = names.findIndex(isTypedMonth)
      if (at >= 0) return at + 1
    }
  return 0
}

const withoutDots = (text: string): string => text.replaceAll('.', '')

/** Returns undefined if there is no such day. */
function toIsoDate(year: number, month: number, day: number): string | undefined {
  const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

function toIsoTime(
  hour: number,
  minute: number,
  dayPeriod: string | undefined,
): string | undefined {
  if (minute > 59) return undefined
  if (dayPeriod === undefined)
    return hour > 23 ? undefined : `${twoDigits(hour)}:${twoDigits(minute)}`
  const isPm = Object.values(dayPeriods).some(([, late]) => withoutDots(dayPeriod).startsWith(late))
  const isAm = Object.values(dayPeriods).some(([early]) => withoutDots(dayPeriod).startsWith(early))
  if (isPm === isAm || hour < 1 || hour > 12) return undefined
  return `${twoDigits((hour % 12) + (isPm ? 12 : 0))}:${twoDigits(minute)}`
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')
