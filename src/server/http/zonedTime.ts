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

const dayLength = 86_400_000

/** Formats times in a zone with their offset from UTC: 2026-03-12T17:05:00+03:00. */
export function createZonedTime(timeZone: string): FormatZonedTime {
  const clock = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const offsetAt = (time: number): string => {
    const zone = clock.formatToParts(time).find(({ type }) => type === 'timeZoneName')
    return zone?.value.replace('GMT', '') || '+00:00'
  }
  /** by day, because a file has thousands of times; undefined where clocks change */
  const offsets = new Map<number, string | undefined>()
  const offsetOn = (day: number): string | undefined => {
    if (!offsets.has(day)) {
      const offset = offsetAt(day * dayLength)
      offsets.set(day, offset === offsetAt((day + 1) * dayLength) ? offset : undefined)
    }
    return offsets.get(day)
  }
  return (iso) => {
    const time = Date.parse(iso)
    const offset = offsetOn(Math.floor(time / dayLength)) ?? offsetAt(time)
    return new Date(time + millisecondsOf(offset)).toISOString().slice(0, -'.000Z'.length) + offset
  }
}

/** Converts an offset such as -03:30, or in old times +02:27:16. */
function millisecondsOf(offset: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(':').map(Number)
  const length = ((hours * 60 + minutes) * 60 + seconds) * 1000
  return offset.startsWith('-') ? -length : length
}
