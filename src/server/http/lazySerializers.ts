import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

/**
 * Serialisers are made when a route first answers: a catalogue has hundreds of routes, of which a
 * process that starts needs none yet.
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
