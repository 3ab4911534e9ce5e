/** Pseudo-random choices that are the same at every start. */
export type WeightedRandom = {
  /** from 0 up to, but excluding, 1 */
  readonly next: () => number
  /** an integer; both ends are included */
  readonly between: (least: number, most: number) => number
  readonly chance: (probability: number) => boolean
  /** picks one in proportion to the weights */
  readonly pickWeighted: <T extends { readonly weight?: number }>(from: readonly T[]) => T
}

export function createWeightedRandom(seed: number): WeightedRandom {
  let state = seed >>> 0
  // Mulberry32: small, and even enough for a demo.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
    pickWeighted: (from) => {
      const all = from.reduce((sum, { weight = 1 }) => sum + weight, 0)
      let remaining = next() * all
      const found = from.find(({ weight = 1 }) => (remaining -= weight) < 0) ?? from.at(-1)
      if (!found) throw new Error('There are no values to pick from')
      return found
    },
  }
}
