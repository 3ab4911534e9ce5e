import type { Dashboard } from '#api/dashboard.ts'

type Period = Dashboard['period']

/** How far a period has come, in milliseconds since 1970, by the clock of the server. */
export const elapsedUntil = ({ until }: Period): number => Date.parse(until)

/** Whether some of a period is still ahead. */
export const isOngoing = (period: Period): boolean => elapsedUntil(period) < Date.parse(period.to)
