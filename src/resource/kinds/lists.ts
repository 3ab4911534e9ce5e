import type { Property } from '../declaration.ts'
import type { Schema } from '../schema.ts'
import { listOrEmpty, isRecord, type Kind } from './kind.ts'
import { isPresent } from './operators.ts'
import { plainKindOf } from './plainKindOf.ts'
import { scalarKind } from './scalarKind.ts'

const idSchema: Schema = { type: 'string', format: 'uuid' }

/** Returns the schema of an object of plain fields, as used for the items of a list. */
export function itemSchema(items: Property | undefined): Schema {
  const properties = Object.entries(items?.properties ?? {})
  return {
    type: 'object',
    additionalProperties: false,
    required: items?.required ?? [],
    properties: Object.fromEntries(
      properties.map(([name, inner]) => [
        name,
        inner['x-relation'] ? idSchema : plainKindOf(inner).inputSchema(inner),
      ]),
    ),
  }
}

/** Rows of a few plain fields that belong to this record only, such as questions and answers. */
export const list: Kind = scalarKind('jsonb', {
  isSortable: false,
  inputSchema: ({ items, maxItems = 100 }) => ({
    type: 'array',
    maxItems,
    items: itemSchema(items),
  }),
  toColumnValues: (value) => [JSON.stringify(listOrEmpty(value))],
  fromColumnValues: ([stored]) => stored ?? [],
  storedSql: ({ column }, alias) => `coalesce(${alias}.${column}, '[]')`,
  toOutput: (stored) => stored ?? [],
  writeCell: undefined,
  readCell: undefined,
  operators: {},
  searchableText: (value) => listOrEmpty(value).flatMap(textsOf).join(' '),
})

const textsOf = (row: unknown): string[] =>
  isRecord(row) ? Object.values(row).filter((each) => typeof each === 'string') : []

const addressProperties: Readonly<Record<string, Property>> = {
  fullName: { type: 'string', maxLength: 120 },
  country: { 'x-kind': 'country' },
  city: { type: 'string', maxLength: 80 },
  address: { type: 'string', maxLength: 255 },
  phone: { type: 'string', format: 'phone' },
  additionalDetails: { type: 'string', maxLength: 255 },
}

export const address: Kind = scalarKind('jsonb', {
  isSortable: false,
  inputSchema: () => itemSchema({ required: ['country', 'city'], properties: addressProperties }),
  toColumnValues: (value) => [isRecord(value) ? JSON.stringify(value) : null],
  writeCell: (value, _, { text, address: format }) => text(format(value)),
  readCell: undefined,
  operators: { exists: isPresent },
  searchableText: (value) => textsOf(value).join(' '),
})
