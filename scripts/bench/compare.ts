import { median, standardError } from './numbers.ts'

export type Measured = {
  readonly name: string
  /** answers per second */
  readonly ours: number
  readonly hand: number
  readonly ratio: number
  /** standard error of the ratio */
  readonly error: number
}

/** Both sides in turn, the first of a round changing, so that what drifts hits both alike. */
export async function compare(
  name: string,
  rounds: number,
  rate: { readonly ours: () => Promise<number>; readonly hand: () => Promise<number> },
): Promise<Measured> {
  const rates: { ours: number; hand: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const early = round % 2 ? undefined : await rate.hand()
    const ours = await rate.ours()
    rates.push({ ours, hand: early ?? (await rate.hand()) })
  }
  const ratios = rates.map(({ ours, hand }) => ours / hand)
  return {
    name,
    ours: median(rates.map(({ ours }) => ours)),
    hand: median(rates.map(({ hand }) => hand)),
    ratio: median(ratios),
    error: standardError(ratios),
  }
}
