import type { ObjectSchema } from './declaration.ts'
import { kindOf } from './kinds/kindOf.ts'
import type { Catalogue, Field, Resource } from './resource.ts'
import { kinds } from './kinds/kinds.ts'
import { nullableSchema, type Schema } from './schema.ts'

const uuidSchema: Schema = { type: 'string', format: 'uuid' }
const timestamp: Schema = { type: 'string', format: 'date-time' }

/** The schema requires only fields that always apply; the engine checks the conditional ones. */
export const isAlwaysRequired = (field: Field): boolean => field.required && !field.when

const readableFields = ({ fields }: Resource): readonly Field[] =>
  fields.filter(({ writeOnly }) => !writeOnly)

export const writableFields = ({ fields }: Resource): readonly Field[] =>
  fields.filter(({ readOnly }) => !readOnly)

/**
 * Returns the fields that a copy includes. Derived ones, such as sums, belong to one record only.
 */
export const copiedFields = (resource: Resource): readonly Field[] =>
  writableFields(resource).filter(({ derived }) => !derived)

const inputSchema = ({ kind, property }: Field): Schema => kinds[kind].inputSchema(property)

/** Returns the schema of the body of a create. */
export const createSchema = (resource: Resource): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: writableFields(resource)
    .filter(isAlwaysRequired)
    .map(({ name }) => name),
  properties: Object.fromEntries(
    writableFields(resource).map((field) => [
      field.name,
      isAlwaysRequired(field)
        ? requireNonBlank(inputSchema(field))
        : nullableSchema(inputSchema(field)),
    ]),
  ),
})

/**
 * Returns the schema of the body of an update: all fields are optional, and null clears an optional
 * field or one translation.
 */
export const updateSchema = (resource: Resource): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    writableFields(resource).map((field) => [
      field.name,
      isAlwaysRequired(field) && !field.translatable
        ? requireNonBlank(inputSchema(field))
        : nullableSchema(inputSchema(field)),
    ]),
  ),
})

/** Returns the schema of the input of an action. */
export const actionSchema = ({ required = [], properties }: ObjectSchema): Schema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const input = kinds[kindOf(property)].inputSchema(property)
      return [name, required.includes(name) ? requireNonBlank(input) : nullableSchema(input)]
    }),
  ),
})

/**
 * Returns the schema of the input of an action while it is being typed: nothing is required, also
 * in rows.
 */
export function partialActionSchema(input: ObjectSchema): Schema {
  const fullSchema = actionSchema({ ...input, required: [] })
  return {
    ...fullSchema,
    properties: Object.fromEntries(
      Object.entries(fullSchema.properties ?? {}).map(([name, property]) => [
        name,
        partialProperty(property),
      ]),
    ),
  }
}

const partialProperty = ({ minItems: _, ...schema }: Schema): Schema => ({
  ...schema,
  ...(schema.items && { items: { ...schema.items, required: [] } }),
})

/** Returns the schema of the estimate of an action; every fact may be null. */
export const estimateSchema = ({ properties }: ObjectSchema): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      nullableSchema(kinds[kindOf(property)].inputSchema(property)),
    ]),
  ),
})

/** Requires at least one non-blank character of a plain text. */
const requireNonBlank = (schema: Schema): Schema =>
  schema.type === 'string' && !schema.enum && !schema.format && !schema.pattern
    ? { ...schema, minLength: Math.max(1, schema.minLength ?? 0), pattern: '\\S' }
    : schema

/** Returns the schema of one record as staff reads it. */
export const recordSchema = (resource: Resource, catalogue: Catalogue): Schema => ({
  type: 'object',
  required: ['_id', 'version', 'createdAt', 'updatedAt'],
  properties: {
    _id: uuidSchema,
    version: { type: 'integer' },
    createdAt: timestamp,
    updatedAt: timestamp,
    ...fieldOutputs(resource, catalogue),
    ...(resource.translatable.length ? translationOutputs : {}),
  },
})

/**
 * Returns the schema of a record as its creator reads it: the only response that has its secrets.
 */
export function createdRecordSchema(resource: Resource, catalogue: Catalogue): Schema {
  const record = recordSchema(resource, catalogue)
  const secrets = resource.secrets.map(({ name }) => [
    name,
    { type: 'string', description: 'Returned only in this response.' },
  ])
  return { ...record, properties: { ...record.properties, ...Object.fromEntries(secrets) } }
}

/** Returns the schema of one record as shoppers read it. */
export const publicRecordSchema = (resource: Resource, catalogue: Catalogue): Schema => ({
  type: 'object',
  required: ['_id', 'updatedAt'],
  properties: {
    _id: uuidSchema,
    createdAt: timestamp,
    updatedAt: timestamp,
    ...fieldOutputs(resource, catalogue),
    ...(resource.translatable.length ? { _fallback: translationOutputs._fallback } : {}),
  },
})

const translationOutputs = {
  _fallback: {
    type: 'array',
    items: { type: 'string' },
    description:
      'The fields returned in another language because they have no text in the requested one.',
  },
  _missing: {
    type: 'array',
    items: { type: 'string' },
    description:
      'The languages without a translation, including those that the shop does not currently offer.',
  },
  _outdated: {
    type: 'array',
    items: { type: 'string' },
    description: 'The languages whose translation is older than the source text.',
  },
} as const satisfies Record<string, Schema>

const fieldOutputs = (resource: Resource, catalogue: Catalogue): Record<string, Schema> =>
  Object.fromEntries(
    readableFields(resource).map((field) => {
      const output = kinds[field.kind].outputSchema(field, catalogue)
      return [
        field.name,
        output.type === 'array' || output.type === 'boolean' ? output : nullableSchema(output),
      ]
    }),
  )
