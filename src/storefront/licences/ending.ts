import { dayText } from '#domain/dateText.ts'
import type { Language } from '#domain/locale.ts'
import { parseMoment } from '#domain/typedMoment.ts'
import { reminderDays } from '#domain/licence/reminderDue.ts'

const day = 86_400_000

/** Days until something ends, where that is soon; nothing where it is over or far away. */
export function endsSoon(end: string | null | undefined, at: number): number | undefined {
  if (!end) return undefined
  const left = Date.parse(end) - at
  return left > 0 && left <= Math.max(...reminderDays) * day ? Math.floor(left / day) : undefined
}

/** A day of the calendar, 'YYYY-MM-DD', in the reader's own time. */
export function dayOf(moment: string | null | undefined): string {
  if (!moment) return ''
  const date = new Date(moment)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** A day of the calendar as people type it; undefined when it is none, or more than a day. */
export function parseDay(typed: string): string | undefined {
  const moment = parseMoment(typed)
  return moment?.time === undefined ? moment?.day : undefined
}

/** As a reader knows it: 'DD MMM YYYY'. */
export const formatDay = (date: string, language: Language): string =>
  date && dayText(`${date}T00:00:00Z`, 'UTC', language)

/** The last moment of a day; one that is not past what it belongs to. */
export function endOfDay(chosen: string, latest: string | null | undefined): string | null {
  if (!chosen) return null
  const end = new Date(`${chosen}T23:59:59`).toISOString()
  return latest && chosen === dayOf(latest) ? new Date(latest).toISOString() : end
}
