import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import type { RJSFSchema } from '@rjsf/utils'
import { inputResourceName, createInputResource } from '#cms/engine/actions/createInputResource.ts'
import type { ResourceDeclaration } from '#resource/declaration.ts'
import { stringFormats, keywords } from '#resource/keywords.ts'
import type { Resource } from '#resource/resource.ts'
import { resolveResource } from '#resource/resolveResource.ts'
import { createSchema } from '#resource/resourceSchemas.ts'
import { standaloneModule } from './standaloneModule.ts'

export const verbsWithInput = ({ actions = {} }: ResourceDeclaration): string[] =>
  Object.keys(actions).filter((verb) => actions[verb]?.input)

/** Returns the source of a module whose `validators` check the form of a resource or of a verb. */
export function validatorModule(declaration: ResourceDeclaration, verb?: string): string {
  // A deep copy, because the compiler's type for schemas is mutable and ours are frozen.
  const schema: RJSFSchema = JSON.parse(JSON.stringify(createSchema(formOf(declaration, verb))))
  return standaloneModule(
    compileSchemaValidatorsCode(schema, {
      customFormats: { ...stringFormats },
      extenderFn: (ajv) => {
        for (const keyword of keywords) ajv.addKeyword(keyword)
        return ajv
      },
    }),
  )
}

function formOf(declaration: ResourceDeclaration, verb: string | undefined): Resource {
  if (verb === undefined) return resolveResource(declaration)
  const action = declaration.actions?.[verb]
  const input = action && createInputResource(declaration.name, verb, action)
  if (!input) throw new Error(`${inputResourceName(declaration.name, verb)} has no input`)
  return input
}
