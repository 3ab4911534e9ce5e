import type { Features } from '#domain/brand.ts'
import type { ShownName } from './declaration.ts'
import { isHidden } from './kinds/relations.ts'
import type { Catalogue, Resource } from './resource.ts'

/** What a brand never shows its shoppers, whatever its settings say. */
export const neverShown = ({ marketplaceStock }: Features): ReadonlySet<ShownName> =>
  new Set(marketplaceStock ? [] : ['stock'])

/** A resource as shoppers know it: fields that they are never shown do not exist. */
export function shoppersView(resource: Resource, hides: ReadonlySet<ShownName>): Resource {
  const isShown = (field: Resource['fields'][number]): boolean => !isHidden(field, { hides })
  if (resource.fields.every(isShown)) return resource
  return {
    ...resource,
    fields: resource.fields.filter(isShown),
    references: resource.references.filter(isShown),
  }
}

export const shoppersCatalogue = (catalogue: Catalogue, hides: ReadonlySet<ShownName>): Catalogue =>
  new Map([...catalogue].map(([name, resource]) => [name, shoppersView(resource, hides)]))
