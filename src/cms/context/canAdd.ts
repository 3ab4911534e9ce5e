import { canAccess } from '#resource/access.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import { writableFields } from '#resource/variants.ts'
import { useCatalogue } from './catalogue.ts'
import { mayHandle, useHolder, type Holder } from './permissions.ts'

/** Whether somebody may add a record, and may also choose whatever it cannot be without. */
export const canAdd = (holder: Holder, resource: Resource, catalogue: Catalogue): boolean =>
  mayHandle(holder, resource, 'create') &&
  writableFields(resource).every(({ required, target }) => {
    const chosen = required && target ? catalogue.get(target) : undefined
    return !chosen || canAccess(holder, chosen, 'read')
  })

export function useCanAdd(resource: Resource): boolean {
  return canAdd(useHolder(), resource, useCatalogue())
}
