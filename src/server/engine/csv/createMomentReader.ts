import { createZonedTime } from '#server/http/zonedTime.ts'

const momentPattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(\.\d{1,6})?)?\s*(Z|[+-]\d{2}:\d{2})?)?$/i

/**
 * Returns a parser that converts ISO 8601 dates and times to UTC. A text without an offset is local
 * time in the zone, and a date alone means the start of that day there.
 */
export function createMomentReader(timeZone: string): (text: string) => string | undefined {
  const clock = createZonedTime(timeZone)
  const offsetAt = (iso: string): string => clock(iso).slice(-6)
  return (text) => {
    const match = momentPattern.exec(text)
    if (!match) return undefined
    const [, day = '', time = '00:00', seconds = '00', fraction = '', offset] = match
    const wallTime = `${day}T${time}:${seconds}${fraction}`
    if (!isRealDay(day) || Number.isNaN(Date.parse(`${wallTime}Z`))) return undefined
    if (offset) return toIso(`${wallTime}${offset.toUpperCase()}`)
    // Around a change of clocks the first guess may have the wrong offset; the second is right.
    const guess = toIso(wallTime + offsetAt(`${wallTime}Z`))
    return guess && toIso(wallTime + offsetAt(guess))
  }
}

/** Rejects dates that would roll over, such as 30 February to 2 March. */
const isRealDay = (day: string): boolean => toIso(`${day}T00:00:00Z`)?.slice(0, 10) === day

function toIso(text: string): string | undefined {
  const timestamp = Date.parse(text)
  return Number.isNaN(timestamp) ? undefined : new Date(timestamp).toISOString()
}
