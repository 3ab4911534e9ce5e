import type { FastifyInstance } from 'fastify'
import type { Features } from '#domain/brand.ts'
import type { Feature } from '#resource/declaration.ts'
import { isRecord } from '#resource/kinds/kind.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** it is there only where the brand switches this on */
    readonly feature?: Feature | undefined
  }
}

/**
 * Routes, and what they take, declare the switch they hang on; this is the one place that takes them
 * away, so that they are neither answered nor described. Comes after whatever else adds to routes.
 */
export function removeDisabledFeatures(app: FastifyInstance, features: Features): void {
  app.addHook('onRoute', (route) => {
    const { feature } = route.config ?? {}
    if (feature && !features[feature]) {
      route.schema = { hide: true }
      // Before anybody is asked who they are: there is nothing here to be let in to.
      route.onRequest = (_, reply) => {
        reply.callNotFound()
      }
      return
    }
    const { schema } = route
    if (!schema) return
    for (const part of ['body', 'querystring', 'response'] as const) {
      if (schema[part])
        route.schema = { ...route.schema, [part]: withoutDisabled(schema[part], features) }
    }
  })
}

/** A schema without the properties that are switched off, and without the word that says so of others. */
function withoutDisabled(schema: unknown, features: Features): unknown {
  if (Array.isArray(schema)) return schema.map((each) => withoutDisabled(each, features))
  if (!isRecord(schema)) return schema
  return Object.fromEntries(
    Object.entries(schema).flatMap(([name, value]) => {
      if (name === featureKeyword) return []
      const isList = name === 'properties' && isRecord(value)
      return [[name, isList ? enabledOnly(value, features) : withoutDisabled(value, features)]]
    }),
  )
}

const enabledOnly = (properties: Readonly<Record<string, unknown>>, features: Features): unknown =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) =>
      isRecord(property) && isDisabled(features, property[featureKeyword])
        ? []
        : [[name, withoutDisabled(property, features)]],
    ),
  )

const featureKeyword = 'x-feature'

const isDisabled = (features: Features, feature: unknown): boolean =>
  Object.entries(features).some(([name, on]) => name === feature && !on)
