import type { Property, ResourceDeclaration } from '#resource/declaration.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { resolveResource } from '#resource/resolveResource.ts'

/** Returns a valid declaration, with one change that may break it. */
export const declare = (change: Partial<ResourceDeclaration> = {}): ResourceDeclaration => ({
  name: 'gadgets',
  menu: { section: 'metadata', icon: 'tag' },
  labels: { en: ['Gadget', 'Gadgets'], ar: ['أداة', 'الأدوات'] },
  schema: {
    type: 'object',
    required: ['title'],
    properties: { title: { type: 'string', maxLength: 80 } },
  },
  table: { columns: ['title'], sort: 'title' },
  ...change,
})

/** Returns a declaration with these properties besides its title. */
export const declareWith = (
  properties: Readonly<Record<string, Property>>,
  change: Partial<ResourceDeclaration> = {},
): ResourceDeclaration => {
  const plain = declare()
  const schema = {
    ...plain.schema,
    properties: { ...plain.schema.properties, ...properties },
  }
  return declare({ schema, ...change })
}

export const resourceWith = (
  properties: Readonly<Record<string, Property>>,
  change: Partial<ResourceDeclaration> = {},
): Resource => resolveResource(declareWith(properties, change))

export function fieldOf(property: Property, required = false): Field {
  const plain = declareWith({ field: property })
  const schema = required ? { ...plain.schema, required: ['title', 'field'] } : plain.schema
  const { field } = resolveResource({ ...plain, schema }).field
  if (!field) throw new Error('no field')
  return field
}

export const catalogueWith = (...resources: readonly Resource[]): Catalogue =>
  new Map(resources.map((each) => [each.name, each]))
