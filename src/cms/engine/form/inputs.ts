import type { Input, RecordData } from '#api/records.ts'
import type { FieldProblem } from '#domain/problem.ts'
import { lackingWhenVisible, lackProblem } from '#resource/requiredWhenVisible.ts'
import { applies, type Field, type Resource } from '#resource/resource.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { copied, writable } from '#resource/variants.ts'
import { isBlank, sameValue } from './values.ts'

/** What a form holds of a record: relations as ids, everything as a write takes it. */
export const inputOf = (resource: Resource, record: RecordData): Input =>
  Object.fromEntries(
    writable(resource).map(({ name, kind }) => [
      name,
      kinds[kind].toInput(record[name]) ?? undefined,
    ]),
  )

/** What the form of a copy begins with: what people write, but no code in use and no stock, hidden and inactive. */
export const copyInput = (resource: Resource, source: RecordData): Input => {
  const taken = new Set(copied(resource).flatMap(({ name, unique }) => (unique ? [] : [name])))
  const input = Object.entries(inputOf(resource, source))
  return {
    ...Object.fromEntries(
      input.map(([name, value]) => [name, taken.has(name) ? value : undefined]),
    ),
    ...(resource.visible && { visible: false }),
    ...(resource.activatable && { active: false }),
  }
}

/** What an empty form holds: each field, so that each can be told what is wrong with it. */
export const initialInput = (resource: Resource): Input =>
  Object.fromEntries(writable(resource).map(({ name, property }) => [name, property.default]))

/** The fields that differ and the value to send for each; null clears. */
export function changesOf(resource: Resource, base: Input, now: Input): Input {
  return Object.fromEntries(
    writable(resource).flatMap((field) => {
      const value = sendable(field, now)
      return sameValue(base[field.name], value) ? [] : [[field.name, value]]
    }),
  )
}

/** What to create: everything that was filled in. */
export const creationOf = (resource: Resource, now: Input): Input =>
  Object.fromEntries(
    writable(resource).flatMap((field) => {
      const value = sendable(field, now)
      return isBlank(value) ? [] : [[field.name, value]]
    }),
  )

/**
 * What a copy is made of: all that its form showed, so that an edit of the source meanwhile is not in
 * it. What the reader may not see, and texts that stand in for a missing translation, are sent only
 * where they were changed.
 */
export function copyOf(resource: Resource, source: RecordData, now: Input): Input {
  const isOwn = (name: string): boolean => name in source && !source._fallback?.includes(name)
  const base = inputOf(resource, source)
  return Object.fromEntries(
    writable(resource).flatMap((field) => {
      const value = sendable(field, now)
      const isSent = isOwn(field.name) || !sameValue(base[field.name], value)
      return isSent ? [[field.name, value]] : []
    }),
  )
}

/** A field that does not apply is cleared, so that nothing hidden stays behind. */
function sendable(field: Field, now: Input): unknown {
  const value = applies(field, now) ? now[field.name] : undefined
  if (!isBlank(value)) return value
  return Array.isArray(value) || kinds[field.kind].members ? [] : null
}

type Lack = FieldProblem & { readonly field: Field }

/**
 * What the schema cannot ask: fields that are required by the value of others, and are blank. What a
 * visible record lacked `before` may stay so.
 */
export function missingNow(resource: Resource, now: Input, before: Input = {}): Lack[] {
  const required = writable(resource).filter(
    (field) => field.when && field.required && applies(field, now) && isBlank(now[field.name]),
  )
  const known = lackedBy(resource, before)
  return [
    ...required.map((field) => ({ field, key: 'field.required' as const })),
    ...lackedBy(resource, now)
      .filter((field) => !known.includes(field))
      .map((field) => ({ field, ...lackProblem(field) })),
  ]
}

const lackedBy = (resource: Resource, input: Input): Field[] =>
  lackingWhenVisible(resource, input, ({ name }) => isBlank(input[name]))
