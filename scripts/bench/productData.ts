import { readStatement } from './readStatement.ts'

/** What autovacuum does by itself in a running shop: statistics and the visibility map. */
export const vacuumSql = 'vacuum analyze'

export const productNouns = [
  'Temperature sensor',
  'Vehicle tracker',
  'Water meter',
  'Door contact',
  'Air monitor',
  'Parking detector',
  'Level probe',
  'Power meter',
]
export const productAdjectives = ['indoor', 'outdoor', 'compact', 'industrial', 'rugged']

const sqlArray = (values: readonly string[]): string =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])`

/** Fills the tables with `count` products, each with three tags and an industry. */
export const fillProductsSql = (count: number): string =>
  readStatement('fillProducts')
    .replaceAll(':count', String(count))
    .replace(':nouns', sqlArray(productNouns))
    .replace(':adjectives', sqlArray(productAdjectives))
