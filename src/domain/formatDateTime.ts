import {
  pickTranslation,
  languages,
  type ByLanguage,
  type Language,
  type Translations,
} from './locale.ts'
import { localizeDigits } from './localizeDigits.ts'

type DateInput = string | number | Date

/** 'DD MMM YYYY h:mm a' in the digits of a language, or '-' when it is not a date. */
export function formatDateTime(value: DateInput, timeZone: string, language: Language): string {
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return '-'
  const parts = Object.fromEntries(
    dateTimeFormatter(timeZone)
      .formatToParts(date)
      .map(({ type, value: text }) => [type, text]),
  )
  const month = shortMonths(language)[Number(parts['month']) - 1]
  const dayPeriod = pickTranslation(dayPeriods, language)[
    parts['dayPeriod']?.toLowerCase() === 'pm' ? 1 : 0
  ]
  const text = `${parts['day']} ${month} ${parts['year']} ${parts['hour']}:${parts['minute']} ${dayPeriod}`
  return localizeDigits(text, language)
}

/** The same without its hour: 'DD MMM YYYY'. */
export const formatDate = (value: DateInput, timeZone: string, language: Language): string =>
  formatDateTime(value, timeZone, language).split(' ').slice(0, 3).join(' ')

/** As lists show them, January first. */
export const shortMonths = (language: Language): readonly string[] =>
  months[language] ?? monthNames(languages[language].tag)

/** Of the calendar that the day and the year are counted by, whichever a tag prefers. */
export const monthNames = (tag: string, month: 'short' | 'long' = 'short'): readonly string[] =>
  Array.from({ length: 12 }, (_, at) =>
    new Intl.DateTimeFormat(tag, { calendar: 'gregory', month, timeZone: 'UTC' }).format(
      Date.UTC(2026, at),
    ),
  )

const dateTimeFormatter = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    day: '2-digit',
    month: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  })

// Written out rather than left to Intl: the versions of ICU in Node and in browsers differ, and
// hydration compares texts.
const months: ByLanguage<readonly string[]> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
}

/** What stands behind an hour before noon, and behind one after it. */
export const dayPeriods: Translations<readonly [string, string]> = {
  en: ['am', 'pm'],
  ar: ['ص', 'م'],
}
