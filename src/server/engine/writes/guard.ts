import type { Identity } from '#domain/access.ts'
import { refuse } from '#domain/problem.ts'
import { isHidden } from '#resource/kinds/relations.ts'
import { fieldsFor, rowScopeFor } from '#resource/access.ts'
import type { Field, Resource } from '#resource/resource.ts'
import type { Context, Row } from '../context.ts'
import type { ListQuery } from '../lists/listQuery.ts'

type HiddenNames = NonNullable<Context['hiddenNames']>
type Viewer = Identity | undefined

export function visibleFields(resource: Resource, fields: readonly Field[], viewer: Viewer) {
  if (!resource.hasGuardedFields) return fields
  const allowed = new Set(fieldsFor(viewer, resource))
  return fields.every((field) => allowed.has(field))
    ? fields
    : fields.filter((field) => allowed.has(field))
}

/** Returns a record without the fields that the viewer may not see. */
export function visibleRecord(resource: Resource, record: Row, viewer: Viewer): Row {
  if (!resource.hasGuardedFields) return record
  const allowed = new Set(fieldsFor(viewer, resource).map(({ name }) => name))
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => !resource.field[name] || allowed.has(name)),
  )
}

/**
 * Returns a change without the fields that the viewer may not see and without the names of people
 * outside their scope.
 */
export function visibleChange(resource: Resource, change: Row, viewer: Viewer): Row {
  const allowed = new Set(fieldsFor(viewer, resource).map(({ name }) => name))
  const changes = Object.entries(Object(change.changes)).filter(
    ([name]) => !resource.field[name] || allowed.has(name),
  )
  const isForeign = rowScopeFor(viewer, resource) !== 'all' && Object(change.by)._id !== viewer?.id
  return {
    ...change,
    changes: Object.fromEntries(changes),
    ...(isForeign ? { by: null } : {}),
  }
}

/** Throws `forbidden` if a list sorts, counts or filters by fields that the viewer may not see. */
export function guardQuery(resource: Resource, query: ListQuery, viewer: Viewer): ListQuery {
  if (!resource.hasGuardedFields) return query
  const allowed = new Set(fieldsFor(viewer, resource))
  const sort = resource.field[query.sort?.replace(/^-/, '') ?? '']
  const usedFields = [...query.facets, ...query.conditions.map(({ field }) => field), sort]
  if (usedFields.some((field) => field && !allowed.has(field))) throw refuse('forbidden')
  return { ...query, fields: visibleFields(resource, query.fields, viewer) }
}

/** Throws `forbidden` if a list sorts, counts or filters by fields that the shop hides. */
export function guardPublicQuery(
  resource: Resource,
  query: ListQuery,
  hiddenNames: HiddenNames,
): ListQuery {
  const sort = resource.field[query.sort?.replace(/^-/, '') ?? '']
  const usedFields = [...query.facets, ...query.conditions.map(({ field }) => field), sort]
  if (usedFields.some((field) => field && isHidden(field, { hiddenNames })))
    throw refuse('forbidden')
  return query
}

/** Throws if the input sets fields that the viewer may not see. Refuses with `forbidden`. */
export function guardInput(resource: Resource, input: Row, viewer: Viewer): void {
  if (!resource.hasGuardedFields) return
  const allowed = new Set(fieldsFor(viewer, resource).map(({ name }) => name))
  const forbiddenNames = Object.keys(input).filter(
    (name) => resource.field[name] && !allowed.has(name),
  )
  if (!forbiddenNames.length) return
  const fields = forbiddenNames.map((name) => [`/${name}`, { key: 'field.forbidden' as const }])
  throw refuse('forbidden', { fields: Object.fromEntries(fields) })
}
