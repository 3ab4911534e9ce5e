import { keysOf } from '#domain/keys.ts'
import type { Property } from '../declaration.ts'
import type { KindName } from './kindNames.ts'
import { plainKinds } from './plainKinds.ts'

const byFormat: ReadonlyMap<string, KindName> = new Map(
  keysOf(plainKinds).flatMap((name) => {
    const { format } = plainKinds[name]
    return format === undefined ? [] : [[format, name]]
  }),
)

/** The formats that imply a kind. */
export const kindFormats: readonly string[] = [...byFormat.keys()]

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
  return byFormat.get(property.format ?? '') ?? byType[property.type ?? ''] ?? 'text'
}

function kindOfArray(items: Property): KindName {
  if (items['x-relation']) return 'relations'
  if (items.enum) return 'choices'
  if (items.type !== 'object') return 'texts'
  const hasRelation = Object.values(items.properties ?? {}).some((inner) => inner['x-relation'])
  return hasRelation ? 'links' : 'list'
}
