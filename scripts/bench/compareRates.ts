import { mean, median, standardError } from './statistics.ts'

export type RateComparison = {
  readonly name: string
  /** answers per second */
  readonly ours: number
  readonly handWritten: number
  readonly ratio: number
  /** the larger of the standard errors of the ratios and of the drift of the hand-written side */
  readonly error: number
}

type Round = { readonly before: number; readonly ours: number; readonly after: number }

/**
 * Measures hand-written, ours, hand-written: drift cancels out, and the two hand-written rates show
 * the precision of the measurement.
 */
export async function compareRates(
  name: string,
  rounds: number,
  rate: { readonly ours: () => Promise<number>; readonly handWritten: () => Promise<number> },
): Promise<RateComparison> {
  const rates: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    rates.push({
      before: await rate.handWritten(),
      ours: await rate.ours(),
      after: await rate.handWritten(),
    })
  }
  const handWrittenRates = rates.map(({ before, after }) => mean([before, after]))
  const ratios = rates.map(({ ours }, index) => ours / (handWrittenRates[index] ?? ours))
  const handWrittenDrift = rates.map(({ before, after }) => after / before)
  return {
    name,
    ours: median(rates.map(({ ours }) => ours)),
    handWritten: median(handWrittenRates),
    ratio: mean(ratios),
    error: Math.max(standardError(ratios), standardError(handWrittenDrift)),
  }
}
