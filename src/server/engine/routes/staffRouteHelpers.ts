import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { approvalHeader } from '#resource/approvalHeader.ts'
import { type Resource, type Field } from '#resource/resource.ts'
import { labelOf, type Labels } from '#resource/labels.ts'
import { staffAccess } from '#server/http/routeAccess.ts'
import type { ById } from '#server/http/commonSchemas.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Context, Row } from '../context.ts'
import type { Engine } from '../engine.ts'
import { visibleRecord } from '../writes/guard.ts'
import { schemaNames } from './routeSchemas.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** whether part of the request waits for the approval of a second person */
    needsApproval: boolean
  }
}

export type WithFields = { readonly Querystring: { readonly fields?: string } }
export type WithBody = { readonly Body: Row }

export const ifMatch = {
  type: 'object',
  properties: {
    'if-match': {
      type: 'string',
      description:
        'The version that was read, such as "3". The request is refused if the record has another version.',
    },
  },
}

/** Returns the labels of fields, including those nested in rows, for error messages. */
export const labelsOf = ({ fields, members }: Resource): Readonly<Record<string, Labels>> => ({
  ...Object.fromEntries(
    fields.flatMap(({ property }) =>
      Object.entries(property.items?.properties ?? {}).map(([name, inner]) => [
        name,
        labelOf(name, inner),
      ]),
    ),
  ),
  ...Object.fromEntries([...members, ...fields].map(({ name, label }) => [name, label])),
})

export const rangeFacetNames = ({ fields }: Resource): ReadonlySet<string> =>
  new Set(fields.filter(({ kind }) => kinds[kind].facet === 'range').map(({ name }) => name))

export function staffRouteHelpers({ resource, findOne }: Engine, db: Database) {
  const names = schemaNames(resource)
  const labels = labelsOf(resource)
  const contextOf = (request: FastifyRequest): Context => ({
    db,
    language: request.language,
    isPublic: false,
    identity: request.account,
    onApprovalRequested: () => {
      request.needsApproval = true
    },
  })
  const notFound = ({ language }: Pick<FastifyRequest, 'language'>) =>
    refuse('not_found', { values: { what: resource.labels.one[language] } })
  const send = (reply: FastifyReply, record: Row) =>
    (reply.request.needsApproval ? reply.header(approvalHeader, 'requested') : reply)
      .header('etag', `"${String(record.version)}"`)
      .send({ data: visibleRecord(resource, record, reply.request.account) })
  return {
    names,
    contextOf,
    missing: notFound,
    allow: (verb: string) => ({ access: staffAccess(resource.name, verb), labels }),
    describe: (config: FastifyContextConfig, verb: string, summary: string, rest: object) =>
      describeRoute(config, resource.name, {
        operationId: `${verb}${names.record}`,
        summary,
        ...rest,
      }),
    send,
    /** Sends a record as it is now, with these fields. */
    sendRecord: async (
      request: FastifyRequest,
      reply: FastifyReply,
      id: string,
      fields?: readonly Field[],
    ) => {
      const record = await findOne(id, contextOf(request), fields)
      if (!record) throw notFound(request)
      return send(reply, record)
    },
    assertRecord: async (request: FastifyRequest<ById>): Promise<void> => {
      const record = await findOne(request.params.id, contextOf(request), [resource.titleField])
      if (!record) throw notFound(request)
    },
  }
}
