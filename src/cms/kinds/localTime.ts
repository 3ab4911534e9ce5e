import { dateTimePattern } from '#domain/dateTimePattern.ts'
import { parseDateTime } from '#domain/parseDateTime.ts'

/** A stored moment as an input of the machine's own time shows it; '' when there is none. */
export function toLocalInput(stored: string): string {
  const date = new Date(stored)
  if (!stored || Number.isNaN(date.getTime())) return ''
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

/** And back; undefined when it is not a moment. */
export function fromLocalInput(local: string): string | undefined {
  const date = new Date(local)
  return local && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined
}

/** What people type, in the machine's own time; where they name a day alone, at the time that is meant. */
export function parseLocalMoment(typed: string, defaultTime = '00:00'): string | undefined {
  const parsed = parseDateTime(typed)
  return parsed && fromLocalInput(`${parsed.day}T${parsed.time ?? defaultTime}`)
}

/** Whether it stands for a moment as it is stored, and not for what somebody typed. */
export const isTimestamp = (value: string): boolean => dateTimePattern.test(value)
