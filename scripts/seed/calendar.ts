export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** The shop stands in Riyadh, whose clocks are never put forward or back. */
const utcOffset = 3 * hour
const [opens, closes] = [8.5 * hour, 17 * hour]

const timeOfDay = (timestamp: number): number => (timestamp + utcOffset) % day

/** When the day of a moment began there. */
export const midnightOf = (timestamp: number): number => timestamp - timeOfDay(timestamp)

/** Friday and Saturday. */
export const isWeekend = (timestamp: number): boolean =>
  [5, 6].includes(new Date(timestamp + utcOffset).getUTCDay())

/** The moment itself, or the next at which somebody is at work. */
export function nextWorkingTime(timestamp: number): number {
  const time = timeOfDay(timestamp)
  if (isWeekend(timestamp) || time > closes)
    return nextWorkingTime(midnightOf(timestamp) + day + opens + (time % hour))
  return time < opens ? midnightOf(timestamp) + opens + (time % hour) : timestamp
}

export const iso = (timestamp: number): string => new Date(timestamp).toISOString()
