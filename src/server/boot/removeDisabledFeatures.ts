import type { FastifyInstance } from 'fastify'
import type { Features } from '#domain/brand.ts'
import type { Feature } from '#resource/declaration.ts'
import { isRecord } from '#resource/kinds/kind.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly feature?: Feature | undefined
  }
}

/**
 * Removes the routes and properties of disabled features, so that they are neither served nor
 * documented; this is the only place that does. Must run after everything that adds to routes.
 */
export function removeDisabledFeatures(app: FastifyInstance, features: Features): void {
  app.addHook('onRoute', (route) => {
    const { feature } = route.config ?? {}
    if (feature && !features[feature]) {
      route.schema = { hide: true }
      // Runs before authentication, because there is nothing to authenticate for.
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

/** Returns a schema without the properties of disabled features and without the keyword itself. */
function withoutDisabled(schema: unknown, features: Features): unknown {
  if (!mentionsFeature(schema)) return schema
  if (Array.isArray(schema)) return schema.map((each) => withoutDisabled(each, features))
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

const knownMentions = new WeakMap<object, boolean>()

/** Most schemas do not, and many routes share one: copies of all would take time and memory. */
function mentionsFeature(schema: unknown): schema is Readonly<Record<string, unknown>> {
  if (typeof schema !== 'object' || schema === null) return false
  const isKnown = knownMentions.get(schema)
  if (isKnown !== undefined) return isKnown
  const mentions = featureKeyword in schema || Object.values(schema).some(mentionsFeature)
  knownMentions.set(schema, mentions)
  return mentions
}

const isDisabled = (features: Features, feature: unknown): boolean =>
  Object.entries(features).some(([name, on]) => name === feature && !on)
