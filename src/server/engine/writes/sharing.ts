import type { Resource } from '#resource/resource.ts'
import type { Behaviour, Change } from '../behaviour.ts'
import type { Row } from '../context.ts'
import { holdsFile, mentionsFile } from './claimFiles.ts'

/** Which writes of a resource can share their statements with others. */
export type Sharing = {
  readonly canRemove: boolean
  readonly canCreate: (input: Row) => boolean
  readonly canChange: (input: Row) => boolean
  /** whether fields may be written that way, which a change may clear besides what was sent */
  readonly areShared: (names: readonly string[]) => boolean
  /** whether the behaviour has to check the change */
  readonly isGuarded: (change: Change) => boolean
  /** whether the behaviour stores something along with a change */
  readonly isAlongside: (input: Row) => boolean
}

/** Files are claimed, and places and secrets assigned, by the regular write. */
export function createSharing(resource: Resource, behaviour: Behaviour): Sharing {
  const { prepare, guard, after, alongside, watchedFields } = behaviour
  const { transactionalFields = watchedFields } = behaviour
  const hasRules = guard !== undefined || after !== undefined
  const isExcluded = resource.owned || prepare !== undefined || (hasRules && !watchedFields)
  const isStored = (name: string): boolean => {
    const field = resource.field[name]
    if (field?.derived) return alongside?.fields.includes(name) ?? false
    return !field || !holdsFile(field)
  }
  const areShared = (names: readonly string[]): boolean =>
    !isExcluded && names.every((name) => !transactionalFields?.includes(name) && isStored(name))
  const isWatched = (input: Row): boolean => watchedFields?.some((name) => name in input) ?? false
  // New and deleted records concern all rules.
  const canRemove = !isExcluded && (!hasRules || transactionalFields !== watchedFields)
  const canChange = (input: Row): boolean => !mentionsFile(input) && areShared(Object.keys(input))
  return {
    areShared,
    canChange,
    canRemove,
    canCreate: (input) =>
      canRemove && !resource.ordered && resource.secrets.length === 0 && canChange(input),
    isGuarded: ({ kind, input }) => kind !== 'changed' || isWatched(input ?? {}),
    isAlongside: (input) => alongside?.fields.some((name) => name in input) ?? false,
  }
}
