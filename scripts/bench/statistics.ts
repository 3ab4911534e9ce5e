import { createHash } from 'node:crypto'

/** Returns the id that `productData.ts` generates: an MD5 hash in the UUID format of PostgreSQL. */
export const uuidFromName = (name: string): string =>
  createHash('md5')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

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
  if (found === undefined) throw new Error('There are no values to pick from')
  return found
}
