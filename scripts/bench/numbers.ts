import { createHash } from 'node:crypto'

/** The ids that `data.ts` gives: the hash of a name, spelt as PostgreSQL spells it. */
export const uuid = (name: string): string => {
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
