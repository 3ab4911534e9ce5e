import { fieldsFor } from '#resource/access.ts'
import type { Field, Resource } from '#resource/resource.ts'
import type { Holder } from './permissions.ts'

/** A resource as somebody meets it: without a trace of the fields that are not for them. */
export function seenBy(holder: Holder, resource: Resource): Resource {
  const fields = fieldsFor(holder, resource)
  if (fields.length === resource.fields.length) return resource
  const names = new Set(fields.map(({ name }) => name))
  // What every record has beside its fields is for everybody.
  const seen = (name: string): boolean => names.has(name) || !resource.field[name]
  const kept = (all: readonly Field[]) => all.filter(({ name }) => names.has(name))
  return {
    ...resource,
    fields,
    field: Object.assign(
      Object.create(null),
      Object.fromEntries(fields.map((each) => [each.name, each])),
    ),
    references: kept(resource.references),
    subtitle: kept(resource.subtitle),
    translatable: kept(resource.translatable),
    columns: resource.columns.filter(seen),
    search: resource.search.filter(seen),
    filters: resource.filters.filter(seen),
    views: resource.views.filter(({ where }) => Object.keys(where).every(seen)),
    sort: seen(resource.sort.replace(/^-/, '')) ? resource.sort : '-updatedAt',
    sections: resource.sections
      .map((section) => ({ ...section, fields: section.fields.filter(seen) }))
      .filter((section) => section.fields.length > 0),
  }
}
