import type { Schema } from '../schema.ts'
import { asList, columnOf, type Kind, type Operator } from './kind.ts'
import { inTexts, isPresent } from './operators.ts'
import { texts } from './choices.ts'
import { scalarKind } from './scalarKind.ts'

const brandKeySchema = { type: 'string', maxLength: 60, pattern: '^[a-z][a-z0-9-]*$' } as const

/** Those that are not served just now may be looked for, too. */
const keysSchema = (): Schema => ({ type: 'array', items: { type: 'string' }, maxItems: 100 })

/** The key of the brand that a record belongs to. */
export const brand: Kind = scalarKind('text', {
  inputSchema: () => brandKeySchema,
  operators: { in: { ...inTexts, schema: keysSchema }, exists: isPresent },
  facet: 'values',
  searchableText: () => '',
  holdsBrandKeys: true,
})

/** Whether a record that names brands, or none, is for one: SQL over its column. */
export const isForBrandsSql = (column: string, keys: string): string =>
  `(coalesce(cardinality(${column}), 0) = 0 or ${column} && ${keys}::text[])`

/** What is for all brands is for each of them. */
const forBrand: Operator = {
  schema: keysSchema,
  sql: (field, reading, value) => isForBrandsSql(columnOf(field, reading), value),
  bind: asList,
}

/** The keys of the brands that a record is for; none: for all of them. */
export const brands: Kind = {
  ...texts,
  inputSchema: () => ({ type: 'array', uniqueItems: true, maxItems: 50, items: brandKeySchema }),
  operators: { in: forBrand },
  searchableText: () => '',
  holdsBrandKeys: true,
}
