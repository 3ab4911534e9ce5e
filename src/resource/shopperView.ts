import type { ShownName } from '#domain/shownNames.ts'
import { kinds } from './kinds/kinds.ts'
import { isHidden } from './kinds/relations.ts'
import { incompleteField, type Catalogue, type Field, type Resource } from './resource.ts'

/** Returns a resource as shoppers see it, without the fields that are never shown to them. */
export function shopperView(resource: Resource, hidden: ReadonlySet<ShownName>): Resource {
  const isVisible = (field: Field): boolean =>
    field.name !== incompleteField &&
    !kinds[field.kind].holdsBrandKeys &&
    !isHidden(field, { hiddenNames: hidden })
  if (resource.fields.every(isVisible)) return resource
  return {
    ...resource,
    fields: resource.fields.filter(isVisible),
    references: resource.references.filter(isVisible),
  }
}

export const shopperCatalogue = (catalogue: Catalogue, hidden: ReadonlySet<ShownName>): Catalogue =>
  new Map([...catalogue].map(([name, resource]) => [name, shopperView(resource, hidden)]))
