import { Ajv2020 } from 'ajv/dist/2020.js'
import { declarationSchema } from '../grammar/declarationSchema.ts'

/** @public for `scripts/vite/compiledValidators.ts`, which bundles only the code of the validators */
export const ajv = new Ajv2020({
  validateSchema: false,
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  code: { source: true },
})

export const validators = {
  declaration: ajv.compile({ ...declarationSchema, $id: 'declaration' }),
}
