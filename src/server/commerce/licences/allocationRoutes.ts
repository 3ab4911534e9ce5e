import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { requireAccount } from '#server/http/requestAccount.ts'
import type { ById } from '#server/http/commonSchemas.ts'
import type { Row } from '#server/engine/context.ts'
import { recordResponse, schemaRef } from '#server/engine/routes/routeSchemas.ts'
import { ifMatchVersion } from '#server/engine/routes/ifMatchVersion.ts'
import { shopperRouteHelpers, type LicenceRouteOptions } from './shopperRouteHelpers.ts'

type RecordBody = { readonly Body: Row }

const summaryByVerb = {
  suspend: 'Suspend the licenses of a tenant of your company',
  resume: 'Resume the licenses of a tenant of your company',
  revoke: 'Return the licenses of a tenant of your company to their pool',
} as const

/** Companies allocate purchased licences to their tenants; tenants can only read their own. */
export const allocationRoutes: FastifyPluginAsync<LicenceRouteOptions> = async (app, options) => {
  const { engine } = options
  const { names, contextOf, describe, describeStep, requireOwn, send } =
    shopperRouteHelpers(options)

  app.post<RecordBody>(
    '/',
    describe('create', 'Give licenses of your company to one of its tenants', {
      body: schemaRef(names.create),
      response: { 201: recordResponse(names.record) },
    }),
    async (request, reply) => {
      assertCompany(request)
      const context = contextOf(request)
      const { _id: id } = await engine.create(request.body, context)
      return send(reply.code(201), String(id), context)
    },
  )

  app.patch<ById & RecordBody>(
    '/:id',
    describeStep('update', 'Update the number and the end date of the licenses of a tenant', {
      body: schemaRef(names.update),
    }),
    async (request, reply) => {
      const context = await requireOwn(request)
      assertCompany(request)
      const { id } = request.params
      await engine.patch(id, request.body, ifMatchVersion(request), context)
      return send(reply, id, context)
    },
  )

  for (const [verb, summary] of Object.entries(summaryByVerb))
    app.post<ById>(`/:id/${verb}`, describeStep(verb, summary), async (request, reply) => {
      const context = await requireOwn(request)
      assertCompany(request)
      const { id } = request.params
      await engine.withTransaction(context, async (inner) =>
        engine.behaviour.actions?.[verb]?.(id, {}, inner, ifMatchVersion(request)),
      )
      return send(reply, id, context)
    })
}

function assertCompany(request: FastifyRequest): void {
  if (requireAccount(request).kind !== 'company') throw refuse('forbidden')
}
