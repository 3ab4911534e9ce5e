/** Of how many units an amount is, how many of them went before, and how many are meant. */
export type LineUnits = {
  readonly quantity: number
  readonly before: number
  readonly units: number
}

/** What some units of a line are worth: each the same whole part of it, and the last takes what remains. */
export function shareOfUnits(amount: number, { quantity, before, units }: LineUnits): number {
  const perUnit = Math.floor(amount / quantity)
  return before + units >= quantity ? amount - perUnit * before : perUnit * units
}
