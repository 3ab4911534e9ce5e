import type { FastifyPluginAsync } from 'fastify'
import type { Row } from '../context.ts'
import { guardInput, guardQuery, visibleFields } from '../writes/guard.ts'
import { ownRouteHelpers } from './ownRouteHelpers.ts'
import {
  idParams,
  listQuerySchemaWithFields,
  recordResponse,
  pageResponse,
  schemaRef,
} from './routeSchemas.ts'
import { ifMatch, noContent } from './staffRouteHelpers.ts'
import type { EngineOptions } from '../engineOptions.ts'
import { ifMatchVersion } from './ifMatchVersion.ts'

type ById = { readonly Params: { readonly id: string } }
type WithBody = { readonly Body: Row }

/** The routes through which shoppers manage their own records, and no others. */
export const ownRoutes: FastifyPluginAsync<EngineOptions> = async (app, { engine, db }) => {
  const { resource } = engine
  const { names, config, contextOf, describe, requireRecord, send } = ownRouteHelpers(engine, db)
  const one = resource.labels.one.en.toLowerCase()
  const record = { 200: recordResponse(names.record) }
  if (resource.shoppers.includes('read')) addReads()
  if (resource.shoppers.includes('create')) addCreate()
  if (resource.shoppers.includes('update')) addUpdate()
  if (resource.shoppers.includes('delete')) addDelete()

  function addReads(): void {
    app.get(
      '/',
      {
        config: { ...config, feature: resource.listedWith },
        schema: describe('list', `List your own ${resource.labels.many.en.toLowerCase()}`, {
          querystring: listQuerySchemaWithFields(resource),
          response: { 200: pageResponse(resource, names.record, new Set()) },
        }),
      },
      (request) => {
        const query = guardQuery(resource, engine.query(Object(request.query)), request.account)
        return engine.list(query, contextOf(request))
      },
    )

    app.get<ById>(
      '/:id',
      {
        config,
        schema: describe('read', `Read your own ${one}`, { params: idParams, response: record }),
      },
      async (request, reply) => {
        const fields = visibleFields(resource, resource.fields, request.account)
        return send(reply, await requireRecord(request.params.id, contextOf(request), fields))
      },
    )
  }

  function addCreate(): void {
    app.post<WithBody>(
      '/',
      {
        config,
        schema: describe('create', `Add one ${one} of your own`, {
          body: schemaRef(names.create),
          response: { 201: recordResponse(names.record) },
        }),
      },
      async (request, reply) => {
        guardInput(resource, request.body, request.account)
        return send(reply.code(201), await engine.create(request.body, contextOf(request)))
      },
    )
  }

  function addUpdate(): void {
    app.patch<ById & WithBody>(
      '/:id',
      {
        config,
        schema: describe('update', `Change your own ${one}`, {
          params: idParams,
          headers: ifMatch,
          body: schemaRef(names.update),
          response: record,
        }),
      },
      async (request, reply) => {
        const { params, body } = request
        guardInput(resource, body, request.account)
        return send(
          reply,
          await engine.patch(params.id, body, ifMatchVersion(request), contextOf(request)),
        )
      },
    )
  }

  function addDelete(): void {
    app.delete<ById>(
      '/:id',
      {
        config,
        schema: describe('delete', `Remove your own ${one}`, {
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
