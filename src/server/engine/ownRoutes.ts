import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { shopper, signedIn } from '../accounts/access.ts'
import type { Context, Row } from './context.ts'
import { idParams, listQuery, oneOf, pageOf, ref, schemaNames } from './schemas.ts'
import { ifMatch, labelsOf, nothing } from './staffKit.ts'
import type { EngineOptions } from './staffRoutes.ts'
import { versionOf } from './version.ts'

type ById = { readonly Params: { readonly id: string } }
type Written = { readonly Body: Row }

/** What shoppers keep here for themselves: everybody meets their own records alone. */
export const ownRoutes: FastifyPluginAsync<EngineOptions> = async (app, { engine, db }) => {
  const { resource } = engine
  const names = schemaNames(resource)
  const one = resource.labels.one.en.toLowerCase()
  const config = { access: shopper, labels: labelsOf(resource) }
  const describe = (verb: string, summary: string, rest: object) => ({
    operationId: `${verb}Own${names.record}`,
    summary,
    tags: ['own'],
    security: [{ bearer: [] }],
    ...rest,
  })
  const contextOf = (request: FastifyRequest): Context => ({
    db,
    language: request.language,
    publicly: false,
    identity: signedIn(request),
  })
  const send = (reply: FastifyReply, record: Row) =>
    reply.header('etag', `"${String(record.version)}"`).send({ data: record })
  const record = { 200: oneOf(names.record) }

  app.get(
    '/',
    {
      config,
      schema: describe('list', `List one's own ${resource.labels.many.en.toLowerCase()}`, {
        querystring: listQuery(resource),
        response: { 200: pageOf(resource, names.record, new Set()) },
      }),
    },
    (request) => engine.list(engine.query(Object(request.query)), contextOf(request)),
  )

  app.get<ById>(
    '/:id',
    {
      config,
      schema: describe('read', `Read one's own ${one}`, { params: idParams, response: record }),
    },
    async (request, reply) => {
      const found = await engine.one(request.params.id, contextOf(request))
      if (found) return send(reply, found)
      throw refuse('not_found', { values: { what: resource.labels.one[request.language] } })
    },
  )

  app.post<Written>(
    '/',
    {
      config,
      schema: describe('create', `Add one ${one} of one's own`, {
        body: ref(names.create),
        response: { 201: oneOf(names.record) },
      }),
    },
    async (request, reply) =>
      send(reply.code(201), await engine.create(request.body, contextOf(request))),
  )

  app.patch<ById & Written>(
    '/:id',
    {
      config,
      schema: describe('update', `Change one's own ${one}`, {
        params: idParams,
        headers: ifMatch,
        body: ref(names.update),
        response: record,
      }),
    },
    async (request, reply) => {
      const { params, body } = request
      return send(
        reply,
        await engine.patch(params.id, body, versionOf(request), contextOf(request)),
      )
    },
  )

  app.delete<ById>(
    '/:id',
    {
      config,
      schema: describe('delete', `Remove one's own ${one}`, {
        params: idParams,
        headers: ifMatch,
        response: { 204: nothing },
      }),
    },
    async (request, reply) => {
      await engine.remove(request.params.id, versionOf(request), contextOf(request))
      return reply.code(204).send()
    },
  )
}
