import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '#server/platform/database/database.ts'
import { recordResponse, schemaNames } from '#server/engine/routes/routeSchemas.ts'
import { timelineSchema } from '#server/commerce/orders/orderSchemas.ts'
import { declineByBuyer, writeToShop } from './buyerSteps.ts'
import { counterOffer, type CounterInput } from './counterOffer.ts'
import { timelineOf } from '#server/engine/history/timeline.ts'
import { limitBuyer } from './limitRequests.ts'
import { counterSchema, declineSchema, messageSchema } from './requestSchemas.ts'
import {
  shopperRouteHelpers,
  type RequestByIdRoute,
  type RequestRouteOptions,
} from './shopperRouteHelpers.ts'

export type MessageBody = { readonly message: string; readonly about?: string | null }
export type DeclineBody = { readonly declineReason?: string | null }

/** Buyers' messages about their own requests, and the history. */
export const conversationRoutes: FastifyPluginAsync<RequestRouteOptions> = async (app, options) => {
  const { services, requests } = options
  const { db } = services
  const { config, describe, requireOwn, reread } = shopperRouteHelpers(options)
  const response = { 200: recordResponse(schemaNames(requests.resource).record) }

  app.post<RequestByIdRoute & { Body: MessageBody }>(
    '/:id/message',
    {
      config,
      schema: describe(
        'writeAboutRequest',
        'Write to the shop about a request; where it asked for information, that is the answer',
        { body: messageSchema, response },
      ),
    },
    async (request) => {
      const { id, account, actor } = await requireOwn(request)
      await limitBuyer(db, request, account)
      const { message: text, about } = request.body
      await writeToShop(services, id, { text, ...(about ? { about } : {}) }, actor)
      return reread(request)
    },
  )

  app.post<RequestByIdRoute & { Body: CounterInput }>(
    '/:id/counter',
    {
      config,
      schema: describe('counterQuote', 'Say what one would pay instead of what is offered', {
        body: counterSchema,
        response,
      }),
    },
    async (request) => {
      const { id, account, actor } = await requireOwn(request)
      await limitBuyer(db, request, account)
      await counterOffer(services, id, request.body, actor)
      return reread(request)
    },
  )

  app.post<RequestByIdRoute & { Body: DeclineBody }>(
    '/:id/decline',
    {
      config,
      schema: describe('declineQuote', 'Withdraw a request or decline its offer', {
        body: declineSchema,
        response,
      }),
    },
    async (request) => {
      const { id, actor } = await requireOwn(request)
      await declineByBuyer(services, id, request.body.declineReason?.trim() || undefined, actor)
      return reread(request)
    },
  )

  app.get<RequestByIdRoute>(
    '/:id/timeline',
    {
      config,
      schema: describe('readOwnRequestTimeline', 'The timeline of your request', {
        response: { 200: timelineSchema },
      }),
    },
    async (request) => {
      const { id } = await requireOwn(request)
      return readPublicTimeline(db, id)
    },
  )
}

/** Without the names of staff members, which are internal. */
export async function readPublicTimeline(db: Database, id: string) {
  const events = await timelineOf(db, 'requests', id)
  return { data: events.map(({ kind, at, facts }) => ({ kind, at, facts })) }
}
