import { canAccess } from '#resource/access.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import { writableFields } from '#resource/resourceSchemas.ts'
import { useCatalogue } from './catalogue.ts'
import { canUseVerb, useHolder, type PermissionHolder } from './permissions.ts'

/**
 * Returns whether the user may add a record and choose all the related records that it requires.
 */
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
