import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { refuse, type Refusal } from '#domain/problem.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import { showsLevels } from '../tables/watchTables.ts'
import type { ShownName } from '#domain/shownNames.ts'
import { shopperView } from '#resource/shopperView.ts'
import type { Context, Row } from '../context.ts'
import type { Engine } from '../engine.ts'
import { guardPublicQuery } from '../writes/guard.ts'
import { requestedFields } from '../lists/listQuery.ts'
import { memberCondition } from '../writes/members.ts'
import {
  keyParams,
  listQuerySchemaWithFields,
  recordResponse,
  recordQuerySchema,
  pageResponse,
  schemaNames,
} from './routeSchemas.ts'
import { rangeFacetNames } from './staffRouteHelpers.ts'
import type { EngineOptions } from '../engineOptions.ts'

type ById = {
  readonly Params: { readonly id: string }
  readonly Querystring: { readonly fields?: string }
}

type PublicOptions = EngineOptions & {
  /** the names that the shop excludes for good, and those it hides at the moment */
  readonly excludedNames: ReadonlySet<ShownName>
  readonly hiddenNames: () => NonNullable<Context['hiddenNames']>
}

export const publicRoutes: FastifyPluginAsync<PublicOptions> = async (
  app,
  { engine, engines, db, excludedNames, hiddenNames },
) => {
  const { resource, behaviour } = engine
  const names = schemaNames(resource)
  const ranged = rangeFacetNames(resource)
  const publicView = shopperView(resource, excludedNames)
  const contextOf = ({ language, catalogueVersion }: FastifyRequest): Context => ({
    db,
    language,
    isPublic: true,
    catalogueVersion,
    brand: engine.brand,
    hiddenNames: hiddenNames(),
    identity: undefined,
  })

  const cacheDependencyOf = (target: Engine) =>
    showsLevels(target, engines) ? 'levels' : 'catalogue'

  const missing = ({ language }: FastifyRequest): Refusal =>
    refuse('not_found', { values: { what: resource.labels.one[language] } })

  app.get<{ Querystring: Row }>(
    '/',
    describeRoute({ access: 'anyone', cacheDependency: cacheDependencyOf(engine) }, 'shop', {
      operationId: `listPublic${names.record}`,
      summary: `List the ${resource.labels.many.en.toLowerCase()} that shoppers can see`,
      querystring: listQuerySchemaWithFields(publicView),
      response: { 200: pageResponse(publicView, names.shopper, ranged) },
    }),
    (request) => {
      const query = guardPublicQuery(resource, engine.query(request.query), hiddenNames())
      return engine.list(query, contextOf(request))
    },
  )

  app.get<ById>(
    '/:id',
    describeRoute({ access: 'anyone', cacheDependency: cacheDependencyOf(engine) }, 'shop', {
      operationId: `readPublic${names.record}`,
      summary: `Get the ${resource.labels.one.en.toLowerCase()} as shoppers see it`,
      params: keyParams,
      querystring: recordQuerySchema,
      response: { 200: recordResponse(names.shopper) },
    }),
    async (request) => {
      const fields = requestedFields(resource, request.query.fields)
      const record = await engine.findOne(request.params.id, contextOf(request), fields)
      if (record) return { data: record }
      throw missing(request)
    },
  )

  for (const member of resource.members) {
    const target = engines.get(member.target ?? '')
    if (!target?.resource.public) continue
    const targetResource = target.resource
    const targetView = shopperView(targetResource, excludedNames)
    app.get<ById & { Querystring: Row }>(
      `/:id/${member.name}`,
      describeRoute({ access: 'anyone', cacheDependency: cacheDependencyOf(target) }, 'shop', {
        operationId: `listPublic${names.record}${schemaNames(targetResource).record}`,
        summary: `List the ${member.label.en.toLowerCase()} of the ${resource.labels.one.en.toLowerCase()} that shoppers can see`,
        params: keyParams,
        querystring: listQuerySchemaWithFields(targetView),
        response: {
          200: pageResponse(
            targetView,
            schemaNames(targetResource).shopper,
            rangeFacetNames(targetResource),
          ),
        },
      }),
      async (request) => {
        const context = contextOf(request)
        const group = await engine.findOne(request.params.id, context, [resource.titleField])
        if (!group) throw missing(request)
        const query = guardPublicQuery(targetResource, target.query(request.query), hiddenNames())
        const conditions = [
          ...query.conditions,
          memberCondition(resource, member, String(group._id)),
        ]
        return target.list({ ...query, conditions }, context)
      },
    )
  }

  if (behaviour.publicRoutes) await app.register(behaviour.publicRoutes)
}
