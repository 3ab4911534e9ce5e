const intervals = 4
const multipliers = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const

/**
 * Returns round numbers from zero to above the largest value. Their count is fixed, so that two
 * axes can share a grid.
 */
export function niceScale(largest: number, { whole = false } = {}): readonly number[] {
  const minStep = Math.max(largest, whole ? intervals : 1) / intervals
  const power = 10 ** Math.floor(Math.log10(minStep))
  const steps = multipliers
    .map((multiplier) => multiplier * power)
    .filter((step) => !whole || Number.isInteger(step))
  const step = steps.find((each) => each >= minStep) ?? 10 * power
  return Array.from({ length: intervals + 1 }, (_, index) => index * step)
}
