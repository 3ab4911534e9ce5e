import { listQuerySchema } from '#resource/listQuery.ts'
import type { Resource } from '#resource/resource.ts'
import type { Schema } from '#resource/schema.ts'

/** Parameters that only control which part of a list is shown, and how. */
const pagingParams: ReadonlySet<string> = new Set([
  'page',
  'limit',
  'sort',
  'total',
  'facets',
  'fields',
])

/** Returns the schema of a list's search and filters, for routes that act on all matches. */
export function filterQuerySchema(
  resource: Resource,
  extraProperties: Readonly<Record<string, Schema>> = {},
): Schema {
  const schema = listQuerySchema(resource)
  const properties = Object.entries(schema.properties ?? {}).filter(
    ([name]) => !pagingParams.has(name),
  )
  return { ...schema, properties: { ...Object.fromEntries(properties), ...extraProperties } }
}
