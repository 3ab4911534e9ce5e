export type Random = {
  /** from 0 up to, but excluding, 1 */
  readonly next: () => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(values: readonly T[]) => T
}

/** Returns pseudo-random numbers, the same for the same seed, so that failures are reproducible. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    chance: (probability) => next() < probability,
    pick: (values) => {
      const [first] = values
      const found = values[Math.floor(next() * values.length)] ?? first
      return found as (typeof values)[number]
    },
  }
}
