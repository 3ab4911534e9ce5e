import type { FastifyPluginAsync } from 'fastify'
import { idParams, type ById } from '#server/http/commonSchemas.ts'
import type { EngineOptions } from '../engineOptions.ts'
import { guardQuery, visibleFields } from '../writes/guard.ts'
import { ownRouteHelpers } from './ownRouteHelpers.ts'
import { listQuerySchemaWithFields, recordResponse, pageResponse } from './routeSchemas.ts'
import { addWriteRoutes, type WriteSummaries } from './writeRoutes.ts'

/** The routes through which shoppers manage their own records, and no others. */
export const ownRoutes: FastifyPluginAsync<EngineOptions> = async (app, { engine, db }) => {
  const { resource } = engine
  const helpers = ownRouteHelpers(engine, db)
  const { names, config, contextOf, describe, requireRecord, send } = helpers
  const many = resource.labels.many.en.toLowerCase()
  const one = resource.labels.one.en.toLowerCase()
  const ifOffered = (verb: keyof WriteSummaries, summary: string): WriteSummaries =>
    resource.shoppers.includes(verb) ? { [verb]: summary } : {}
  addWriteRoutes(app, engine, helpers, {
    ...ifOffered('create', `Create a new ${one} of your own`),
    ...ifOffered('update', `Update your own ${one}; null clears a field`),
    ...ifOffered('delete', `Delete your own ${one}`),
  })
  if (!resource.shoppers.includes('read')) return

  const readConfig = { ...config, readsReplica: true }
  app.get(
    '/',
    describe({ ...readConfig, feature: resource.listedWith }, 'list', `List your own ${many}`, {
      querystring: listQuerySchemaWithFields(resource),
      response: { 200: pageResponse(resource, names.record, new Set()) },
    }),
    (request) => {
      const query = guardQuery(resource, engine.query(Object(request.query)), request.account)
      return engine.list(query, contextOf(request))
    },
  )

  app.get<ById>(
    '/:id',
    describe(readConfig, 'read', `Get your own ${one}`, {
      params: idParams,
      response: { 200: recordResponse(names.record) },
    }),
    async (request, reply) => {
      const fields = visibleFields(resource, resource.fields, request.account)
      return send(reply, await requireRecord(request.params.id, contextOf(request), fields))
    },
  )
}
