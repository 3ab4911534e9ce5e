/** A JSON Schema (2020-12) derived from a declaration. */
export type Schema = {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly (string | null)[]
  readonly default?: unknown
  readonly const?: unknown
  readonly maxLength?: number
  readonly minLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly anyOf?: readonly Schema[]
  readonly minProperties?: number
  readonly description?: string
  readonly examples?: readonly unknown[]
  readonly $ref?: string
}

const anyOfNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })

/** Returns the same schema that also accepts null; by `type` where possible, for simpler errors. */
export const nullableSchema = (schema: Schema): Schema => {
  if (typeof schema.type !== 'string') return anyOfNull(schema)
  const type = [schema.type, 'null']
  return schema.enum ? { ...schema, type, enum: [...schema.enum, null] } : { ...schema, type }
}
