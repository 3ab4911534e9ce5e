import {
  pickTranslation,
  languages,
  type ByLanguage,
  type Language,
  type Translations,
} from './locale.ts'
import { memoize } from './memoize.ts'
import { localizeDigits } from './localizeDigits.ts'

type DateInput = string | number | Date

/**
 * Formats as 'DD MMM YYYY h:mm a' in the digits of the language, or returns '-' for an invalid
 * date.
 */
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

/** Formats as 'DD MMM YYYY'. */
export const formatDate = (value: DateInput, timeZone: string, language: Language): string =>
  formatDateTime(value, timeZone, language).split(' ').slice(0, 3).join(' ')

/** Short month names, January first. */
export const shortMonths = (language: Language): readonly string[] =>
  months[language] ?? monthNames(languages[language].tag)

/** Month names of the Gregorian calendar, whichever calendar the tag prefers. */
export const monthNames = (tag: string, month: 'short' | 'long' = 'short'): readonly string[] =>
  Array.from({ length: 12 }, (_, at) =>
    new Intl.DateTimeFormat(tag, { calendar: 'gregory', month, timeZone: 'UTC' }).format(
      Date.UTC(2026, at),
    ),
  )

const dateTimeFormatter = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      day: '2-digit',
      month: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    }),
)

// Written out instead of using Intl: the ICU versions of Node and of browsers differ, and hydration
// compares texts.
const months: ByLanguage<readonly string[]> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
}

/** The markers for hours before and after noon. */
export const dayPeriods: Translations<readonly [string, string]> = {
  en: ['am', 'pm'],
  ar: ['ص', 'م'],
}
