import type { FastifyPluginAsync } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { canAccess, offersVerb } from '#resource/access.ts'
import { pascalCase } from '#resource/names.ts'
import type { Field } from '#resource/resource.ts'
import { idParams, type ById, uuid } from '#server/http/commonSchemas.ts'
import { guardQuery } from '../writes/guard.ts'
import { memberCondition, removeMembers, addMembers } from '../writes/members.ts'
import {
  listQuerySchemaWithFields,
  recordResponse,
  pageResponse,
  schemaNames,
} from './routeSchemas.ts'
import { rangeFacetNames, staffRouteHelpers, type WithBody } from './staffRouteHelpers.ts'
import type { EngineOptions } from '../engineOptions.ts'

export const memberRoutes: FastifyPluginAsync<EngineOptions> = async (app, options) => {
  const { engine, engines, catalogue, db } = options
  const { resource } = engine
  const { names, allow, describe, contextOf, assertRecord, sendRecord } = staffRouteHelpers(
    engine,
    db,
  )
  const one = resource.labels.one.en.toLowerCase()

  for (const member of resource.members) addList(member)
  if (offersVerb(resource, 'update')) {
    addMove('push', 'Add members to', addMembers)
    addMove('pull', 'Remove members from', removeMembers)
  }

  function addList(member: Field): void {
    const target = engines.get(member.target ?? '')
    if (!target) return
    const targetResource = target.resource
    app.get<ById>(
      `/:id/${member.name}`,
      describe(
        allow('read'),
        `list${pascalCase(member.name)}Of`,
        `List the ${member.label.en.toLowerCase()} of the ${one}`,
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
      describe(allow('update'), verb, `${summary} the ${one}`, {
        params: idParams,
        body: {
          type: 'object',
          additionalProperties: false,
          minProperties: 1,
          properties: Object.fromEntries(resource.members.map(({ name }) => [name, ids])),
        },
        response: { 200: recordResponse(names.record) },
      }),
      async (request, reply) => {
        const context = contextOf(request)
        const { id } = request.params
        await move({ engine, catalogue }, id, request.body, context)
        return sendRecord(request, reply, id)
      },
    )
  }
}

const ids = {
  type: 'array',
  maxItems: 1000,
  items: uuid,
}
