import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { nameOfActor } from '#server/accounts/nameOfActor.ts'
import type { Context } from '#server/engine/context.ts'
import { versionOf } from '#server/engine/version.ts'
import { statusLabel } from '#server/http/statusLabel.ts'
import { shopperKit, type ById, type LicenceRouteOptions } from './shopperKit.ts'
import { activateSubscription, cancelSubscription, whens, type When } from './subscriptionSteps.ts'

/** What owners do with their subscriptions. */
export const subscriptionRoutes: FastifyPluginAsync<LicenceRouteOptions> = async (app, options) => {
  const { engine, parts } = options
  const { config, describeStep, demandOwn, send } = shopperKit(options)

  const stepOf = async (request: FastifyRequest<ById>, { db, identity, language }: Context) => ({
    id: request.params.id,
    version: versionOf(request),
    by: 'customer' as const,
    actor: await nameOfActor(db, identity),
    say: statusLabel(parts.catalogue, engine.resource.name, language),
  })

  app.post<ById>(
    '/:id/activate',
    {
      config,
      schema: describeStep('activate', 'Start a subscription: its first period begins now'),
    },
    async (request, reply) => {
      const context = await demandOwn(request)
      await engine.within(context, async (inner) =>
        activateSubscription(inner.db, await stepOf(request, inner)),
      )
      return send(reply, request.params.id, context)
    },
  )

  app.post<ById & { Body: { readonly when: When } }>(
    '/:id/cancel',
    {
      config,
      schema: describeStep('cancel', 'End a subscription, now or when what is paid for is over', {
        body: {
          type: 'object',
          required: ['when'],
          additionalProperties: false,
          properties: { when: { type: 'string', enum: whens } },
        },
      }),
    },
    async (request, reply) => {
      const context = await demandOwn(request)
      const { when } = request.body
      await engine.within(context, async (inner) =>
        cancelSubscription(inner.db, { ...(await stepOf(request, inner)), when }),
      )
      return send(reply, request.params.id, context)
    },
  )
}
