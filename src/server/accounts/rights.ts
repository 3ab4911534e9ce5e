import { beyond } from '#domain/access.ts'
import type { Problem } from '#domain/problem.ts'
import { verbsOf } from '#resource/access.ts'
import type { Catalogue } from '#resource/resource.ts'
import { run } from '../database/database.ts'
import type { Change } from '../engine/behaviour.ts'
import type { Context } from '../engine/context.ts'

/** Whether a permission names something that can be permitted. */
const isKnownPermission = (catalogue: Catalogue, permission: string): boolean => {
  const [name = '', verb = ''] = permission.split(':')
  const resource = catalogue.get(name)
  return resource !== undefined && (verb === '*' || verbsOf(resource).includes(verb))
}

export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

/** Permissions must exist, and nobody gives what they do not have. */
export async function rightsProblem(
  { input }: Change,
  catalogue: Catalogue,
  { db, identity }: Context,
): Promise<Problem | undefined> {
  const given = textsIn(input?.permissions)
  const unknown = given.filter((each) => !isKnownPermission(catalogue, each))
  if (unknown.length) return fieldProblem('permissions', 'field.permission', unknown)
  if (!identity) return undefined
  const excess = beyond(identity.permissions, given)
  if (excess.length) return fieldProblem('permissions', 'field.beyond', excess)
  const roles = textsIn(input?.roles)
  if (!roles.length) return undefined
  const { rows } = await run<{ permissions: string[] | null }>(
    db,
    'select permissions from roles where id = any($1::uuid[])',
    [roles],
  )
  const byRole = beyond(
    identity.permissions,
    rows.flatMap(({ permissions }) => permissions ?? []),
  )
  return byRole.length ? fieldProblem('roles', 'field.beyond', byRole) : undefined
}

const fieldProblem = (
  field: string,
  key: 'field.permission' | 'field.beyond',
  what: readonly string[],
): Problem => ({
  code: 'validation',
  fields: { [`/${field}`]: { key, values: { what: what.join(', ') } } },
})
