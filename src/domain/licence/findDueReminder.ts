/** Days before the end on which an owner is reminded. */
export const reminderDays = [30, 7, 1] as const

const dayMs = 86_400_000

/**
 * The reminder to send now, by its days, when those of `sent` have gone out already. Of several that
 * were missed only the nearest to the end is worth a mail.
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
