import type { FastifyPluginAsync } from 'fastify'
import { offersVerb } from '#resource/access.ts'
import { idParams, type ById } from '#server/http/commonSchemas.ts'
import { guardInput, visibleFields } from '../writes/guard.ts'
import { memberRoutes } from './memberRoutes.ts'
import { moveRecord } from '../writes/moveRecord.ts'
import { restoreRecord } from '../history/restoreRecord.ts'
import { recordResponse, schemaRef } from './routeSchemas.ts'
import { singletonIdOf } from './singletons.ts'
import { ifMatch, staffRouteHelpers, type WithBody } from './staffRouteHelpers.ts'
import type { EngineOptions } from '../engineOptions.ts'
import { ifMatchVersion } from './ifMatchVersion.ts'

export const capabilityRoutes: FastifyPluginAsync<EngineOptions> = async (app, options) => {
  const { engine, db } = options
  const { resource } = engine
  const { names, allow, describe, contextOf, send, sendRecord } = staffRouteHelpers(engine, db)
  const one = resource.labels.one.en.toLowerCase()
  const okResponse = { response: { 200: recordResponse(names.record) } }

  if (offersVerb(resource, 'update')) addRestore()
  if (resource.ordered && offersVerb(resource, 'update')) addMove()
  if (resource.singleton) addSingleton()
  if (resource.members.length) await memberRoutes(app, options)

  function addRestore(): void {
    app.post<ById & { Body: { version: number } }>(
      '/:id/restore',
      describe(allow('update'), 'restore', `Restore the ${one} to an earlier version`, {
        params: idParams,
        headers: ifMatch,
        body: {
          type: 'object',
          required: ['version'],
          additionalProperties: false,
          properties: { version: { type: 'integer', minimum: 1 } },
        },
        ...okResponse,
      }),
      async (request, reply) => {
        const target = { to: request.body.version, version: ifMatchVersion(request) }
        return send(
          reply,
          await restoreRecord(engine, request.params.id, target, contextOf(request)),
        )
      },
    )
  }

  function addMove(): void {
    app.post<ById & { Body: { to: number } }>(
      '/:id/move',
      describe(
        allow('update'),
        'move',
        `Move the ${one} to a position in the list, counted from 1`,
        {
          params: idParams,
          body: {
            type: 'object',
            required: ['to'],
            additionalProperties: false,
            properties: { to: { type: 'integer', minimum: 1, maximum: 1_000_000 } },
          },
          ...okResponse,
        },
      ),
      async (request, reply) => {
        const context = contextOf(request)
        const { id } = request.params
        await moveRecord(engine, id, request.body.to, context)
        return sendRecord(request, reply, id)
      },
    )
  }

  function addSingleton(): void {
    const recordId = singletonIdOf(engine)
    app.get(
      '/',
      describe(allow('read'), 'readOnly', `Get the ${one}`, okResponse),
      async (request, reply) => {
        const fields = visibleFields(resource, resource.fields, request.account)
        return sendRecord(request, reply, recordId, fields)
      },
    )
    app.patch<WithBody>(
      '/',
      describe(allow('update'), 'updateOnly', `Update the ${one}; null clears a field`, {
        headers: ifMatch,
        body: schemaRef(names.update),
        ...okResponse,
      }),
      async (request, reply) => {
        guardInput(resource, request.body, request.account)
        const context = contextOf(request)
        return send(
          reply,
          await engine.patch(recordId, request.body, ifMatchVersion(request), context),
        )
      },
    )
  }
}
