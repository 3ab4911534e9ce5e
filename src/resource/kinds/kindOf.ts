import type { Property } from '../declaration.ts'
import type { KindName } from './kindNames.ts'

const byFormat: Readonly<Record<string, KindName>> = {
  email: 'email',
  uri: 'url',
  phone: 'phone',
  colour: 'colour',
  'date-time': 'date',
}

const byType: Readonly<Record<string, KindName>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'flag',
}

/** Returns the declared kind of a property, or the one that its relation, format and type imply. */
export function kindOf(property: Property): KindName {
  if (property['x-kind']) return property['x-kind']
  if (property['x-relation']) return 'relation'
  if (property.type === 'array') return kindOfArray(property.items ?? {})
  if (property.enum) return 'choice'
  return byFormat[property.format ?? ''] ?? byType[property.type ?? ''] ?? 'text'
}

function kindOfArray(items: Property): KindName {
  if (items['x-relation']) return 'relations'
  if (items.enum) return 'choices'
  if (items.type !== 'object') return 'texts'
  const hasRelation = Object.values(items.properties ?? {}).some((inner) => inner['x-relation'])
  return hasRelation ? 'links' : 'list'
}
