export const usageStates = ['normal', 'warning', 'full'] as const
export type UsageState = (typeof usageStates)[number]

/** Percent of the licences in use from which their owner is warned. */
const warnedFrom = 80

export function usageState({
  quantity,
  used,
}: {
  readonly quantity: number
  readonly used: number
}): UsageState {
  if (used >= quantity) return 'full'
  return used * 100 >= quantity * warnedFrom ? 'warning' : 'normal'
}
