export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, each) => total + each, 0)

/**
 * Splits an amount by weight with the largest remainder method, so the shares always add up. Of
 * equal remainders the earlier one gets the extra unit; if all weights are 0, they count as equal.
 */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  if (!weights.length) return []
  const equalWeights = weights.map(() => 1)
  const total = weights.reduce((all, each) => all + BigInt(each), 0n)
  if (total === 0n) return splitAmount(amount, equalWeights)
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const floors = exact.map((each) => Number(each / total))
  const remaining = amount - sum(floors)
  const roundedUp = new Set(
    exact
      .map((each, at) => ({ at, remainder: each % total }))
      .toSorted((a, b) => Number(b.remainder - a.remainder))
      .slice(0, remaining)
      .map(({ at }) => at),
  )
  return floors.map((each, at) => (roundedUp.has(at) ? each + 1 : each))
}
