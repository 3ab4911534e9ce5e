import type { Dashboard } from '#api/dashboard.ts'

type Period = Dashboard['period']

/**
 * Returns when the elapsed part of a period ends, in milliseconds since 1970 by the server's clock.
 */
export const elapsedUntil = ({ until }: Period): number => Date.parse(until)

/** Returns whether a period is not over yet. */
export const isOngoing = (period: Period): boolean => elapsedUntil(period) < Date.parse(period.to)
