import type { Property } from '../declaration.ts'
import type { Field } from '../resource.ts'
import type { Schema } from '../schema.ts'
import { listOrEmpty, columnOf, translatedText, type Operator, type ReadContext } from './kind.ts'

const idsSchema: Schema = {
  type: 'array',
  items: { type: 'string', format: 'uuid' },
  maxItems: 100,
}

/** Equal to one of the given texts. */
export const inTexts: Operator = {
  schema: (property) => ({ type: 'array', items: valueSchema(property), maxItems: 100 }),
  sql: (field, reading, value) => `${comparableSql(field, reading)} = any(${value}::text[])`,
  single: (field, reading, value) => `${comparableSql(field, reading)} = ${value}::text`,
  bind: listOrEmpty,
}

const valueSchema = (property: Property): Schema =>
  property.enum ? { type: 'string', enum: property.enum } : { type: 'string' }

export const inIds: Operator = {
  schema: () => idsSchema,
  sql: (field, reading, value) => `${columnOf(field, reading)} = any(${value}::uuid[])`,
  single: (field, reading, value) => `${columnOf(field, reading)} = ${value}::uuid`,
  bind: listOrEmpty,
}

/** One of the given records is a member of this to-many field. */
export const hasMember: Operator = {
  schema: () => idsSchema,
  sql: (field, { alias }, value) => memberExists(field, alias, `= any(${value}::uuid[])`),
  single: (field, { alias }, value) => memberExists(field, alias, `= ${value}::uuid`),
  bind: listOrEmpty,
}

const memberExists = (field: Field, alias: string, condition: string): string =>
  `exists (select 1 from ${joinTablePlaceholder(field)} j where j.source_id = ${alias}.id and j.target_id ${condition})`

export const hasMembers: Operator = {
  schema: () => ({ type: 'boolean' }),
  sql: (field, { alias }, value) =>
    `exists (select 1 from ${joinTablePlaceholder(field)} j where j.source_id = ${alias}.id) = ${value}::boolean`,
}

/** Returns a placeholder for the join table; the name of the owning table is filled in later. */
export const joinTablePlaceholder = (field: Field): string => `@@__${field.column}`

export const includesValue: Operator = {
  schema: (property) => ({
    type: 'array',
    items: valueSchema(property.items ?? {}),
    maxItems: 100,
  }),
  sql: (field, reading, value) => `${columnOf(field, reading)} && ${value}::text[]`,
  bind: listOrEmpty,
}

export const isTrue: Operator = {
  schema: () => ({ type: 'boolean' }),
  sql: (field, reading, value) => `${columnOf(field, reading)} = ${value}::boolean`,
}

export const isPresent: Operator = {
  schema: () => ({ type: 'boolean' }),
  sql: (field, reading, value) => `(${columnOf(field, reading)} is not null) = ${value}::boolean`,
}

export const containsText: Operator = {
  schema: () => ({ type: 'string', maxLength: 100 }),
  sql: (field, reading, value) => `lower(${comparableSql(field, reading)}) like ${value}::text`,
  bind: (value) => `%${escapeLike(String(value).toLowerCase())}%`,
}

const comparableSql = (field: Field, reading: ReadContext): string =>
  field.translatable ? translatedText(field, reading) : columnOf(field, reading)

export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Bounds of a range, both inclusive. */
export const bounds = (
  schema: Schema,
  type: string,
): { readonly gte: Operator; readonly lte: Operator } => {
  const bound = (sign: string, round: string): Operator => ({
    schema: () => schema,
    sql: (field, reading, value) => {
      const operand = `${value}::${type}`
      const limit =
        field.property.type === 'integer' ? toBigintSql(`${round}(${operand})`) : operand
      return `${columnOf(field, reading)} ${sign} ${limit}`
    },
  })
  return { gte: bound('>=', 'ceil'), lte: bound('<=', 'floor') }
}

/** PostgreSQL uses an index on integers only for comparisons with integers. */
const toBigintSql = (sql: string): string => `least(greatest(${sql}, -9e15), 9e15)::bigint`
