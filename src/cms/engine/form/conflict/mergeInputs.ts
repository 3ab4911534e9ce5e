import type { Input } from '#api/resourcePaths.ts'
import type { Resource } from '#resource/resource.ts'
import { writableFields } from '#resource/resourceSchemas.ts'
import { isSameValue } from '../blankValues.ts'

export type InputVersions = { readonly base: Input; readonly mine: Input; readonly theirs: Input }

export type MergeResult = {
  /** the values both agree on, field by field; in a conflict, mine */
  readonly merged: Input
  /** changed by both, to different values */
  readonly conflicts: readonly string[]
  /** changed only by them and taken over */
  readonly adoptedNames: readonly string[]
}

/** Merges two changes of one record field by field. */
export function mergeInputs(
  resource: Resource,
  { base, mine, theirs }: InputVersions,
): MergeResult {
  const names = writableFields(resource).map(({ name }) => name)
  const myChanges = names.filter((name) => !isSameValue(base[name], mine[name]))
  const theirChanges = names.filter((name) => !isSameValue(base[name], theirs[name]))
  const conflicts = myChanges.filter(
    (name) => theirChanges.includes(name) && !isSameValue(mine[name], theirs[name]),
  )
  const adoptedNames = theirChanges.filter((name) => !myChanges.includes(name))
  return {
    merged: { ...mine, ...Object.fromEntries(adoptedNames.map((name) => [name, theirs[name]])) },
    conflicts,
    adoptedNames,
  }
}
