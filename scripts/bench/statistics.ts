import { createHash } from 'node:crypto'

/** Returns the id that `productData.ts` generates: an MD5 hash in the UUID format of PostgreSQL. */
export const uuidFromName = (name: string): string => {
  const hex = createHash('md5').update(name).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Returns the standard error of the mean: how far two runs of a measurement may differ. */
export const standardError = (values: readonly number[]): number => {
  const middle = mean(values)
  const variance = mean(values.map((value) => (value - middle) ** 2))
  return Math.sqrt(variance / Math.max(1, values.length - 1))
}

export const pick = <T>(values: readonly T[], at = Math.random()): T => {
  const found = values[Math.floor(at * values.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}
