import { canAccess } from '#resource/access.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import { writableFields } from '#resource/resourceSchemas.ts'
import { useCatalogue } from './catalogue.ts'
import { canUseVerb, useHolder, type PermissionHolder } from './permissions.ts'

/** Whether somebody may add a record, and may also choose whatever it cannot be without. */
export const canAdd = (
  holder: PermissionHolder,
  resource: Resource,
  catalogue: Catalogue,
): boolean =>
  canUseVerb(holder, resource, 'create') &&
  writableFields(resource).every(({ required, target }) => {
    const requiredTarget = required && target ? catalogue.get(target) : undefined
    return !requiredTarget || canAccess(holder, requiredTarget, 'read')
  })

export function useCanAdd(resource: Resource): boolean {
  return canAdd(useHolder(), resource, useCatalogue())
}
