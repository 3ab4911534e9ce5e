import { Ajv2020 } from 'ajv/dist/2020.js'
import formatsPlugin from 'ajv-formats'
import type { ValidateFunction } from 'ajv'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import { stringFormats, keywords } from '#resource/keywords.ts'
import { contactFormats } from './contactFormats.ts'

const ajvOptions = {
  // Compiling the schema of schemas would take a twentieth of a start; strict mode reports mistakes.
  validateSchema: false,
  allErrors: true,
  removeAdditional: false,
  strictTypes: false,
  strictRequired: false,
  // It takes nearly half of the time to compile, and V8 optimises what is called often.
  code: { optimize: false },
} as const

/** Validates bodies as they are, and converts query strings to the types of their schema. */
export function addValidation(app: FastifyInstance): void {
  const strict = createStrictAjv()
  // With strict numbers, limits would not apply to the `Infinity` that a query string may hold.
  const coercing = withFormats(
    new Ajv2020({ ...ajvOptions, coerceTypes: 'array', useDefaults: true, strictNumbers: false }),
  )
  app.setValidatorCompiler<Record<string, unknown>>(({ schema, httpPart }) => {
    // Schemas of headers are for documentation only.
    if (httpPart === 'headers') return () => true
    const ajv = httpPart === 'body' ? strict : coercing
    return compileOnFirstUse(() => {
      for (const [id, shared] of Object.entries(app.getSchemas())) {
        if (!ajv.schemas[id]) ajv.addSchema(Object(shared), id)
      }
      return ajv.compile(schema)
    })
  })
}

/** Creates an Ajv instance that validates values without converting them, as bodies are. */
export const createStrictAjv = (): Ajv2020 =>
  withFormats(new Ajv2020({ ...ajvOptions, coerceTypes: false, useDefaults: false }))

type FastifyValidationResult = ReturnType<FastifySchemaCompiler<unknown>>

/** Compiles a schema on first use: a starting process needs none of its hundreds of routes yet. */
function compileOnFirstUse(compile: () => ValidateFunction): FastifyValidationResult {
  let compiled: ValidateFunction | undefined
  const validate: FastifyValidationResult = (data) => {
    compiled ??= compile()
    const isValid = compiled(data)
    validate.errors = compiled.errors ?? null
    return isValid
  }
  return validate
}

function withFormats(ajv: Ajv2020): Ajv2020 {
  formatsPlugin.default(ajv)
  const all = { ...stringFormats, ...contactFormats }
  for (const [name, format] of Object.entries(all)) ajv.addFormat(name, format)
  ajv.addVocabulary([...keywords])
  return ajv
}
