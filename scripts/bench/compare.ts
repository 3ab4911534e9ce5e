import { mean, median, standardError } from './numbers.ts'

export type Measured = {
  readonly name: string
  /** answers per second */
  readonly ours: number
  readonly hand: number
  readonly ratio: number
  /** how far the hand-written side lies from itself in the same rounds, or our ratios from one another */
  readonly error: number
}

type Round = { readonly before: number; readonly ours: number; readonly after: number }

/** By hand, ours, by hand: what drifts cancels out, and the hand-written side shows how well it can be measured. */
export async function compare(
  name: string,
  rounds: number,
  rate: { readonly ours: () => Promise<number>; readonly hand: () => Promise<number> },
): Promise<Measured> {
  const rates: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    rates.push({ before: await rate.hand(), ours: await rate.ours(), after: await rate.hand() })
  }
  const hands = rates.map(({ before, after }) => mean([before, after]))
  const ratios = rates.map(({ ours }, index) => ours / (hands[index] ?? ours))
  const itself = rates.map(({ before, after }) => after / before)
  return {
    name,
    ours: median(rates.map(({ ours }) => ours)),
    hand: median(hands),
    ratio: mean(ratios),
    error: Math.max(standardError(ratios), standardError(itself)),
  }
}
