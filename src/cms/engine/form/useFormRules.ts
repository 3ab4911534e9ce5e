import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { useQuery } from '@tanstack/react-query'
import type { Input } from '#api/resourcePaths.ts'
import type { Resource } from '#resource/resource.ts'
import { createSchema } from '#resource/resourceSchemas.ts'
import { useDeclarations } from '../../context/catalogue.ts'

export type FormRules = {
  /** names the properties; only the validator knows what they may contain */
  readonly schema: RJSFSchema
  readonly validator: ValidatorType<Input, RJSFSchema>
}

/** Loads the properties of a form and the validator compiled from its schema. */
export function useFormRules(resource: Resource): FormRules | undefined {
  const { catalogue, validators } = useDeclarations()
  const { data } = useQuery({
    queryKey: ['validator', resource.name],
    queryFn: async (): Promise<FormRules> => {
      const load = (await validators())[resource.name]
      if (!load) throw new Error(`${resource.name} has no validator`)
      const validatorModule = await load()
      // Compiled for all fields; those that the user may not see stay unchanged.
      const schema = mutableSchema(catalogue.get(resource.name) ?? resource)
      const compiled = createPrecompiledValidator<Input>(validatorModule.validators, schema)
      return { schema: outlineOf(schema), validator: validatorOf(compiled, schema) }
    },
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  })
  return data
}

/** The library's types need a mutable schema, so this returns a copy: ours are frozen. */
const mutableSchema = (resource: Resource): RJSFSchema =>
  JSON.parse(JSON.stringify(createSchema(resource)))

/** With each key the library walks through the schema with all values, down to the last list. */
const outlineOf = ({ type, properties = {} }: RJSFSchema): RJSFSchema => ({
  ...(type && { type }),
  properties: Object.fromEntries(Object.keys(properties).map((name) => [name, {}])),
})

/** Validates by this schema, whichever the form has. */
const validatorOf = (
  compiled: FormRules['validator'],
  schema: RJSFSchema,
): FormRules['validator'] => ({
  validateFormData: (data, _outline, ...rest) => compiled.validateFormData(data, schema, ...rest),
  isValid: (_outline, data) => compiled.isValid(schema, data, schema),
  rawValidation: (_outline, data) => compiled.rawValidation(schema, data),
})
