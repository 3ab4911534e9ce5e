import { formatDate } from '#domain/formatDateTime.ts'
import type { Language } from '#domain/locale.ts'
import { parseDateTime } from '#domain/parseDateTime.ts'
import { reminderDays } from '#domain/licence/findDueReminder.ts'

const millisecondsPerDay = 86_400_000

/** Days until something ends, where that is soon; nothing where it is over or far away. */
export function daysUntilSoonEnd(end: string | null | undefined, now: number): number | undefined {
  if (!end) return undefined
  const remaining = Date.parse(end) - now
  return remaining > 0 && remaining <= Math.max(...reminderDays) * millisecondsPerDay
    ? Math.floor(remaining / millisecondsPerDay)
    : undefined
}

/** A day of the calendar, 'YYYY-MM-DD', in the reader's own time. */
export function toLocalDay(timestamp: string | null | undefined): string {
  if (!timestamp) return ''
  const date = new Date(timestamp)
  const padTwo = (value: number): string => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${padTwo(date.getMonth() + 1)}-${padTwo(date.getDate())}`
}

/** A day of the calendar as people type it; undefined when it is none, or more than a day. */
export function parseDay(text: string): string | undefined {
  const parsed = parseDateTime(text)
  return parsed?.time === undefined ? parsed?.day : undefined
}

/** As a reader knows it: 'DD MMM YYYY'. */
export const formatDay = (date: string, language: Language): string =>
  date && formatDate(`${date}T00:00:00Z`, 'UTC', language)

/** The last moment of a day; one that is not past what it belongs to. */
export function endOfDay(chosen: string, latest: string | null | undefined): string | null {
  if (!chosen) return null
  const end = new Date(`${chosen}T23:59:59`).toISOString()
  return latest && chosen === toLocalDay(latest) ? new Date(latest).toISOString() : end
}
