import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { declarationSchema } from '../grammar/declarationSchema.ts'
import { suggestion, type Report } from './report.ts'

const ajv = new Ajv2020({
  validateSchema: false,
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
})
const validate = ajv.compile(declarationSchema)

/** Checks a declaration against the JSON Schema of all declarations. */
export function checkGrammar(declaration: unknown, report: Report): void {
  if (validate(declaration)) return
  const errors = validate.errors ?? []
  const unions = errors.flatMap(({ keyword, instancePath }) =>
    keyword === 'anyOf' ? instancePath : [],
  )
  for (const error of errors) {
    const describe = descriptions[error.keyword]
    if (!describe || (unions.includes(error.instancePath) && isOfOtherForm(error))) continue
    const path = error.instancePath.split('/').map(decodeKey).join('/')
    const { key, message } = describe(error)
    report(key === undefined ? path || '/' : `${path}/${key}`, message)
  }
}

type Description = {
  /** what the error is about, where that is a key of the object at its path */
  readonly key?: string
  readonly message: string
}

const descriptions: Readonly<Record<string, (error: ErrorObject) => Description>> = {
  required: ({ params }) => ({ message: `"${params.missingProperty}" is missing` }),
  additionalProperties: ({ params, parentSchema }) => ({
    key: params.additionalProperty,
    message: `unknown key${suggestion(params.additionalProperty, Object.keys(parentSchema?.properties))}`,
  }),
  enum: ({ data, params }) => ({
    message: `${JSON.stringify(data) ?? String(data)} is not possible here${suggestion(String(data), params.allowedValues)}`,
  }),
  type: ({ params }) => ({ message: `must be ${[params.type].flat().map(nameType).join(' or ')}` }),
  minItems: ({ params }) => ({ message: `must have ${params.limit} items` }),
  maxItems: ({ params }) => ({ message: `must have ${params.limit} items` }),
}

const nameType = (type: string): string =>
  type === 'array' ? 'a list' : type === 'object' ? 'an object' : `a ${type}`

/** Of a value or a list of values, only the form that was written is at fault. */
const isOfOtherForm = ({ keyword, params, data }: ErrorObject): boolean =>
  keyword === 'type' && (params['type'] === 'array') !== Array.isArray(data)

const decodeKey = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~')
