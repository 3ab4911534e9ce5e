import type { Schema } from '../schema.ts'
import { readItems } from './cell.ts'
import { listOrEmpty, columnOf, type Kind, type Operator } from './kind.ts'
import { inTexts, isPresent } from './operators.ts'
import { textListKind } from './choices.ts'
import { scalarKind } from './scalarKind.ts'

const brandKeySchema = { type: 'string', maxLength: 60, pattern: '^[a-z][a-z0-9-]*$' } as const

/** Any text: brands that are not served at the moment can be searched for, too. */
const keysSchema = (): Schema => ({ type: 'array', items: { type: 'string' }, maxItems: 100 })

/** The key of the brand that a record belongs to. */
export const brand: Kind = scalarKind('text', {
  inputSchema: () => brandKeySchema,
  writeCell: (value, { property }, to) => to.brand(property, value),
  // A text that is no brand's name may be the key of one.
  readCell: (text, { property }, { choice }) => ({ value: choice(property, text) ?? text.trim() }),
  operators: { in: { ...inTexts, schema: keysSchema }, exists: isPresent },
  facet: 'values',
  searchableText: () => '',
  holdsBrandKeys: true,
})

/**
 * Returns SQL for whether a record is for one of the brands: it names one of them, or none at all.
 */
export const isForBrandsSql = (column: string, keys: string): string =>
  `(coalesce(cardinality(${column}), 0) = 0 or ${column} && ${keys}::text[])`

/** A record for all brands matches each of them. */
const forBrand: Operator = {
  schema: keysSchema,
  sql: (field, reading, value) => isForBrandsSql(columnOf(field, reading), value),
  bind: listOrEmpty,
}

/** The keys of the brands that a record is for; empty for all of them. */
export const brands: Kind = textListKind({
  inputSchema: () => ({ type: 'array', uniqueItems: true, maxItems: 50, items: brandKeySchema }),
  writeCell: (value, { property }, { brand: name, list }) =>
    list(listOrEmpty(value).map((each) => name(property, each))),
  readCell: (text, { property }, { choice, split }) =>
    readItems(split(text), (each) => ({ value: choice(property, each) ?? each })),
  operators: { in: forBrand },
  holdsBrandKeys: true,
})
