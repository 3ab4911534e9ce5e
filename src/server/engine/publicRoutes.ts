import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { refuse, type Refusal } from '#domain/problem.ts'
import { showsLevels } from './tables/watchTables.ts'
import type { ShownName } from '#resource/declaration.ts'
import { shopperView } from '#resource/shoppersView.ts'
import type { Context, Row } from './context.ts'
import type { Engine } from './engine.ts'
import { guardPublicQuery } from './guard.ts'
import { requestedFields } from './listQuery.ts'
import { memberCondition } from './members.ts'
import { keyParams, listQuery, oneOf, oneQuery, pageOf, schemaNames } from './schemas.ts'
import { rangedFields } from './staffKit.ts'
import type { EngineOptions } from './engineOptions.ts'

type ById = {
  readonly Params: { readonly id: string }
  readonly Querystring: { readonly fields?: string }
}

type PublicOptions = EngineOptions & {
  /** what is no part of the shop, and what it hides just now */
  readonly never: ReadonlySet<ShownName>
  readonly hides: () => NonNullable<Context['hides']>
}

/** What shoppers may read of one resource. */
export const publicRoutes: FastifyPluginAsync<PublicOptions> = async (
  app,
  { engine, engines, db, never, hides },
) => {
  const { resource, behaviour } = engine
  const names = schemaNames(resource)
  const ranged = rangedFields(resource)
  const seen = shopperView(resource, never)
  const contextOf = ({ language }: FastifyRequest): Context => ({
    db,
    language,
    publicly: true,
    brand: engine.brand,
    hides: hides(),
    identity: undefined,
  })

  const shown = (of: Engine) => (showsLevels(of, engines) ? 'levels' : 'catalogue')

  const missing = ({ language }: FastifyRequest): Refusal =>
    refuse('not_found', { values: { what: resource.labels.one[language] } })

  app.get<{ Querystring: Row }>(
    '/',
    {
      config: { access: 'anyone', cached: shown(engine) },
      schema: {
        operationId: `listPublic${names.record}`,
        summary: `List ${resource.labels.many.en.toLowerCase()} for shoppers`,
        tags: ['shop'],
        querystring: listQuery(seen),
        response: { 200: pageOf(seen, names.shopper, ranged) },
      },
    },
    (request) => {
      const query = guardPublicQuery(resource, engine.query(request.query), hides())
      return engine.list(query, contextOf(request))
    },
  )

  app.get<ById>(
    '/:id',
    {
      config: { access: 'anyone', cached: shown(engine) },
      schema: {
        operationId: `readPublic${names.record}`,
        summary: `Read one ${resource.labels.one.en.toLowerCase()} for shoppers`,
        tags: ['shop'],
        params: keyParams,
        querystring: oneQuery,
        response: { 200: oneOf(names.shopper) },
      },
    },
    async (request) => {
      const fields = requestedFields(resource, request.query.fields)
      const record = await engine.one(request.params.id, contextOf(request), fields)
      if (record) return { data: record }
      throw missing(request)
    },
  )

  for (const member of resource.members) {
    const target = engines.get(member.target ?? '')
    if (!target?.resource.public) continue
    const of = target.resource
    const ofSeen = shopperView(of, never)
    app.get<ById & { Querystring: Row }>(
      `/:id/${member.name}`,
      {
        config: { access: 'anyone', cached: shown(target) },
        schema: {
          operationId: `listPublic${names.record}${schemaNames(of).record}`,
          summary: `List the ${member.label.en.toLowerCase()} of one ${resource.labels.one.en.toLowerCase()} for shoppers`,
          tags: ['shop'],
          params: keyParams,
          querystring: listQuery(ofSeen),
          response: { 200: pageOf(ofSeen, schemaNames(of).shopper, rangedFields(of)) },
        },
      },
      async (request) => {
        const context = contextOf(request)
        const group = await engine.one(request.params.id, context, [resource.titleField])
        if (!group) throw missing(request)
        const query = guardPublicQuery(of, target.query(request.query), hides())
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
