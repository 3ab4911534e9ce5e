import { fieldsFor } from '#resource/access.ts'
import type { Field, Resource } from '#resource/resource.ts'
import type { PermissionHolder } from './permissions.ts'

/** Returns a resource without the fields that the user may not see. */
export function resourceVisibleTo(holder: PermissionHolder, resource: Resource): Resource {
  const fields = fieldsFor(holder, resource)
  if (fields.length === resource.fields.length) return resource
  const names = new Set(fields.map(({ name }) => name))
  // The system fields of every record are visible to all.
  const isVisible = (name: string): boolean => names.has(name) || !resource.field[name]
  const onlyVisible = (candidates: readonly Field[]) =>
    candidates.filter(({ name }) => names.has(name))
  return {
    ...resource,
    fields,
    field: Object.assign(
      Object.create(null),
      Object.fromEntries(fields.map((each) => [each.name, each])),
    ),
    references: onlyVisible(resource.references),
    subtitle: onlyVisible(resource.subtitle),
    translatable: onlyVisible(resource.translatable),
    columns: resource.columns.filter(isVisible),
    search: resource.search.filter(isVisible),
    filters: resource.filters.filter(isVisible),
    views: resource.views.filter(({ where }) => Object.keys(where).every(isVisible)),
    sort: isVisible(resource.sort.replace(/^-/, '')) ? resource.sort : '-updatedAt',
    sections: resource.sections
      .map((section) => ({ ...section, fields: section.fields.filter(isVisible) }))
      .filter((section) => section.fields.length > 0),
  }
}
