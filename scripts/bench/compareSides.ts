import { mean, median, standardError } from './statistics.ts'

/** What two sides measured: answers per second, or milliseconds. */
export type Comparison = {
  readonly name: string
  readonly ours: number
  readonly handWritten: number
  readonly ratio: number
  /** the larger of the standard errors of the ratios and of the drift of the hand-written side */
  readonly error: number
}

/**
 * Measures hand-written, ours, hand-written: drift cancels out, and the two hand-written figures
 * show the precision of the measurement.
 */
export async function compareSides(
  name: string,
  rounds: number,
  measure: { readonly ours: () => Promise<number>; readonly handWritten: () => Promise<number> },
): Promise<Comparison> {
  const ours: number[] = []
  const handWritten: number[] = []
  const drifts: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = await measure.handWritten()
    ours.push(await measure.ours())
    const after = await measure.handWritten()
    handWritten.push(mean([before, after]))
    drifts.push(after / before)
  }
  const ratios = ours.map((figure, round) => figure / (handWritten[round] ?? figure))
  return {
    name,
    ours: median(ours),
    handWritten: median(handWritten),
    ratio: mean(ratios),
    error: Math.max(standardError(ratios), standardError(drifts)),
  }
}
