import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { shopper, signedIn } from '../accounts/access.ts'
import type { Context, Row } from '../engine/context.ts'
import type { Engine } from '../engine/engine.ts'
import { idParams, oneOf, schemaNames } from '../engine/schemas.ts'
import { ifMatch, labelsOf } from '../engine/staffKit.ts'
import type { OrderParts } from '../orders/parts.ts'

export type LicenceRouteOptions = {
  readonly parts: OrderParts
  readonly engine: Engine
  readonly orders: Engine
}

export type ById = { readonly Params: { readonly id: string } }

/** What the routes of owners have in common, whichever of their things they are about. */
export function shopperKit({ parts: { db }, engine }: LicenceRouteOptions) {
  const { resource } = engine
  const names = schemaNames(resource)
  const contextOf = (request: FastifyRequest): Context => ({
    db,
    language: request.language,
    publicly: false,
    identity: signedIn(request),
  })
  const demand = async (id: string, context: Context): Promise<Row> => {
    const found = await engine.one(id, context)
    if (found) return found
    throw refuse('not_found', { values: { what: resource.labels.one[context.language] } })
  }
  const describe = (verb: string, summary: string, rest: object) => ({
    operationId: `${verb}Own${names.record}`,
    summary,
    tags: ['own'],
    security: [{ bearer: [] }],
    ...rest,
  })
  return {
    names,
    contextOf,
    config: { access: shopper, labels: labelsOf(resource) },
    describe,
    /** the same for something that is done to one of them */
    describeStep: (verb: string, summary: string, rest: object = {}) =>
      describe(verb, summary, {
        params: idParams,
        headers: ifMatch,
        response: { 200: oneOf(names.record) },
        ...rest,
      }),
    /** What belongs to somebody else does not exist. */
    demandOwn: async (request: FastifyRequest<ById>): Promise<Context> => {
      const context = contextOf(request)
      await demand(request.params.id, context)
      return context
    },
    send: async (reply: FastifyReply, id: string, context: Context) => {
      const record = await demand(id, context)
      return reply.header('etag', `"${String(record.version)}"`).send({ data: record })
    },
  }
}
