import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { signedIn } from '#server/http/requestAccount.ts'
import type { Row } from '#server/engine/context.ts'
import { oneOf, ref } from '#server/engine/schemas.ts'
import { versionOf } from '#server/engine/version.ts'
import { shopperKit, type ById, type LicenceRouteOptions } from './shopperKit.ts'

type Written = { readonly Body: Row }

const verbs = {
  suspend: 'Suspend licenses of one of your tenants',
  resume: 'Resume licenses of one of your tenants',
  revoke: 'Take licenses of a tenant back into their pool',
} as const

/** How a company gives its tenants what it bought; tenants only read what they were given. */
export const allocationRoutes: FastifyPluginAsync<LicenceRouteOptions> = async (app, options) => {
  const { engine } = options
  const { names, contextOf, config, describe, describeStep, demandOwn, send } = shopperKit(options)

  app.post<Written>(
    '/',
    {
      config,
      schema: describe('create', 'Give licenses of your company to one of its tenants', {
        body: ref(names.create),
        response: { 201: oneOf(names.record) },
      }),
    },
    async (request, reply) => {
      demandCompany(request)
      const context = contextOf(request)
      const { _id: id } = await engine.create(request.body, context)
      return send(reply.code(201), String(id), context)
    },
  )

  app.patch<ById & Written>(
    '/:id',
    {
      config,
      schema: describeStep('update', 'Change how many licenses a tenant has, and until when', {
        body: ref(names.update),
      }),
    },
    async (request, reply) => {
      const context = await demandOwn(request)
      demandCompany(request)
      const { id } = request.params
      await engine.patch(id, request.body, versionOf(request), context)
      return send(reply, id, context)
    },
  )

  for (const [verb, summary] of Object.entries(verbs))
    app.post<ById>(
      `/:id/${verb}`,
      { config, schema: describeStep(verb, summary) },
      async (request, reply) => {
        const context = await demandOwn(request)
        demandCompany(request)
        const { id } = request.params
        await engine.within(context, async (inner) =>
          engine.behaviour.actions?.[verb]?.(id, {}, inner, versionOf(request)),
        )
        return send(reply, id, context)
      },
    )
}

function demandCompany(request: FastifyRequest): void {
  if (signedIn(request).kind !== 'company') throw refuse('forbidden')
}
