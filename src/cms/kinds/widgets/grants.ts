import { holds } from '#domain/access.ts'
import { may, verbsOf } from '#resource/access.ts'
import type { Resource } from '#resource/resource.ts'
import type { Holder } from '../../context/permissions.ts'
import { allVerbs } from '#resource/grants.ts'

/** A list of permissions being put together by somebody, who can give no more than they have. */
type Giving = {
  readonly given: readonly string[]
  readonly resource: Resource
  readonly by: Holder
}

const named = ({ name }: Resource, verb: string): string => `${name}:${verb}`

export const isGiven = ({ given, resource }: Pick<Giving, 'given' | 'resource'>, verb: string) =>
  given.includes(named(resource, allVerbs)) || given.includes(named(resource, verb))

/** Some verbs, but not all there are. */
export const isPartly = ({ given, resource }: Pick<Giving, 'given' | 'resource'>): boolean =>
  !isGiven({ given, resource }, allVerbs) &&
  verbsOf(resource).some((verb) => isGiven({ given, resource }, verb))

export const canGive = (by: Holder, resource: Resource, verb: string): boolean =>
  verb === allVerbs ? holds(by.permissions, resource.name, allVerbs) : may(by, resource, verb)

/** The list after one box was ticked or cleared. */
export function toggled({ given, resource, by }: Giving, verb: string): string[] {
  const all = named(resource, allVerbs)
  const one = named(resource, verb)
  const others = given.filter((each) => !each.startsWith(`${resource.name}:`))
  if (verb === allVerbs) return given.includes(all) ? others : [...others, all]
  if (given.includes(all)) {
    // All but one: what is left is what its giver may give.
    const left = verbsOf(resource).filter((each) => each !== verb && canGive(by, resource, each))
    return [...others, ...left.map((each) => named(resource, each))]
  }
  return given.includes(one) ? given.filter((each) => each !== one) : [...given, one]
}
