import { dateTimePattern } from '#domain/dateTimePattern.ts'
import { parseDateTime } from '#domain/parseDateTime.ts'

/** Returns a stored date as the value of a local date input, or '' if there is none. */
export function toLocalInput(stored: string): string {
  const date = new Date(stored)
  if (!stored || Number.isNaN(date.getTime())) return ''
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

/** Returns the stored form of a local date input, or undefined if it is invalid. */
export function fromLocalInput(local: string): string | undefined {
  const date = new Date(local)
  return local && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined
}

/**
 * Returns the stored form of a date typed in local time. A day without a time gets the default one.
 */
export function parseLocalMoment(typed: string, defaultTime = '00:00'): string | undefined {
  const parsed = parseDateTime(typed)
  return parsed && fromLocalInput(`${parsed.day}T${parsed.time ?? defaultTime}`)
}

/** Returns whether a value is a stored date rather than unparsed text. */
export const isTimestamp = (value: string): boolean => dateTimePattern.test(value)
