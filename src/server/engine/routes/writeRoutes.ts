import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { offersVerb } from '#resource/access.ts'
import { idParams, type ById, noContent } from '#server/http/commonSchemas.ts'
import type { Engine } from '../engine.ts'
import type { EngineOptions } from '../engineOptions.ts'
import { requestedFields } from '../lists/listQuery.ts'
import { guardInput, visibleFields } from '../writes/guard.ts'
import { ifMatchVersion } from './ifMatchVersion.ts'
import type { ownRouteHelpers } from './ownRouteHelpers.ts'
import { recordResponse, recordQuerySchema, schemaRef } from './routeSchemas.ts'
import { ifMatch, staffRouteHelpers, type WithFields, type WithBody } from './staffRouteHelpers.ts'

type Helpers = ReturnType<typeof staffRouteHelpers> | ReturnType<typeof ownRouteHelpers>

export type WriteSummaries = Readonly<Partial<Record<'create' | 'update' | 'delete', string>>>

/** The routes through which staff create, change and delete records of one resource. */
export const writeRoutes: FastifyPluginAsync<EngineOptions> = async (app, { engine, db }) => {
  const { resource } = engine
  const one = resource.labels.one.en.toLowerCase()
  const ifOffered = (verb: keyof WriteSummaries, summary: string): WriteSummaries =>
    offersVerb(resource, verb) ? { [verb]: summary } : {}
  addWriteRoutes(app, engine, staffRouteHelpers(engine, db), {
    ...ifOffered('create', `Create a new ${one}`),
    ...ifOffered('update', `Update the ${one}; null clears a field`),
    ...ifOffered('delete', `Delete the ${one}; refused while other records refer to it`),
  })
}

/** Adds the routes that write records, of all that staff may write or of shoppers' own. */
export function addWriteRoutes(
  app: FastifyInstance,
  engine: Engine,
  { names, allow, describe, contextOf, send }: Helpers,
  summaries: WriteSummaries,
): void {
  const { resource } = engine
  if (summaries.create) {
    app.post<WithFields & WithBody>(
      '/',
      describe(allow('create'), 'create', summaries.create, {
        querystring: recordQuerySchema,
        body: schemaRef(names.create),
        response: { 201: recordResponse(names.created) },
      }),
      async (request, reply) => {
        const { body, query, account } = request
        guardInput(resource, body, account)
        const fields = visibleFields(resource, requestedFields(resource, query.fields), account)
        return send(reply.code(201), await engine.create(body, contextOf(request), { fields }))
      },
    )
  }

  if (summaries.update) {
    app.patch<ById & WithFields & WithBody>(
      '/:id',
      {
        compress: false,
        ...describe(allow('update'), 'update', summaries.update, {
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

  if (summaries.delete) {
    app.delete<ById>(
      '/:id',
      describe(allow('delete'), 'delete', summaries.delete, {
        params: idParams,
        headers: ifMatch,
        response: { 204: noContent },
      }),
      async (request, reply) => {
        await engine.remove(request.params.id, ifMatchVersion(request), contextOf(request))
        return reply.code(204).send()
      },
    )
  }
}
