import type { Features } from '#domain/brand.ts'
import type { ShownName } from './declaration.ts'
import { kinds } from './kinds/kinds.ts'
import { isHidden } from './kinds/relations.ts'
import { incompleteField, type Catalogue, type Field, type Resource } from './resource.ts'

/** What a brand never shows its shoppers, whatever its settings say. */
export const alwaysHidden = ({ marketplaceStock }: Features): ReadonlySet<ShownName> =>
  new Set(marketplaceStock ? [] : ['stock'])

/** A resource as shoppers know it: fields that they are never shown do not exist. */
export function shopperView(resource: Resource, hides: ReadonlySet<ShownName>): Resource {
  const isShown = (field: Field): boolean =>
    field.name !== incompleteField && !kinds[field.kind].namesBrands && !isHidden(field, { hides })
  if (resource.fields.every(isShown)) return resource
  return {
    ...resource,
    fields: resource.fields.filter(isShown),
    references: resource.references.filter(isShown),
  }
}

export const shopperCatalogue = (catalogue: Catalogue, hides: ReadonlySet<ShownName>): Catalogue =>
  new Map([...catalogue].map(([name, resource]) => [name, shopperView(resource, hides)]))
