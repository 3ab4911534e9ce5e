import type { FastifyPluginAsync } from 'fastify'
import { offersVerb } from '#resource/access.ts'
import { guardInput, visibleFields } from '../writes/guard.ts'
import { requestedFields } from '../lists/listQuery.ts'
import { idParams, recordResponse, recordQuerySchema, schemaRef } from './routeSchemas.ts'
import {
  ifMatch,
  noContent,
  staffRouteHelpers,
  type ById,
  type WithFields,
  type WithBody,
} from './staffRouteHelpers.ts'
import type { EngineOptions } from '../engineOptions.ts'
import { ifMatchVersion } from './ifMatchVersion.ts'

/** The routes through which staff create, change and delete records of one resource. */
export const writeRoutes: FastifyPluginAsync<EngineOptions> = async (app, { engine, db }) => {
  const { resource } = engine
  const { names, allow, describe, contextOf, send } = staffRouteHelpers(engine, db)
  const one = resource.labels.one.en.toLowerCase()

  if (offersVerb(resource, 'create')) {
    app.post<WithBody>(
      '/',
      {
        config: allow('create'),
        schema: describe('create', `Create one ${one}`, {
          body: schemaRef(names.create),
          response: { 201: recordResponse(names.created) },
        }),
      },
      async (request, reply) => {
        guardInput(resource, request.body, request.account)
        return send(reply.code(201), await engine.create(request.body, contextOf(request)))
      },
    )
  }

  if (offersVerb(resource, 'update')) {
    app.patch<WithFields & WithBody>(
      '/:id',
      {
        compress: false,
        config: allow('update'),
        schema: describe('update', `Change one ${one}: null clears a field`, {
          params: idParams,
          querystring: recordQuerySchema,
          headers: ifMatch,
          body: schemaRef(names.update),
          response: { 200: recordResponse(names.record) },
        }),
      },
      async (request, reply) => {
        const { params, body, query, account } = request
        guardInput(resource, body, account)
        const fields = visibleFields(resource, requestedFields(resource, query.fields), account)
        const context = contextOf(request)
        return send(
          reply,
          await engine.patch(params.id, body, ifMatchVersion(request), context, fields),
        )
      },
    )
  }

  if (offersVerb(resource, 'delete')) {
    app.delete<ById>(
      '/:id',
      {
        config: allow('delete'),
        schema: describe('delete', `Delete one ${one} that nothing refers to`, {
          params: idParams,
          headers: ifMatch,
          response: { 204: noContent },
        }),
      },
      async (request, reply) => {
        await engine.remove(request.params.id, ifMatchVersion(request), contextOf(request))
        return reply.code(204).send()
      },
    )
  }
}
