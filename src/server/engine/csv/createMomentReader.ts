import { createZonedTime } from '#server/http/zonedTime.ts'

const momentPattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(\.\d{1,6})?)?\s*(Z|[+-]\d{2}:\d{2})?)?$/i

/**
 * A date or moment in ISO 8601 → the same in UTC. What says no distance from UTC is meant as the
 * clocks of the zone show it; a mere date as its beginning there.
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
    // The distance of the moment that was guessed first is wrong around a change of clocks: asked again, it holds.
    const guess = toIso(wallTime + offsetAt(`${wallTime}Z`))
    return guess && toIso(wallTime + offsetAt(guess))
  }
}

/** Dates run over otherwise: 30 February would become 2 March. */
const isRealDay = (day: string): boolean => toIso(`${day}T00:00:00Z`)?.slice(0, 10) === day

function toIso(text: string): string | undefined {
  const timestamp = Date.parse(text)
  return Number.isNaN(timestamp) ? undefined : new Date(timestamp).toISOString()
}
