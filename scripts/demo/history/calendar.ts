export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** The shop is in Riyadh, where there is no daylight saving time. */
const utcOffset = 3 * hour
const [opens, closes] = [8.5 * hour, 17 * hour]

const timeOfDay = (timestamp: number): number => (timestamp + utcOffset) % day

/** Returns the start of the day in Riyadh. */
export const midnightOf = (timestamp: number): number => timestamp - timeOfDay(timestamp)

/** Friday and Saturday are the weekend. */
export const isWeekend = (timestamp: number): boolean =>
  [5, 6].includes(new Date(timestamp + utcOffset).getUTCDay())

/** Returns the time itself if it is within working hours, or the next working time. */
export function nextWorkingTime(timestamp: number): number {
  const time = timeOfDay(timestamp)
  if (isWeekend(timestamp) || time > closes)
    return nextWorkingTime(midnightOf(timestamp) + day + opens + (time % hour))
  return time < opens ? midnightOf(timestamp) + opens + (time % hour) : timestamp
}

export const iso = (timestamp: number): string => new Date(timestamp).toISOString()
