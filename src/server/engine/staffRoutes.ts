import type {
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  RouteShorthandOptionsWithHandler,
} from 'fastify'
import { refuse } from '#domain/problem.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { inLanguage } from '#domain/locale.ts'
import type { Catalogue } from '#resource/resource.ts'
import { demand } from '../accounts/authenticate.ts'
import type { Database } from '../database/database.ts'
import { historyOf } from './changes.ts'
import type { Context, Row } from './context.ts'
import { copyRecord } from './copy.ts'
import type { Engine } from './engine.ts'
import { fieldsAsked } from './listQuery.ts'
import { referencesTo } from './references.ts'
import { versionOf } from './version.ts'
import { idParams, listQuery, oneOf, oneQuery, pageOf, ref, schemaNames } from './schemas.ts'

export type EngineOptions = {
  readonly engine: Engine
  readonly catalogue: Catalogue
  readonly db: Database
}

type ById = { readonly Params: { readonly id: string } }
type WithFields = ById & { readonly Querystring: { readonly fields?: string } }
type Written = { readonly Body: Row }

/** Every route staff has to one resource. Handlers are thin: the engine does the work. */
export const staffRoutes: FastifyPluginAsync<EngineOptions> = async (
  app,
  { engine, catalogue, db },
) => {
  const { resource, behaviour } = engine
  const names = schemaNames(resource)
  const ranged = new Set(
    resource.fields.filter((f) => kinds[f.kind].facet === 'range').map((f) => f.name),
  )
  const one = resource.labels.one.en.toLowerCase()

  const describe = (verb: string, summary: string, rest: object) => ({
    operationId: `${verb}${names.record}`,
    summary,
    tags: [resource.name],
    security: [{ bearer: [] }],
    ...rest,
  })
  const allow = (verb: string) => demand(`${resource.name}:${verb}`)
  const contextOf = ({ language, account }: FastifyRequest): Context => ({
    db,
    language,
    publicly: false,
    actor: account?.id,
  })
  const send = (reply: FastifyReply, record: Row) =>
    reply.header('etag', `"${String(record.version)}"`).send({ data: record })
  const missing = ({ language }: Pick<FastifyRequest, 'language'>) =>
    refuse('not_found', { values: { what: resource.labels.one[language] } })

  const demandRecord = async (request: FastifyRequest<ById>): Promise<void> => {
    const found = await engine.one(request.params.id, contextOf(request), [resource.titleField])
    if (!found) throw missing(request)
  }

  const list = (operation: string): RouteShorthandOptionsWithHandler => ({
    onRequest: allow('read'),
    schema: describe(operation, `List ${resource.labels.many.en.toLowerCase()}`, {
      querystring: listQuery(resource),
      response: { 200: pageOf(resource, names.record, ranged) },
    }),
    handler: (request) => engine.list(engine.query(Object(request.query)), contextOf(request)),
  })

  app.get('/', list('list'))

  app.get<WithFields>(
    '/:id',
    {
      compress: false,
      onRequest: allow('read'),
      schema: describe('read', `Read one ${one}`, {
        params: idParams,
        querystring: oneQuery,
        response: { 200: oneOf(names.record) },
      }),
    },
    async (request, reply) => {
      const fields = fieldsAsked(resource, request.query.fields)
      const record = await engine.one(request.params.id, contextOf(request), fields)
      if (!record) throw missing(request)
      return send(reply, record)
    },
  )

  app.post<Written>(
    '/',
    {
      onRequest: allow('create'),
      schema: describe('create', `Create one ${one}`, {
        body: ref(names.create),
        response: { 201: oneOf(names.record) },
      }),
    },
    async (request, reply) =>
      send(reply.code(201), await engine.create(request.body, contextOf(request))),
  )

  app.patch<WithFields & Written>(
    '/:id',
    {
      compress: false,
      onRequest: allow('update'),
      schema: describe('update', `Change one ${one}: null clears a field`, {
        params: idParams,
        querystring: oneQuery,
        headers: ifMatch,
        body: ref(names.update),
        response: { 200: oneOf(names.record) },
      }),
    },
    async (request, reply) => {
      const { params, body, query } = request
      const fields = fieldsAsked(resource, query.fields)
      const context = contextOf(request)
      return send(reply, await engine.patch(params.id, body, versionOf(request), context, fields))
    },
  )

  app.delete<ById>(
    '/:id',
    {
      onRequest: allow('delete'),
      schema: describe('delete', `Delete one ${one} that nothing refers to`, {
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

  app.get<ById>(
    '/:id/references',
    {
      onRequest: allow('read'),
      schema: describe('references', `What refers to one ${one}`, {
        params: idParams,
        response: { 200: listed(referenceProperties) },
      }),
    },
    async (request) => {
      const context = contextOf(request)
      await demandRecord(request)
      return { data: await referencesTo(resource, catalogue, request.params.id, context) }
    },
  )

  app.get<ById>(
    '/:id/history',
    {
      onRequest: allow('read'),
      schema: describe('history', `The changes of one ${one}, newest first`, {
        params: idParams,
        response: { 200: listed(historyProperties) },
      }),
    },
    async (request) => {
      const data = await historyOf(resource.name, request.params.id, contextOf(request))
      // A deleted record keeps its history.
      if (!data.length) await demandRecord(request)
      return { data }
    },
  )

  if (resource.copyable) {
    app.post<ById>(
      '/:id/copy',
      {
        onRequest: allow('create'),
        schema: describe('copy', `Copy one ${one}`, {
          params: idParams,
          response: { 201: oneOf(names.record) },
        }),
      },
      async (request, reply) =>
        send(reply.code(201), await copyRecord(engine, request.params.id, contextOf(request))),
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
        onRequest: allow('update'),
        schema: describe(verb, `Set ${field} of one ${one} to ${value}`, {
          params: idParams,
          headers: ifMatch,
          response: { 200: oneOf(names.record) },
        }),
      },
      async (request, reply) => {
        const context = contextOf(request)
        const version = versionOf(request)
        return send(
          reply,
          await engine.patch(request.params.id, { [field]: value }, version, context),
        )
      },
    )
  }

  for (const [name, action] of Object.entries(resource.actions)) {
    app.post<ById & Written>(
      `/:id/${name}`,
      {
        onRequest: allow(action.access ?? 'update'),
        schema: describe(name, inLanguage(action.label, 'en') ?? name, {
          params: idParams,
          ...(action.input ? { body: action.input } : {}),
          response: { 200: oneOf(names.record) },
        }),
      },
      async (request, reply) => {
        const context = contextOf(request)
        await engine.within(context, async (inner) =>
          behaviour.actions?.[name]?.(request.params.id, request.body ?? {}, inner),
        )
        const record = await engine.one(request.params.id, context)
        if (!record) throw missing(request)
        return send(reply, record)
      },
    )
  }

  if (behaviour.routes) await app.register(behaviour.routes, { list: list('listAlso') })
}

const flagVerbs = (field: string, on: string, off: string) => [
  { verb: on, field, value: true },
  { verb: off, field, value: false },
]

const ifMatch = {
  type: 'object',
  properties: {
    'if-match': { type: 'string', description: 'the version that was read, such as "3"' },
  },
}
const nothing = { type: 'null', description: 'Done' }

const listed = (properties: object) => ({
  type: 'object',
  properties: { data: { type: 'array', items: { type: 'object', properties } } },
})
const text = { type: 'string' }
const reference = { type: 'object', properties: { _id: text, title: text } }
const referenceProperties = {
  resource: text,
  field: text,
  label: text,
  count: { type: 'integer' },
  records: { type: 'array', items: reference },
}
const historyProperties = {
  _id: text,
  at: { type: 'string', format: 'date-time' },
  kind: { type: 'string', enum: ['created', 'changed', 'deleted'] },
  version: { type: 'integer' },
  language: text,
  by: { type: ['object', 'null'], properties: { _id: text, email: text } },
  changes: { type: 'object', additionalProperties: true },
}
