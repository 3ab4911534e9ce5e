import type { Input, RecordData } from '#api/records.ts'
import { applies, type Field, type Resource } from '#resource/resource.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { writable } from '#resource/variants.ts'
import { isBlank, sameValue } from './values.ts'

/** What a form holds of a record: relations as ids, everything as a write takes it. */
export const inputOf = (resource: Resource, record: RecordData): Input =>
  Object.fromEntries(
    writable(resource).map(({ name, kind }) => [
      name,
      kinds[kind].toInput(record[name]) ?? undefined,
    ]),
  )

/** What an empty form holds. */
export const initialInput = (resource: Resource): Input =>
  Object.fromEntries(
    writable(resource).flatMap(({ name, property }) =>
      property.default === undefined ? [] : [[name, property.default]],
    ),
  )

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

/** A field that does not apply is cleared, so that nothing hidden stays behind. */
function sendable(field: Field, now: Input): unknown {
  const value = applies(field, now) ? now[field.name] : undefined
  if (!isBlank(value)) return value
  return Array.isArray(value) || kinds[field.kind].members ? [] : null
}

/** Fields that are asked for only now, because another field has a certain value, and are blank. */
export const missingNow = (resource: Resource, now: Input): Field[] =>
  writable(resource).filter(
    (field) => field.when && field.required && applies(field, now) && isBlank(now[field.name]),
  )
