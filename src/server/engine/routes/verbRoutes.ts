import type { FastifyPluginAsync } from 'fastify'
import { pickTranslation } from '#domain/locale.ts'
import { Refusal } from '#domain/problem.ts'
import { offersVerb } from '#resource/access.ts'
import type { Schema } from '#resource/schema.ts'
import { actionSchema, estimateSchema, partialActionSchema } from '#resource/resourceSchemas.ts'
import type { Row } from '../context.ts'
import { copyRecord } from '../writes/copyRecord.ts'
import { guardInput } from '../writes/guard.ts'
import { actionRefusal } from '../actionRefusal.ts'
import { idParams, recordResponse, schemaRef } from './routeSchemas.ts'
import { ifMatch, staffRouteHelpers, type ById, type WithBody } from './staffRouteHelpers.ts'
import type { EngineOptions } from '../engineOptions.ts'
import { ifMatchVersion } from './ifMatchVersion.ts'

type CopyBody = { Body: Row | null }

/** Registers the verbs that a resource declares besides reading and writing. */
export const verbRoutes: FastifyPluginAsync<EngineOptions> = async (app, { engine, db }) => {
  const { resource, behaviour } = engine
  const { names, allow, describe, contextOf, send, missing } = staffRouteHelpers(engine, db)
  const one = resource.labels.one.en.toLowerCase()

  if (resource.copyable && offersVerb(resource, 'create')) {
    app.post<ById & CopyBody>(
      '/:id/copy',
      {
        config: allow('create'),
        schema: describe('copy', `Copy one ${one}: the body, if any, says what differs`, {
          params: idParams,
          headers: ifMatch,
          body: { anyOf: [schemaRef(names.update), { type: 'null' }] },
          response: { 201: recordResponse(names.record) },
        }),
      },
      async (request, reply) => {
        const changes = request.body ?? {}
        guardInput(resource, changes, request.account)
        const { id } = request.params
        const copy = await copyRecord(
          engine,
          id,
          changes,
          ifMatchVersion(request),
          contextOf(request),
        )
        return send(reply.code(201), copy)
      },
    )
  }

  const flags = [
    ...(resource.activatable ? flagVerbs('active', 'activate', 'deactivate') : []),
    ...(resource.visible ? flagVerbs('visible', 'show', 'hide') : []),
  ]
  for (const { verb, field, value } of flags) {
    app.post<ById>(
      `/:id/${verb}`,
      {
        config: allow('update'),
        schema: describe(verb, `Set ${field} of one ${one} to ${value}`, {
          params: idParams,
          headers: ifMatch,
          response: { 200: recordResponse(names.record) },
        }),
      },
      async (request, reply) => {
        const context = contextOf(request)
        const version = ifMatchVersion(request)
        return send(
          reply,
          await engine.patch(request.params.id, { [field]: value }, version, context),
        )
      },
    )
  }

  for (const [name, action] of Object.entries(resource.actions)) {
    const summary = pickTranslation(action.label, 'en') ?? name
    app.post<ById & WithBody>(
      `/:id/${name}`,
      {
        config: allow(action.access ?? 'update'),
        schema: describe(name, summary, {
          params: idParams,
          headers: ifMatch,
          ...(action.input ? { body: actionSchema(action.input) } : {}),
          response: { 200: action.opens ? targetResponse : recordResponse(names.record) },
        }),
      },
      async (request, reply) => {
        const context = contextOf(request)
        const version = ifMatchVersion(request)
        const { id } = request.params
        const target = await engine.withTransaction(context, async (inner) => {
          const before = await engine.findOne(id, inner)
          if (!before) throw missing(request)
          const refusal = behaviour.checksOwnActions
            ? undefined
            : actionRefusal(resource, action, before, request.language)
          // An outdated version is reported first, before any other refusal.
          const isStale = version !== undefined && version !== before.version
          if (refusal && !isStale) throw refusal
          const actionResult = await behaviour.actions?.[name]?.(
            id,
            request.body ?? {},
            inner,
            version,
          )
          if (refusal) throw refusal
          return actionResult
        })
        if (target instanceof Refusal) throw target
        if (action.opens) return { data: target }
        const record = await engine.findOne(id, context)
        if (!record) throw missing(request)
        return send(reply, record)
      },
    )
    if (!action.estimate || !action.input) continue
    app.post<ById & WithBody>(
      `/:id/${name}/estimate`,
      {
        config: allow(action.access ?? 'update'),
        schema: describe(`${name}Estimate`, `Estimate: ${summary}`, {
          params: idParams,
          body: partialActionSchema(action.input),
          response: { 200: responseOf(estimateSchema(action.estimate)) },
        }),
      },
      async (request) => {
        const context = contextOf(request)
        const { id } = request.params
        if (!(await engine.findOne(id, context))) throw missing(request)
        return { data: await behaviour.estimates?.[name]?.(id, request.body ?? {}, context) }
      },
    )
  }
}

const responseOf = (data: Schema): Schema => ({
  type: 'object',
  required: ['data'],
  properties: { data },
})

const targetResponse = responseOf({
  type: 'object',
  required: ['url'],
  properties: { url: { type: 'string' } },
})

const flagVerbs = (field: string, on: string, off: string) => [
  { verb: on, field, value: true },
  { verb: off, field, value: false },
]
