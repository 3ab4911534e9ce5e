import { asList, type Kind } from './kind.ts'
import { includesValue, inTexts, isPresent, isTrue } from './operators.ts'
import { scalarKind } from './scalarKind.ts'

export const choice: Kind = scalarKind('text', {
  inputSchema: ({ enum: values = [] }) => ({ type: 'string', enum: values }),
  operators: { in: inTexts, exists: isPresent },
  facet: 'values',
  searchableText: () => '',
})

export const choices: Kind = scalarKind('text[]', {
  isSortable: false,
  inputSchema: ({ items, maxItems = 50 }) => ({
    type: 'array',
    uniqueItems: true,
    maxItems,
    items: { type: 'string', enum: items?.enum ?? [] },
  }),
  toColumnValues: (value) => [asList(value)],
  fromColumnValues: ([stored]) => stored ?? [],
  storedSql: ({ column }, alias) => `coalesce(to_jsonb(${alias}.${column}), '[]')`,
  toOutput: (stored) => stored ?? [],
  operators: { in: includesValue },
  searchableText: () => '',
})

/** A short list of plain texts. */
export const texts: Kind = scalarKind('text[]', {
  isSortable: false,
  inputSchema: ({ items, maxItems = 50 }) => ({
    type: 'array',
    maxItems,
    items: { type: 'string', minLength: 1, maxLength: items?.maxLength ?? 255 },
  }),
  toColumnValues: (value) => [asList(value)],
  fromColumnValues: ([stored]) => stored ?? [],
  storedSql: ({ column }, alias) => `coalesce(to_jsonb(${alias}.${column}), '[]')`,
  toOutput: (stored) => stored ?? [],
  operators: { in: includesValue },
  searchableText: (value) => asList(value).join(' '),
})

export const flag: Kind = scalarKind('boolean', {
  inputSchema: ({ default: initially = false }) => ({ type: 'boolean', default: initially }),
  outputSchema: () => ({ type: 'boolean' }),
  toColumnValues: (value) => [value ?? false],
  fromColumnValues: ([stored]) => stored === true,
  toOutput: (stored) => stored === true,
  operators: { in: isTrue },
  facet: 'values',
  searchableText: () => '',
})

/** ISO 3166-1 alpha-2 codes without duplicates. */
export const countries: Kind = {
  ...texts,
  inputSchema: () => ({
    type: 'array',
    uniqueItems: true,
    maxItems: 250,
    items: { type: 'string', pattern: '^[A-Z]{2}$' },
  }),
  searchableText: () => '',
}

/**
 * The permissions of a role or a person: `orders:read`, `orders:*`. The catalogue defines which
 * exist.
 */
export const permissions: Kind = {
  ...texts,
  inputSchema: () => ({
    type: 'array',
    uniqueItems: true,
    maxItems: 500,
    items: { type: 'string', maxLength: 120, pattern: '^[a-z][a-z0-9-]*:([a-zA-Z]+|\\*)$' },
  }),
  searchableText: () => '',
}
