import type { Dashboard } from '#api/dashboard.ts'

type Period = Dashboard['period']

/** How far a period has come, in milliseconds since 1970: what it is compared with has come as far. */
export const reachOf = ({ from, before }: Period): number =>
  Date.parse(from) + Date.parse(before.to) - Date.parse(before.from)

/** Whether some of a period is still ahead. */
export const goesOn = (period: Period): boolean => reachOf(period) < Date.parse(period.to)
