import type { Property } from '../declaration.ts'

/** Returns the one relation inside the items of a list of facts, such as part and quantity. */
export function linkRelationOf(property: Property): { name: string; target: string } | undefined {
  for (const [name, inner] of Object.entries(property.items?.properties ?? {})) {
    if (inner['x-relation']) return { name, target: inner['x-relation'] }
  }
  return undefined
}
