/** A part of the JSON Schema of declarations. */
export type Part = { readonly description?: string } & Readonly<Record<string, unknown>>

/** One entry of an object: its schema and whether it must be there. */
type Entries = Readonly<Record<string, Part>>

export const string = (description?: string): Part =>
  withDescription({ type: 'string' }, description)
export const number = (description?: string): Part =>
  withDescription({ type: 'number' }, description)
export const flag = (description?: string): Part =>
  withDescription({ type: 'boolean' }, description)

export const oneOf = (values: readonly string[], description?: string): Part =>
  withDescription({ enum: values }, description)

export const list = (items: Part, description?: string): Part =>
  withDescription({ type: 'array', items }, description)

export const strings = (description?: string): Part => list(string(), description)

/** An object whose keys the author chooses. */
export const map = (values: Part, description?: string): Part =>
  withDescription({ type: 'object', additionalProperties: values }, description)

/** One value or a list of them. */
export const oneOrMore = (value: Part, description?: string): Part =>
  withDescription({ anyOf: [value, list(value)] }, description)

/** An object that has only these keys. */
export const object = (
  properties: Entries,
  required: readonly string[] = [],
  description?: string,
): Part =>
  withDescription(
    {
      type: 'object',
      properties,
      additionalProperties: false,
      ...(required.length ? { required } : {}),
    },
    description,
  )

/** What `$defs` has under this name. */
export const ref = (name: string, description?: string): Part =>
  withDescription({ $ref: `#/$defs/${name}` }, description)

const withDescription = (part: Part, description: string | undefined): Part =>
  description === undefined ? part : { ...part, description }
