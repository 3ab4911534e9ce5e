import type { FastifyPluginAsync } from 'fastify'
import { pickTranslation } from '#domain/locale.ts'
import { Refusal } from '#domain/problem.ts'
import { offersVerb } from '#resource/access.ts'
import { actionSchema, estimateSchema, partialActionSchema } from '#resource/resourceSchemas.ts'
import { idParams, type ById, dataResponse, urlResponse } from '#server/http/commonSchemas.ts'
import type { Row } from '../context.ts'
import { copyRecord } from '../writes/copyRecord.ts'
import { guardInput } from '../writes/guard.ts'
import { actionRefusal } from '../actionRefusal.ts'
import { recordResponse, schemaRef } from './routeSchemas.ts'
import { ifMatch, staffRouteHelpers, type WithBody } from './staffRouteHelpers.ts'
import type { EngineOptions } from '../engineOptions.ts'
import { ifMatchVersion } from './ifMatchVersion.ts'

type CopyBody = { Body: Row | null }

/** Registers the verbs that a resource declares besides reading and writing. */
export const verbRoutes: FastifyPluginAsync<EngineOptions> = async (app, { engine, db }) => {
  const { resource, behaviour } = engine
  const { names, allow, describe, contextOf, send, sendRecord, missing } = staffRouteHelpers(
    engine,
    db,
  )
  const one = resource.labels.one.en.toLowerCase()

  if (resource.copyable && offersVerb(resource, 'create')) {
    app.post<ById & CopyBody>(
      '/:id/copy',
      describe(
        allow('create'),
        'copy',
        `Copy the ${one}; the optional body contains the fields that differ`,
        {
          params: idParams,
          headers: ifMatch,
          body: { anyOf: [schemaRef(names.update), { type: 'null' }] },
          response: { 201: recordResponse(names.record) },
        },
      ),
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
      describe(allow('update'), verb, `Set "${field}" of the ${one} to ${value}`, {
        params: idParams,
        headers: ifMatch,
        response: { 200: recordResponse(names.record) },
      }),
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
      describe(
        allow(action.access ?? 'update'),
        name,
        `Run the action "${summary}" on the ${one}`,
        {
          params: idParams,
          headers: ifMatch,
          ...(action.input ? { body: actionSchema(action.input) } : {}),
          response: { 200: action.opens ? urlResponse : recordResponse(names.record) },
        },
      ),
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
        return sendRecord(request, reply, id)
      },
    )
    if (!action.estimate || !action.input) continue
    app.post<ById & WithBody>(
      `/:id/${name}/estimate`,
      describe(
        allow(action.access ?? 'update'),
        `${name}Estimate`,
        `Estimate the result of the action "${summary}" on the ${one}`,
        {
          params: idParams,
          body: partialActionSchema(action.input),
          response: { 200: dataResponse(estimateSchema(action.estimate)) },
        },
      ),
      async (request) => {
        const context = contextOf(request)
        const { id } = request.params
        if (!(await engine.findOne(id, context))) throw missing(request)
        return { data: await behaviour.estimates?.[name]?.(id, request.body ?? {}, context) }
      },
    )
  }
}

const flagVerbs = (field: string, on: string, off: string) => [
  { verb: on, field, value: true },
  { verb: off, field, value: false },
]
