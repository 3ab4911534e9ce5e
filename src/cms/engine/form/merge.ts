import type { Input } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'
import { writableFields } from '#resource/variants.ts'
import { sameValue } from './values.ts'

export type Versions = { readonly base: Input; readonly mine: Input; readonly theirs: Input }

export type Merge = {
  /** field by field what both agree on; where they do not, mine */
  readonly merged: Input
  /** changed by both, to different values */
  readonly conflicts: readonly string[]
  /** changed by them alone and taken over */
  readonly taken: readonly string[]
}

/** Two changes of one record, merged field by field. */
export function mergeInputs(resource: Resource, { base, mine, theirs }: Versions): Merge {
  const names = writableFields(resource).map(({ name }) => name)
  const byMe = names.filter((name) => !sameValue(base[name], mine[name]))
  const byThem = names.filter((name) => !sameValue(base[name], theirs[name]))
  const conflicts = byMe.filter(
    (name) => byThem.includes(name) && !sameValue(mine[name], theirs[name]),
  )
  const taken = byThem.filter((name) => !byMe.includes(name))
  return {
    merged: { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) },
    conflicts,
    taken,
  }
}
