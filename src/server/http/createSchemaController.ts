import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>

/**
 * Keeps the shared schemas of an app once, where Fastify copies them for each of its hundred
 * plugins. Builds the serializer of a route on its first response, because a catalogue has hundreds
 * of routes and a starting process needs none of them yet.
 */
export function createSchemaController(): SchemaController {
  const schemas: Record<string, unknown> = {}
  const bucket = {
    // Fastify ignores what this returns, whatever its type says.
    add: (schema: unknown) => {
      const { $id }: { $id: string } = Object(schema)
      if ($id in schemas) throw new Error(`two schemas are called "${$id}"`)
      return Object(Object.assign(schemas, { [$id]: schema }))
    },
    getSchema: (id: string) => schemas[id],
    getSchemas: () => schemas,
  }
  return {
    bucket: () => bucket,
    compilersFactory: {
      buildSerializer: (shared, options) => {
        const compile = SerializerSelector()(shared, options)
        return (route) => {
          let serialize: ((data: unknown) => string) | undefined
          return (data) => (serialize ??= compile(route))(data)
        }
      },
    },
  }
}
