import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

/**
 * Builds the serializer of a route on its first response, because a catalogue has hundreds of
 * routes and a starting process needs none of them yet.
 */
export const lazySerializers = {
  compilersFactory: {
    buildSerializer: (shared, options) => {
      const compile = SerializerSelector()(shared, options)
      return (route) => {
        let serialize: ((data: unknown) => string) | undefined
        return (data) => (serialize ??= compile(route))(data)
      }
    },
  },
} satisfies FastifyServerOptions['schemaController']
