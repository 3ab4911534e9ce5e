import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { useQuery } from '@tanstack/react-query'
import type { Input } from '#api/resourcePaths.ts'
import type { Resource } from '#resource/resource.ts'
import { createSchema } from '#resource/resourceSchemas.ts'
import { useDeclarations } from '../../context/catalogue.ts'

export type FormRules = {
  readonly schema: RJSFSchema
  readonly validator: ValidatorType<Input, RJSFSchema>
}

/** Loads the schema of a form and the validator compiled from exactly this schema. */
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
      return { schema, validator: createPrecompiledValidator(validatorModule.validators, schema) }
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
