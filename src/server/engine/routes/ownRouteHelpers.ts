import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import type { Field } from '#resource/resource.ts'
import { shopperAccess } from '#server/http/routeAccess.ts'
import { requireAccount } from '#server/http/requestAccount.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Context, Row } from '../context.ts'
import type { Engine } from '../engine.ts'
import { visibleRecord } from '../writes/guard.ts'
import { schemaNames } from './routeSchemas.ts'
import { labelsOf } from './staffRouteHelpers.ts'

/** Returns what the routes share that give shoppers their own records of one resource. */
export function ownRouteHelpers({ resource, findOne, brand }: Engine, db: Database) {
  const names = schemaNames(resource)
  const config = { access: shopperAccess, labels: labelsOf(resource) }
  const contextOf = (request: FastifyRequest): Context => ({
    db,
    language: request.language,
    isPublic: false,
    brand,
    identity: requireAccount(request),
  })
  return {
    names,
    contextOf,
    config,
    /** What a shopper may do depends on the record, not on permissions. */
    allow: () => config,
    describe: (access: FastifyContextConfig, verb: string, summary: string, rest: object) =>
      describeRoute(access, 'own', { operationId: `${verb}Own${names.record}`, summary, ...rest }),
    /** Throws as if a record that belongs to somebody else did not exist. */
    requireRecord: async (
      id: string,
      context: Context,
      fields?: readonly Field[],
    ): Promise<Row> => {
      const record = await findOne(id, context, fields)
      if (record) return record
      throw refuse('not_found', { values: { what: resource.labels.one[context.language] } })
    },
    send: (reply: FastifyReply, record: Row) =>
      reply
        .header('etag', `"${String(record.version)}"`)
        .send({ data: visibleRecord(resource, record, reply.request.account) }),
  }
}
