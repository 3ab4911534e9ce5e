/**
 * `quantity`: units of the line; `before`: units already accounted for; `units`: units to price.
 */
export type LineUnits = {
  readonly quantity: number
  readonly before: number
  readonly units: number
}

/**
 * Returns the value of some units of a line. Every unit has the same value, rounded down; the last
 * one gets the remainder.
 */
export function shareOfUnits(amount: number, { quantity, before, units }: LineUnits): number {
  const perUnit = Math.floor(amount / quantity)
  return before + units >= quantity ? amount - perUnit * before : perUnit * units
}
