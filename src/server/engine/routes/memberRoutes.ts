import type { FastifyPluginAsync } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { canAccess, offersVerb } from '#resource/access.ts'
import type { Field } from '#resource/resource.ts'
import { guardQuery } from '../writes/guard.ts'
import { memberCondition, removeMembers, addMembers } from '../writes/members.ts'
import {
  idParams,
  listQuerySchemaWithFields,
  recordResponse,
  pageResponse,
  schemaNames,
} from './routeSchemas.ts'
import {
  rangeFacetNames,
  staffRouteHelpers,
  type ById,
  type WithBody,
} from './staffRouteHelpers.ts'
import type { EngineOptions } from '../engineOptions.ts'

/** The routes that list, add and remove the members of a record. */
export const memberRoutes: FastifyPluginAsync<EngineOptions> = async (app, options) => {
  const { engine, engines, catalogue, db } = options
  const { resource } = engine
  const { names, allow, describe, contextOf, assertRecord, send, missing } = staffRouteHelpers(
    engine,
    db,
  )
  const one = resource.labels.one.en.toLowerCase()

  for (const member of resource.members) addList(member)
  if (offersVerb(resource, 'update')) {
    addMove('push', 'Put members into', addMembers)
    addMove('pull', 'Take members out of', removeMembers)
  }

  function addList(member: Field): void {
    const target = engines.get(member.target ?? '')
    if (!target) return
    const targetResource = target.resource
    app.get<ById>(
      `/:id/${member.name}`,
      {
        config: allow('read'),
        schema: describe(
          `list${member.name}Of`,
          `The ${member.label.en.toLowerCase()} of one ${one}`,
          {
            params: idParams,
            querystring: listQuerySchemaWithFields(targetResource),
            response: {
              200: pageResponse(
                targetResource,
                schemaNames(targetResource).record,
                rangeFacetNames(targetResource),
              ),
            },
          },
        ),
      },
      async (request) => {
        const { account } = request
        if (!account || !canAccess(account, targetResource, 'read')) throw refuse('forbidden')
        await assertRecord(request)
        const query = guardQuery(targetResource, target.query(Object(request.query)), account)
        const conditions = [
          ...query.conditions,
          memberCondition(resource, member, request.params.id),
        ]
        return target.list({ ...query, conditions }, contextOf(request))
      },
    )
  }

  function addMove(verb: string, summary: string, move: typeof addMembers): void {
    app.post<ById & WithBody>(
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
          response: { 200: recordResponse(names.record) },
        }),
      },
      async (request, reply) => {
        const context = contextOf(request)
        const { id } = request.params
        await move({ engine, catalogue }, id, request.body, context)
        const record = await engine.findOne(id, context)
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
