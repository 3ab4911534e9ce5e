import type { FastifyPluginAsync } from 'fastify'
import { recordResponse, schemaNames } from '#server/engine/routes/routeSchemas.ts'
import { timelineSchema } from '#server/commerce/orders/orderSchemas.ts'
import { declineByBuyer, writeToShop } from './buyerSteps.ts'
import { counterOffer, type CounterInput } from './counterOffer.ts'
import { publicTimelineOf } from '#server/commerce/orders/timeline.ts'
import type { ById } from '#server/http/commonSchemas.ts'
import { limitBuyer } from './limitRequests.ts'
import { counterSchema, declineSchema, messageSchema } from './requestSchemas.ts'
import { shopperRouteHelpers, type RequestRouteOptions } from './shopperRouteHelpers.ts'

export type MessageBody = { readonly message: string; readonly about?: string | null }
export type DeclineBody = { readonly declineReason?: string | null }

export const conversationRoutes: FastifyPluginAsync<RequestRouteOptions> = async (app, options) => {
  const { services, requests } = options
  const { db } = services
  const { describe, requireOwn, reread } = shopperRouteHelpers(options)
  const response = { 200: recordResponse(schemaNames(requests.resource).record) }

  app.post<ById & { Body: MessageBody }>(
    '/:id/message',
    describe(
      'writeAboutRequest',
      'Send the shop a message about a request, also to answer a question of the shop',
      { body: messageSchema, response },
    ),
    async (request) => {
      const { id, account, actor } = await requireOwn(request)
      await limitBuyer(db, account)
      const { message: text, about } = request.body
      await writeToShop(services, id, { text, ...(about ? { about } : {}) }, actor)
      return reread(request)
    },
  )

  app.post<ById & { Body: CounterInput }>(
    '/:id/counter',
    describe('counterQuote', 'Make a counteroffer to the offer of the shop', {
      body: counterSchema,
      response,
    }),
    async (request) => {
      const { id, account, actor } = await requireOwn(request)
      await limitBuyer(db, account)
      await counterOffer(services, id, request.body, actor)
      return reread(request)
    },
  )

  app.post<ById & { Body: DeclineBody }>(
    '/:id/decline',
    describe('declineQuote', 'Withdraw a request or decline its offer', {
      body: declineSchema,
      response,
    }),
    async (request) => {
      const { id, actor } = await requireOwn(request)
      await declineByBuyer(services, id, request.body.declineReason?.trim() || undefined, actor)
      return reread(request)
    },
  )

  app.get<ById>(
    '/:id/timeline',
    describe('readOwnRequestTimeline', 'Get the timeline of your request', {
      response: { 200: timelineSchema },
    }),
    async (request) => {
      const { id } = await requireOwn(request)
      return { data: await publicTimelineOf(db, 'requests', id) }
    },
  )
}
