import type { RecordData } from '#api/records.ts'
import type { Input } from '#api/resourcePaths.ts'
import type { FieldProblem } from '#domain/problem.ts'
import { missingWhenVisible, missingProblem } from '#resource/requiredWhenVisible.ts'
import { fieldApplies, type Field, type Resource } from '#resource/resource.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { copiedFields, writableFields } from '#resource/resourceSchemas.ts'
import { isBlank, isSameValue } from './blankValues.ts'

/** Returns the form data of a record: relations as ids, all values as a write accepts them. */
export const inputOf = (resource: Resource, record: RecordData): Input =>
  Object.fromEntries(
    writableFields(resource).map(({ name, kind }) => [
      name,
      kinds[kind].toInput(record[name]) ?? undefined,
    ]),
  )

/**
 * Returns the initial form data of a copy: the written fields, but no unique code and no derived value,
 * hidden and inactive.
 */
export const initialCopyInput = (resource: Resource, source: RecordData): Input => {
  const copiedNames = new Set(
    copiedFields(resource).flatMap(({ name, unique }) => (unique ? [] : [name])),
  )
  const input = Object.entries(inputOf(resource, source))
  return {
    ...Object.fromEntries(
      input.map(([name, value]) => [name, copiedNames.has(name) ? value : undefined]),
    ),
    ...(resource.visible && { visible: false }),
    ...(resource.activatable && { active: false }),
  }
}

/** Returns empty form data with a key for every field, so that each can be validated. */
export const initialInput = (resource: Resource): Input =>
  Object.fromEntries(writableFields(resource).map(({ name, property }) => [name, property.default]))

/** Returns the fields that differ with the values to send; null clears a field. */
export function changePayload(resource: Resource, base: Input, current: Input): Input {
  return Object.fromEntries(
    writableFields(resource).flatMap((field) => {
      // The record may have a value that does not apply, such as a derived one.
      if (!fieldApplies(field, base) && !fieldApplies(field, current)) return []
      const value = payloadValue(field, current)
      return isSameValue(base[field.name], value) ? [] : [[field.name, value]]
    }),
  )
}

/** Returns the body of a create: all fields that were filled in. */
export const creationPayload = (resource: Resource, current: Input): Input =>
  Object.fromEntries(
    writableFields(resource).flatMap((field) => {
      const value = payloadValue(field, current)
      return isBlank(value) ? [] : [[field.name, value]]
    }),
  )

/**
 * Returns the body of a copy: everything its form showed, so that later edits of the source are not
 * included. Fields that the reader may not see, and texts that stand in for a missing translation,
 * are sent only if they were changed.
 */
export function copyPayload(resource: Resource, source: RecordData, current: Input): Input {
  const hasOwnValue = (name: string): boolean => name in source && !source._fallback?.includes(name)
  const base = inputOf(resource, source)
  return Object.fromEntries(
    writableFields(resource).flatMap((field) => {
      const value = payloadValue(field, current)
      const isSent = hasOwnValue(field.name) || !isSameValue(base[field.name], value)
      return isSent ? [[field.name, value]] : []
    }),
  )
}

/** Clears a field that does not apply, so that no hidden value is kept. */
function payloadValue(field: Field, current: Input): unknown {
  const value = fieldApplies(field, current) ? current[field.name] : undefined
  if (!isBlank(value)) return value
  return Array.isArray(value) || kinds[field.kind].members ? [] : null
}

type MissingField = FieldProblem & { readonly field: Field }

/**
 * Returns the required fields that the schema cannot check, because they depend on values of other
 * fields, and that are blank. Fields that a visible record lacked `before` may stay blank.
 */
export function missingFields(
  resource: Resource,
  current: Input,
  loaded: Input = {},
): MissingField[] {
  const required = writableFields(resource).filter(
    (field) =>
      field.when && field.required && fieldApplies(field, current) && isBlank(current[field.name]),
  )
  const alreadyMissing = missingInInput(resource, loaded)
  return [
    ...required.map((field) => ({ field, key: 'field.required' as const })),
    ...missingInInput(resource, current)
      .filter((field) => !alreadyMissing.includes(field))
      .map((field) => ({ field, ...missingProblem(field) })),
  ]
}

const missingInInput = (resource: Resource, input: Input): Field[] =>
  missingWhenVisible(resource, input, ({ name }) => isBlank(input[name]))
