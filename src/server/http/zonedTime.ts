export type FormatZonedTime = (iso: string) => string

/** Returns the time zone that a request names, or UTC for none or an unknown one. */
export function readTimeZone(header: unknown): string {
  if (typeof header !== 'string' || header.length > 64) return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: header }).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) return 'UTC'
    throw error
  }
}

/** Formats times in a zone with their offset from UTC: 2026-03-12T17:05:00+03:00. */
export function createZonedTime(timeZone: string): FormatZonedTime {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  })
  return (iso) => {
    const parts = clock.formatToParts(new Date(iso))
    const partOf = (type: string): string => parts.find((part) => part.type === type)?.value ?? ''
    const offset = partOf('timeZoneName').replace('GMT', '') || '+00:00'
    return `${partOf('year')}-${partOf('month')}-${partOf('day')}T${partOf('hour')}:${partOf('minute')}:${partOf('second')}${offset}`
  }
}
