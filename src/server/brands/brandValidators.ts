import { Ajv, _ } from 'ajv'
import formats from 'ajv-formats'
import { brandSchema, paletteSchema } from '#domain/brandSchema.ts'
import type { DeclaredBrand } from '#domain/declaredBrand.ts'
import { brandFormats } from './brandFormats.ts'

/** @public for `scripts/vite/compiledValidators.ts`, which bundles only the code of the validators */
export const ajv = new Ajv({
  validateSchema: false,
  allErrors: true,
  strict: true,
  verbose: true,
  formats: brandFormats,
  code: { source: true, formats: _`require("./brandFormats.ts").brandFormats` },
})
formats.default(ajv, ['email'])

export const validators = {
  brand: ajv.compile<DeclaredBrand>({ ...brandSchema, $id: 'brand' }),
  palette: ajv.compile<DeclaredBrand['palette']>({ ...paletteSchema, $id: 'palette' }),
}
