import type { BulkVerb } from '#api/bulk.ts'
import { canAccess } from '#resource/access.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { writableFields } from '#resource/resourceSchemas.ts'
import { canUseVerb, type PermissionHolder } from '../../../context/permissions.ts'
import { faces } from '../../../kinds/faces.ts'

/** Returns the bulk actions that the user may perform on a resource. */
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

/** Returns the fields that many records can be given the same value for. */
export const bulkFields = (resource: Resource): Field[] =>
  writableFields(resource).filter(
    ({ name, kind, unique, writeOnly, property }) =>
      !faces[kind].isExcludedFromBulkEdit &&
      !unique &&
      !writeOnly &&
      !property['x-unseen'] &&
      !fieldsWithVerbs.has(name) &&
      name !== resource.titleField.name,
  )

/** Fields with a bulk action of their own. */
const fieldsWithVerbs = new Set(['visible', 'active'])
