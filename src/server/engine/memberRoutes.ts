import type { FastifyPluginAsync } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { may, offers } from '#resource/access.ts'
import type { Field } from '#resource/resource.ts'
import { guardQuery } from './guard.ts'
import { memberOf, pull, push } from './members.ts'
import { idParams, listQuery, oneOf, pageOf, schemaNames } from './schemas.ts'
import { rangedFields, staffKit, type ById, type Written } from './staffKit.ts'
import type { EngineOptions } from './engineOptions.ts'

/** The members of a record: who is in, and how they come and go. */
export const memberRoutes: FastifyPluginAsync<EngineOptions> = async (app, options) => {
  const { engine, engines, catalogue, db } = options
  const { resource } = engine
  const { names, allow, describe, contextOf, demandRecord, send, missing } = staffKit(engine, db)
  const one = resource.labels.one.en.toLowerCase()

  for (const member of resource.members) addList(member)
  if (offers(resource, 'update')) {
    addMove('push', 'Put members into', push)
    addMove('pull', 'Take members out of', pull)
  }

  function addList(member: Field): void {
    const target = engines.get(member.target ?? '')
    if (!target) return
    const of = target.resource
    app.get<ById>(
      `/:id/${member.name}`,
      {
        config: allow('read'),
        schema: describe(
          `list${member.name}Of`,
          `The ${member.label.en.toLowerCase()} of one ${one}`,
          {
            params: idParams,
            querystring: listQuery(of),
            response: { 200: pageOf(of, schemaNames(of).record, rangedFields(of)) },
          },
        ),
      },
      async (request) => {
        const { account } = request
        if (!account || !may(account, of, 'read')) throw refuse('forbidden')
        await demandRecord(request)
        const query = guardQuery(of, target.query(Object(request.query)), account)
        const conditions = [...query.conditions, memberOf(resource, member, request.params.id)]
        return target.list({ ...query, conditions }, contextOf(request))
      },
    )
  }

  function addMove(verb: string, summary: string, move: typeof push): void {
    app.post<ById & Written>(
      `/:id/${verb}`,
      {
        config: allow('update'),
        schema: describe(verb, `${summary} one ${one}`, {
          params: idParams,
          body: {
            type: 'object',
            additionalProperties: false,
            minProperties: 1,
            properties: Object.fromEntries(resource.members.map(({ name }) => [name, ids])),
          },
          response: { 200: oneOf(names.record) },
        }),
      },
      async (request, reply) => {
        const context = contextOf(request)
        const { id } = request.params
        await move({ engine, catalogue }, id, request.body, context)
        const record = await engine.one(id, context)
        if (!record) throw missing(request)
        return send(reply, record)
      },
    )
  }
}

const ids = {
  type: 'array',
  maxItems: 1000,
  items: { type: 'string', format: 'uuid' },
}
