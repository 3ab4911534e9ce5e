/** Days before expiry on which an owner is reminded. */
export const reminderDays = [30, 7, 1] as const

const dayMs = 86_400_000

/**
 * Returns the days of the reminder to send now; `sentDays` lists the ones already sent. If several
 * were missed, only the one closest to expiry is sent.
 */
export function findDueReminder(
  expiresAt: string | null,
  at: string,
  sentDays: readonly number[],
): number | undefined {
  if (expiresAt === null) return undefined
  const remainingMs = Date.parse(expiresAt) - Date.parse(at)
  if (remainingMs <= 0) return undefined
  const nearest = reminderDays.findLast((days) => remainingMs <= days * dayMs)
  return nearest === undefined || sentDays.some((days) => days <= nearest) ? undefined : nearest
}
