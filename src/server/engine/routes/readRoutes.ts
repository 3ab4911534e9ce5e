import type { FastifyPluginAsync, RouteShorthandOptionsWithHandler } from 'fastify'
import { rowScopeFor } from '#resource/access.ts'
import { isSearchedByHeader } from '#resource/searchHeader.ts'
import { languageCodes } from '#domain/locale.ts'
import { idParams, type ById, dataResponse, text } from '#server/http/commonSchemas.ts'
import { historyOf } from '../history/changes.ts'
import { guardQuery, visibleChange, visibleFields } from '../writes/guard.ts'
import { requestedFields } from '../lists/listQuery.ts'
import { readableChanges } from '../history/readableChanges.ts'
import { findReferences } from '../writes/findReferences.ts'
import {
  listQuerySchemaWithFields,
  recordResponse,
  recordQuerySchema,
  pageResponse,
} from './routeSchemas.ts'
import { requestedQuery, searchHeadersOf } from './searchHeaders.ts'
import { rangeFacetNames, staffRouteHelpers, type WithFields } from './staffRouteHelpers.ts'
import type { EngineOptions } from '../engineOptions.ts'

/** The staff routes that read one resource: its list, one record, its references and history. */
export const readRoutes: FastifyPluginAsync<EngineOptions> = async (
  app,
  { engine, engines, catalogue, db },
) => {
  const { resource, behaviour } = engine
  const { names, allow, describe, contextOf, sendRecord, assertRecord } = staffRouteHelpers(
    engine,
    db,
  )
  const config = { ...allow('read'), readsReplica: true }
  const one = resource.labels.one.en.toLowerCase()
  const ranged = rangeFacetNames(resource)

  const list = (operation: string): RouteShorthandOptionsWithHandler => ({
    ...describe(config, operation, `List the ${resource.labels.many.en.toLowerCase()}`, {
      querystring: listQuerySchemaWithFields(resource),
      ...(isSearchedByHeader(resource) && {
        headers: { type: 'object', properties: searchHeadersOf(resource) },
      }),
      response: { 200: pageResponse(resource, names.record, ranged) },
    }),
    handler: (request) => {
      const query = guardQuery(
        resource,
        engine.query(requestedQuery(resource, request)),
        request.account,
      )
      return engine.list(query, contextOf(request))
    },
  })

  if (!resource.singleton) app.get('/', list('list'))

  app.get<ById & WithFields>(
    '/:id',
    {
      compress: false,
      ...describe(config, 'read', `Get the ${one}`, {
        params: idParams,
        querystring: recordQuerySchema,
        response: { 200: recordResponse(names.record) },
      }),
    },
    async (request, reply) => {
      const requested = requestedFields(resource, request.query.fields)
      const fields = visibleFields(resource, requested, request.account)
      return sendRecord(request, reply, request.params.id, fields)
    },
  )

  app.get<ById>(
    '/:id/references',
    describe(config, 'references', `List the records that refer to the ${one}`, {
      params: idParams,
      response: {
        200: listSchema(referenceProperties, [
          'resource',
          'field',
          'label',
          'count',
          'blocking',
          'records',
        ]),
      },
    }),
    async (request) => {
      const context = contextOf(request)
      await assertRecord(request)
      return {
        data: await findReferences({ resource, catalogue, behaviour }, request.params.id, context),
      }
    },
  )

  app.get<ById>(
    '/:id/history',
    describe(config, 'history', `List the changes of the ${one}, newest first`, {
      params: idParams,
      response: { 200: listSchema(historyProperties, ['_id', 'at', 'kind', 'by', 'changes']) },
    }),
    async (request) => {
      const context = contextOf(request)
      const data = await historyOf(
        resource.name,
        request.params.id,
        context,
        behaviour.readActivity,
      )
      // A deleted record keeps its history, for staff who may see all records.
      const isRowLimited = rowScopeFor(request.account, resource) !== 'all'
      if (isRowLimited || !data.length) await assertRecord(request)
      const visibleChanges = data.map((change) => visibleChange(resource, change, request.account))
      return { data: await readableChanges(resource, visibleChanges, engines, context) }
    },
  )

  if (behaviour.routes) await app.register(behaviour.routes, { listRoute: list('listAlso') })
}

const listSchema = (properties: object, required: readonly string[]) =>
  dataResponse({ type: 'array', items: { type: 'object', required, properties } })
const reference = {
  type: 'object',
  required: ['_id', 'title'],
  properties: { _id: text, title: text },
}
const referenceProperties = {
  resource: text,
  field: text,
  label: text,
  count: { type: 'integer' },
  blocking: {
    type: 'integer',
    description: 'The number of these records that prevent a deletion. They are listed first.',
  },
  reason: {
    ...text,
    description:
      'The reason why these records prevent a deletion, if it is more than the reference itself.',
  },
  records: { type: 'array', items: reference },
}
const anyList = { type: 'array', items: {} }
const historyProperties = {
  _id: text,
  at: { type: 'string', format: 'date-time' },
  kind: { type: 'string', enum: ['created', 'changed', 'deleted', 'event'] },
  message: {
    ...text,
    description: 'A description of the event. Only present if `kind` is `event`.',
  },
  about: text,
  version: { type: 'integer', description: 'The version of the record after the change.' },
  language: { type: 'string', enum: languageCodes },
  by: {
    type: ['object', 'null'],
    required: ['_id', 'email'],
    properties: { _id: text, email: text },
  },
  changes: {
    type: 'object',
    additionalProperties: {
      type: 'object',
      description: 'The old and the new value of the field, or the members added and removed.',
      properties: { from: {}, to: {}, added: anyList, removed: anyList },
    },
  },
}
