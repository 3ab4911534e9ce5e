import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { readActorEmail } from '#server/accounts/readActorEmail.ts'
import type { Context } from '#server/engine/context.ts'
import { ifMatchVersion } from '#server/engine/routes/ifMatchVersion.ts'
import { statusLabel } from '#server/http/statusLabel.ts'
import type { ById } from '#server/http/commonSchemas.ts'
import { shopperRouteHelpers, type LicenceRouteOptions } from './shopperRouteHelpers.ts'
import {
  activateSubscription,
  cancelSubscription,
  cancelTimings,
  type CancelTiming,
} from './subscriptionSteps.ts'

export const subscriptionRoutes: FastifyPluginAsync<LicenceRouteOptions> = async (app, options) => {
  const { engine, services } = options
  const { describeStep, requireOwn, send } = shopperRouteHelpers(options)

  const createStep = async (
    request: FastifyRequest<ById>,
    { db, identity, language }: Context,
  ) => ({
    id: request.params.id,
    version: ifMatchVersion(request),
    by: 'customer' as const,
    actor: await readActorEmail(db, identity),
    statusLabel: statusLabel(services.catalogue, engine.resource.name, language),
  })

  app.post<ById>(
    '/:id/activate',
    describeStep('activate', 'Activate a subscription; its first period begins now'),
    async (request, reply) => {
      const context = await requireOwn(request)
      await engine.withTransaction(context, async (inner) =>
        activateSubscription(inner.db, await createStep(request, inner)),
      )
      return send(reply, request.params.id, context)
    },
  )

  app.post<ById & { Body: { readonly when: CancelTiming } }>(
    '/:id/cancel',
    describeStep('cancel', 'Cancel a subscription now or at the end of the paid period', {
      body: {
        type: 'object',
        required: ['when'],
        additionalProperties: false,
        properties: { when: { type: 'string', enum: cancelTimings } },
      },
    }),
    async (request, reply) => {
      const context = await requireOwn(request)
      const { when } = request.body
      await engine.withTransaction(context, async (inner) =>
        cancelSubscription(inner.db, { ...(await createStep(request, inner)), when }),
      )
      return send(reply, request.params.id, context)
    },
  )
}
