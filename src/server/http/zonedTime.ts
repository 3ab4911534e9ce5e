export type FormatZonedTime = (iso: string) => string

/** The time zone that a request names, as the clients of both fronts do; UTC where it names none there is. */
export function readTimeZone(header: unknown): string {
  if (typeof header !== 'string' || header.length > 64) return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: header }).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) return 'UTC'
    throw error
  }
}

/** Moments as the clocks of a zone show them, with their distance from UTC: 2026-03-12T17:05:00+03:00. */
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
