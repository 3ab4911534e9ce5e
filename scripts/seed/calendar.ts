export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** The shop stands in Riyadh, whose clocks are never put forward or back. */
const ahead = 3 * hour
const [opens, closes] = [8.5 * hour, 17 * hour]

const timeOfDay = (moment: number): number => (moment + ahead) % day

/** When the day of a moment began there. */
export const midnightOf = (moment: number): number => moment - timeOfDay(moment)

/** Friday and Saturday. */
export const isWeekend = (moment: number): boolean =>
  [5, 6].includes(new Date(moment + ahead).getUTCDay())

/** The moment itself, or the next at which somebody is at work. */
export function atWork(moment: number): number {
  const time = timeOfDay(moment)
  if (isWeekend(moment) || time > closes)
    return atWork(midnightOf(moment) + day + opens + (time % hour))
  return time < opens ? midnightOf(moment) + opens + (time % hour) : moment
}

export const iso = (moment: number): string => new Date(moment).toISOString()
