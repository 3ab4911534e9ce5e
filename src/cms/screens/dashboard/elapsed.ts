import type { Dashboard } from '#api/dashboard.ts'

type Period = Dashboard['period']

/** How far a period has come, in milliseconds since 1970, by the clock of the server. */
export const reachOf = ({ until }: Period): number => Date.parse(until)

/** Whether some of a period is still ahead. */
export const goesOn = (period: Period): boolean => reachOf(period) < Date.parse(period.to)
