import { readItems, valueOr } from './cell.ts'
import { listOrEmpty, type Kind } from './kind.ts'
import { includesValue, inTexts, isPresent, isTrue } from './operators.ts'
import { scalarKind } from './scalarKind.ts'

export const choice: Kind = scalarKind('text', {
  inputSchema: ({ enum: values = [] }) => ({ type: 'string', enum: values }),
  writeCell: (value, { property }, to) => to.text(to.choice(property, value)),
  readCell: (text, { property }, from) => valueOr('field.choice', from.choice(property, text)),
  operators: { in: inTexts, exists: isPresent },
  facet: 'values',
  searchableText: () => '',
  requiresValues: { at: '/enum', message: 'a choice needs values to choose from' },
  isDerivable: true,
})

/** Returns a kind whose values are short lists of texts. */
export const textListKind = (overrides: Parameters<typeof scalarKind>[1]): Kind =>
  scalarKind('text[]', {
    isSortable: false,
    toColumnValues: (value) => [listOrEmpty(value)],
    fromColumnValues: ([stored]) => stored ?? [],
    storedSql: ({ column }, alias) => `coalesce(to_jsonb(${alias}.${column}), '[]')`,
    toOutput: (stored) => stored ?? [],
    writeCell: (value, _, { list }) => list(listOrEmpty(value).map(String)),
    readCell: (text, _, { split }) => ({ value: split(text) }),
    operators: { in: includesValue },
    searchableText: () => '',
    ...overrides,
  })

export const texts: Kind = textListKind({
  inputSchema: ({ items, maxItems = 50 }) => ({
    type: 'array',
    maxItems,
    items: { type: 'string', minLength: 1, maxLength: items?.maxLength ?? 255 },
  }),
  searchableText: (value) => listOrEmpty(value).join(' '),
})

export const choices: Kind = textListKind({
  inputSchema: ({ items, maxItems = 50 }) => ({
    type: 'array',
    uniqueItems: true,
    maxItems,
    items: { type: 'string', enum: items?.enum ?? [] },
  }),
  writeCell: (value, { property }, { choice: label, list }) =>
    list(listOrEmpty(value).map((each) => label(property, each))),
  readCell: (text, { property }, from) =>
    readItems(from.split(text), (each) => valueOr('field.choice', from.choice(property, each))),
  requiresValues: { at: '/items/enum', message: 'choices need values to choose from' },
})

export const flag: Kind = scalarKind('boolean', {
  inputSchema: ({ default: initially = false }) => ({ type: 'boolean', default: initially }),
  outputSchema: () => ({ type: 'boolean' }),
  toColumnValues: (value) => [value ?? false],
  fromColumnValues: ([stored]) => stored === true,
  toOutput: (stored) => stored === true,
  emptyValue: ({ default: initially = false }) => initially,
  writeCell: (value, _, { yesNo }) => yesNo(value),
  readCell: (text, _, { yesNo }) => valueOr('field.type.boolean', yesNo(text)),
  operators: { in: isTrue },
  facet: 'values',
  searchableText: () => '',
  isBoolean: true,
  isDerivable: true,
})

/** ISO 3166-1 alpha-2 codes without duplicates. */
export const countries: Kind = textListKind({
  inputSchema: () => ({
    type: 'array',
    uniqueItems: true,
    maxItems: 250,
    items: { type: 'string', pattern: '^[A-Z]{2}$' },
  }),
  writeCell: (value, _, { country, list }) => list(listOrEmpty(value).map(country)),
  readCell: (text, _, { country, split }) =>
    readItems(split(text), (each) => valueOr('field.country', country(each))),
})

/**
 * The permissions of a role or a person: `tags:read`, `tags:*`. The catalogue defines which
 * exist.
 */
export const permissions: Kind = textListKind({
  inputSchema: () => ({
    type: 'array',
    uniqueItems: true,
    maxItems: 500,
    items: { type: 'string', maxLength: 120, pattern: '^[a-z][a-z0-9-]*:([a-zA-Z]+|\\*)$' },
  }),
})
