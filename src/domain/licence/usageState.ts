export const usageStates = ['normal', 'warning', 'full'] as const
export type UsageState = (typeof usageStates)[number]

/** Lower limit of each state, in percent of the licences in use. */
const thresholdPercents: Readonly<Record<UsageState, number>> = {
  normal: 0,
  warning: 80,
  full: 100,
}

/** Returns the number of licences in use from which a state applies. */
export const usageThreshold = (state: UsageState, quantity: number): number =>
  Math.ceil((quantity * thresholdPercents[state]) / 100)

export function usageState({
  quantity,
  used,
}: {
  readonly quantity: number
  readonly used: number
}): UsageState {
  return usageStates.findLast((state) => used >= usageThreshold(state, quantity)) ?? 'normal'
}
