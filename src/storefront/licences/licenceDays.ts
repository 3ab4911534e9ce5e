import { formatDate } from '#domain/formatDateTime.ts'
import type { Language } from '#domain/locale.ts'
import { parseDateTime } from '#domain/parseDateTime.ts'
import { reminderDays } from '#domain/licence/findDueReminder.ts'

const millisecondsPerDay = 86_400_000

/** Returns the days until the end if it is soon; undefined if it is past or far away. */
export function daysUntilSoonEnd(end: string | null | undefined, now: number): number | undefined {
  if (!end) return undefined
  const remaining = Date.parse(end) - now
  return remaining > 0 && remaining <= Math.max(...reminderDays) * millisecondsPerDay
    ? Math.floor(remaining / millisecondsPerDay)
    : undefined
}

/** Returns the day of a timestamp in local time, as 'YYYY-MM-DD'. */
export function toLocalDay(timestamp: string | null | undefined): string {
  if (!timestamp) return ''
  const date = new Date(timestamp)
  const padTwo = (value: number): string => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${padTwo(date.getMonth() + 1)}-${padTwo(date.getDate())}`
}

/** Parses a typed day; undefined if it is invalid or contains a time. */
export function parseDay(text: string): string | undefined {
  const parsed = parseDateTime(text)
  return parsed?.time === undefined ? parsed?.day : undefined
}

/** Formats a day as 'DD MMM YYYY'. */
export const formatDay = (date: string, language: Language): string =>
  date && formatDate(`${date}T00:00:00Z`, 'UTC', language)

/** Returns the last moment of a day, but no later than `latest` if that is on the same day. */
export function endOfDay(chosen: string, latest: string | null | undefined): string | null {
  if (!chosen) return null
  const end = new Date(`${chosen}T23:59:59`).toISOString()
  return latest && chosen === toLocalDay(latest) ? new Date(latest).toISOString() : end
}
