import { asList, type Kind } from './kind.ts'
import { includesValue, inTexts, isPresent, isTrue } from './operators.ts'
import { scalar } from './scalar.ts'

export const choice: Kind = scalar('text', {
  input: ({ enum: values = [] }) => ({ type: 'string', enum: values }),
  operators: { in: inTexts, exists: isPresent },
  facet: 'values',
  words: () => '',
})

export const choices: Kind = scalar('text[]', {
  sortable: false,
  input: ({ items, maxItems = 50 }) => ({
    type: 'array',
    uniqueItems: true,
    maxItems,
    items: { type: 'string', enum: items?.enum ?? [] },
  }),
  write: (value) => [asList(value)],
  restore: ([stored]) => stored ?? [],
  stored: ({ column }, alias) => `coalesce(to_jsonb(${alias}.${column}), '[]')`,
  read: (stored) => stored ?? [],
  operators: { in: includesValue },
  words: () => '',
})

/** A short list of plain texts. */
export const texts: Kind = scalar('text[]', {
  sortable: false,
  input: ({ items, maxItems = 50 }) => ({
    type: 'array',
    maxItems,
    items: { type: 'string', minLength: 1, maxLength: items?.maxLength ?? 255 },
  }),
  write: (value) => [asList(value)],
  restore: ([stored]) => stored ?? [],
  stored: ({ column }, alias) => `coalesce(to_jsonb(${alias}.${column}), '[]')`,
  read: (stored) => stored ?? [],
  operators: { in: includesValue },
  words: (value) => asList(value).join(' '),
})

export const flag: Kind = scalar('boolean', {
  input: ({ default: initially = false }) => ({ type: 'boolean', default: initially }),
  output: () => ({ type: 'boolean' }),
  write: (value) => [value ?? false],
  restore: ([stored]) => stored === true,
  read: (stored) => stored === true,
  operators: { in: isTrue },
  facet: 'values',
  words: () => '',
})

/** ISO 3166-1 alpha-2, each once. */
export const countries: Kind = {
  ...texts,
  input: () => ({
    type: 'array',
    uniqueItems: true,
    maxItems: 250,
    items: { type: 'string', pattern: '^[A-Z]{2}$' },
  }),
  words: () => '',
}

/** What a role or a person may do: `products:read`, `products:*`. The catalogue says which there are. */
export const permissions: Kind = {
  ...texts,
  input: () => ({
    type: 'array',
    uniqueItems: true,
    maxItems: 500,
    items: { type: 'string', maxLength: 120, pattern: '^[a-z][a-z0-9-]*:([a-zA-Z]+|\\*)$' },
  }),
  words: () => '',
}
