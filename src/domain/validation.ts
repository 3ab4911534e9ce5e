import { isMessageKey, type MessageKey } from './messages/messages.ts'
import type { FieldProblem } from './problem.ts'

/** The part of an Ajv error that says what is wrong and where. */
export type SchemaError = {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Readonly<Record<string, unknown>>
}

type Reason = (params: Readonly<Record<string, unknown>>) => FieldProblem

const limitReason =
  (key: MessageKey, name: 'max' | 'min'): Reason =>
  (params) => ({ key, values: { [name]: Number(params.limit) } })

const plainReason =
  (key: MessageKey): Reason =>
  () => ({ key })

/** The reasons that are not called `field.` and the format. */
const formats: Readonly<Record<string, MessageKey>> = {
  uri: 'field.url',
  link: 'field.url',
  path: 'field.url',
  date: 'field.calendarDate',
  'date-time': 'field.date',
  uuid: 'field.id',
}

function formatReason(format: string): MessageKey {
  const key = formats[format] ?? `field.${format}`
  return isMessageKey(key) ? key : 'field.invalid'
}

const types: Readonly<Record<string, MessageKey>> = {
  string: 'field.type.string',
  number: 'field.type.number',
  integer: 'field.type.integer',
  boolean: 'field.type.boolean',
  array: 'field.type.array',
  object: 'field.type.object',
}

const reasons: Readonly<Record<string, Reason>> = {
  required: plainReason('field.required'),
  maxLength: limitReason('field.maxLength', 'max'),
  minLength: (params) =>
    params.limit === 1 ? { key: 'field.required' } : limitReason('field.minLength', 'min')(params),
  maximum: limitReason('field.maximum', 'max'),
  minimum: limitReason('field.minimum', 'min'),
  maxItems: limitReason('field.maxItems', 'max'),
  minItems: limitReason('field.minItems', 'min'),
  uniqueItems: plainReason('field.uniqueItems'),
  enum: plainReason('field.choice'),
  pattern: (params) => ({ key: params.pattern === '\\S' ? 'field.required' : 'field.pattern' }),
  format: (params) => ({ key: formatReason(String(params.format)) }),
  type: (params) => {
    const expectedTypes = [params.type].flat().map(String)
    return { key: types[expectedTypes.find((each) => each !== 'null') ?? ''] ?? 'field.invalid' }
  },
  additionalProperties: plainReason('field.unknown'),
}

/** Converts a schema error to a JSON pointer to the field and its message. */
export function toFieldProblem({ keyword, instancePath, params }: SchemaError): {
  pointer: string
  problem: FieldProblem
} {
  const property = params.missingProperty ?? params.additionalProperty
  const pointer =
    property === undefined ? instancePath : `${instancePath}/${escapePointer(String(property))}`
  return {
    pointer: pointer || '/',
    problem: reasons[keyword]?.(params) ?? { key: 'field.invalid' },
  }
}

const escapePointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
