import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import type { Context, Row } from './context.ts'
import { guardShown } from './guard.ts'
import { fieldsAsked } from './listQuery.ts'
import { keyParams, listQuery, oneOf, oneQuery, pageOf, schemaNames } from './schemas.ts'
import { rangedFields } from './staffKit.ts'
import type { EngineOptions } from './staffRoutes.ts'

type ById = {
  readonly Params: { readonly id: string }
  readonly Querystring: { readonly fields?: string }
}

type PublicOptions = EngineOptions & { readonly hides: () => NonNullable<Context['hides']> }

/** What shoppers may read of one resource. */
export const publicRoutes: FastifyPluginAsync<PublicOptions> = async (
  app,
  { engine, db, hides },
) => {
  const { resource, behaviour } = engine
  const names = schemaNames(resource)
  const ranged = rangedFields(resource)
  const contextOf = ({ language }: FastifyRequest): Context => ({
    db,
    language,
    publicly: true,
    hides: hides(),
    identity: undefined,
  })

  app.get<{ Querystring: Row }>(
    '/',
    {
      config: { access: 'anyone', cached: true },
      schema: {
        operationId: `listPublic${names.record}`,
        summary: `List ${resource.labels.many.en.toLowerCase()} for shoppers`,
        tags: ['shop'],
        querystring: listQuery(resource),
        response: { 200: pageOf(resource, names.shopper, ranged) },
      },
    },
    (request) => {
      const query = guardShown(resource, engine.query(request.query), hides())
      return engine.list(query, contextOf(request))
    },
  )

  app.get<ById>(
    '/:id',
    {
      config: { access: 'anyone', cached: true },
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
      const fields = fieldsAsked(resource, request.query.fields)
      const record = await engine.one(request.params.id, contextOf(request), fields)
      if (record) return { data: record }
      throw refuse('not_found', { values: { what: resource.labels.one[request.language] } })
    },
  )

  if (behaviour.publicRoutes) await app.register(behaviour.publicRoutes)
}
