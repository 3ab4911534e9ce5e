import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import type { RJSFSchema } from '@rjsf/utils'
import { inputResourceName, createInputResource } from '#cms/engine/actions/createInputResource.ts'
import type { ResourceDeclaration } from '#resource/declaration.ts'
import { stringFormats, keywords } from '#resource/keywords.ts'
import { resolveResource, type Resource } from '#resource/resource.ts'
import { createSchema } from '#resource/resourceSchemas.ts'

/** The verbs of a declaration that ask for something to be typed. */
export const verbsWithInput = ({ actions = {} }: ResourceDeclaration): string[] =>
  Object.keys(actions).filter((verb) => actions[verb]?.input)

/** The source of a module whose `validators` check the form of one resource, or of one of its verbs. */
export function validatorModule(declaration: ResourceDeclaration, verb?: string): string {
  // A deep copy: the compiler is typed for schemas it may change, ours are frozen.
  const schema: RJSFSchema = JSON.parse(JSON.stringify(createSchema(formOf(declaration, verb))))
  return toModule(
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

/** The compiler writes CommonJS; browsers take modules. */
function toModule(code: string): string {
  const imports = new Map<string, string>()
  const body = code
    .replace(/require\("([^"]+)"\)/g, (_, path: string) => {
      const name = imports.get(path) ?? `imported${imports.size}`
      imports.set(path, name)
      return name
    })
    .replace(/^"use strict";/, '')
  const lines = [...imports].map(
    // Strips the layer that CommonJS packages get when a module imports them.
    ([path, name]) =>
      `import * as ${name}Whole from '${path.replace(/(?<!\.js)$/, '.js')}'\nconst ${name} = ${name}Whole.default?.default ? ${name}Whole.default : ${name}Whole`,
  )
  return `${lines.join('\n')}\nconst exports = {}\n${body}\nexport const validators = exports\n`
}
