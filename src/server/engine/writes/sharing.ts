import type { Resource } from '#resource/resource.ts'
import type { Behaviour, Change } from '../behaviour.ts'
import type { Row } from '../context.ts'
import { holdsFile, mentionsFile } from './claimFiles.ts'

/** Which writes of a resource can share their statements with others. */
export type Sharing = {
  readonly canCreate: (input: Row) => boolean
  readonly canChange: (names: readonly string[]) => boolean
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
  const canChange = (names: readonly string[]): boolean =>
    !isExcluded && names.every((name) => !transactionalFields?.includes(name) && isStored(name))
  const isWatched = (input: Row): boolean => watchedFields?.some((name) => name in input) ?? false
  return {
    canChange,
    canCreate: (input) =>
      (!hasRules || transactionalFields !== watchedFields) &&
      !resource.ordered &&
      resource.secrets.length === 0 &&
      !mentionsFile(input) &&
      canChange(Object.keys(input)),
    isGuarded: ({ kind, input }) => kind === 'created' || isWatched(input ?? {}),
    isAlongside: (input) => alongside?.fields.some((name) => name in input) ?? false,
  }
}
