import type { ValidateFunction } from 'ajv'
import type { FieldProblem } from '#domain/problem.ts'
import type { Resource } from '#resource/resource.ts'
import { createSchema, updateSchema } from '#resource/variants.ts'
import { fieldProblems } from '#server/http/problemHandler.ts'
import { strictAjv } from '#server/http/validation.ts'
import type { Row } from '../context.ts'

type Validators = { readonly create: ValidateFunction; readonly update: ValidateFunction }

let ajv: ReturnType<typeof strictAjv> | undefined
const compiled = new WeakMap<Resource, Validators>()

/** Judges values by the very schemas that bodies of single writes are judged by. */
export function schemaProblems(
  resource: Resource,
  variant: keyof Validators,
  input: Row,
): Readonly<Record<string, FieldProblem>> {
  const validate = validatorsOf(resource)[variant]
  return validate(input) ? {} : fieldProblems(validate.errors ?? [])
}

function validatorsOf(resource: Resource): Validators {
  const known = compiled.get(resource)
  if (known) return known
  ajv ??= strictAjv()
  const made = {
    create: ajv.compile(createSchema(resource)),
    update: ajv.compile(updateSchema(resource)),
  }
  compiled.set(resource, made)
  return made
}
