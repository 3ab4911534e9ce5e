import type { ValidateFunction } from 'ajv'
import type { FieldProblem } from '#domain/problem.ts'
import type { Resource } from '#resource/resource.ts'
import { createSchema, updateSchema } from '#resource/resourceSchemas.ts'
import { toFieldProblems } from '#server/http/problemHandler.ts'
import { createStrictAjv } from '#server/http/validation.ts'
import type { Row } from '../context.ts'

type Validators = { readonly create: ValidateFunction; readonly update: ValidateFunction }

let ajv: ReturnType<typeof createStrictAjv> | undefined
const compiled = new WeakMap<Resource, Validators>()

/** Validates values with the same schemas as the bodies of single writes. */
export function schemaProblems(
  resource: Resource,
  variant: keyof Validators,
  input: Row,
): Readonly<Record<string, FieldProblem>> {
  const validate = validatorsOf(resource)[variant]
  return validate(input) ? {} : toFieldProblems(validate.errors ?? [])
}

function validatorsOf(resource: Resource): Validators {
  const existing = compiled.get(resource)
  if (existing) return existing
  ajv ??= createStrictAjv()
  const validators = {
    create: ajv.compile(createSchema(resource)),
    update: ajv.compile(updateSchema(resource)),
  }
  compiled.set(resource, validators)
  return validators
}
