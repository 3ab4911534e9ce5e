import { languages, type Language } from '#domain/locale.ts'

const units = [
  ['minute', 60],
  ['hour', 60 * 60],
  ['day', 24 * 60 * 60],
] as const

/** Returns 'now', '5 minutes ago', '2 days ago'; undefined after a week, when a date is clearer. */
export function formatRelativeTime(
  timestamp: string,
  now: Date,
  language: Language,
): string | undefined {
  const seconds = (now.getTime() - new Date(timestamp).getTime()) / 1000
  if (Number.isNaN(seconds) || seconds >= 7 * units[2][1]) return undefined
  if (seconds < 60) return 'now'
  const [unit, length] = units.findLast(([, each]) => seconds >= each) ?? units[0]
  const formatter = new Intl.RelativeTimeFormat(languages[language].tag, { numeric: 'always' })
  return formatter.format(-Math.floor(seconds / length), unit)
}
