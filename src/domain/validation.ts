import type { MessageKey } from './messages/messages.ts'
import type { FieldProblem } from './problem.ts'

/** The part of an Ajv error that says what is wrong and where. */
export type SchemaError = {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Readonly<Record<string, unknown>>
}

type Reason = (params: Readonly<Record<string, unknown>>) => FieldProblem

const limit =
  (key: MessageKey, name: 'max' | 'min'): Reason =>
  (params) => ({ key, values: { [name]: Number(params.limit) } })

const plain =
  (key: MessageKey): Reason =>
  () => ({ key })

const formats: Readonly<Record<string, MessageKey>> = {
  email: 'field.email',
  uri: 'field.url',
  link: 'field.url',
  path: 'field.url',
  phone: 'field.phone',
  colour: 'field.colour',
  date: 'field.calendarDate',
  'date-time': 'field.date',
  uuid: 'field.id',
  iban: 'field.iban',
  bic: 'field.bic',
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
  required: plain('field.required'),
  maxLength: limit('field.maxLength', 'max'),
  minLength: (params) =>
    params.limit === 1 ? { key: 'field.required' } : limit('field.minLength', 'min')(params),
  maximum: limit('field.maximum', 'max'),
  minimum: limit('field.minimum', 'min'),
  maxItems: limit('field.maxItems', 'max'),
  minItems: limit('field.minItems', 'min'),
  uniqueItems: plain('field.uniqueItems'),
  enum: plain('field.choice'),
  pattern: (params) => ({ key: params.pattern === '\\S' ? 'field.required' : 'field.pattern' }),
  format: (params) => ({ key: formats[String(params.format)] ?? 'field.invalid' }),
  type: (params) => {
    const wanted = [params.type].flat().map(String)
    return { key: types[wanted.find((each) => each !== 'null') ?? ''] ?? 'field.invalid' }
  },
  additionalProperties: plain('field.unknown'),
}

/** Where a schema error points, as a JSON pointer to the field, and what to say about it. */
export function fieldProblem({ keyword, instancePath, params }: SchemaError): {
  pointer: string
  problem: FieldProblem
} {
  const inner = params.missingProperty ?? params.additionalProperty
  const pointer = inner === undefined ? instancePath : `${instancePath}/${escape(String(inner))}`
  return {
    pointer: pointer || '/',
    problem: reasons[keyword]?.(params) ?? { key: 'field.invalid' },
  }
}

const escape = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
