import type { BulkVerb } from '#api/bulk.ts'
import { canAccess } from '#resource/access.ts'
import type { KindName } from '#resource/kinds/kindNames.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { writableFields } from '#resource/resourceSchemas.ts'
import { canUseVerb, type PermissionHolder } from '../../../context/permissions.ts'

/** What somebody may do with many records of a resource at once. */
export function bulkVerbs(holder: PermissionHolder, resource: Resource): BulkVerb[] {
  const canUpdate = canAccess(holder, resource, 'update')
  return [
    ...(canUseVerb(holder, resource, 'update') && bulkFields(resource).length
      ? (['update'] as const)
      : []),
    ...(canUpdate && resource.visible ? (['show', 'hide'] as const) : []),
    ...(canUpdate && resource.activatable ? (['activate', 'deactivate'] as const) : []),
    ...(canUseVerb(holder, resource, 'delete') ? (['delete'] as const) : []),
  ]
}

/** The fields of which many records may have the same value. */
export const bulkFields = (resource: Resource): Field[] =>
  writableFields(resource).filter(
    ({ name, kind, unique, writeOnly, property }) =>
      !perRecordKinds.has(kind) &&
      !unique &&
      !writeOnly &&
      !property['x-unseen'] &&
      !fieldsWithVerbs.has(name) &&
      name !== resource.titleField.name,
  )

/** Those with a verb of their own. */
const fieldsWithVerbs = new Set(['visible', 'active'])

/** What is composed, uploaded or granted is so for each record alone. */
const perRecordKinds: ReadonlySet<KindName> = new Set<KindName>([
  'richText',
  'picture',
  'gallery',
  'file',
  'links',
  'list',
  'address',
  'permissions',
])
