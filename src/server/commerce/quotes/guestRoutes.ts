import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { normalizeEmail } from '#server/accounts/accounts.ts'
import { assertHuman } from '#server/accounts/accountServices.ts'
import { bodySchema, botCheckHeader, dataSchema, email } from '#server/accounts/accountSchemas.ts'
import { schemaRef, schemaNames } from '#server/engine/routes/routeSchemas.ts'
import { timelineSchema } from '#server/commerce/orders/orderSchemas.ts'
import type { ById } from '#server/http/commonSchemas.ts'
import { publicTimelineOf } from '#server/commerce/orders/timeline.ts'
import { declineByBuyer, writeToShop } from './buyerSteps.ts'
import { confirmRequest } from './confirmRequest.ts'
import type { DeclineBody, MessageBody } from './conversationRoutes.ts'
import { counterOffer, type CounterInput } from './counterOffer.ts'
import { guestRouteHelpers } from './guestRouteHelpers.ts'
import { limitAddress, limitGuest, limitMailbox } from './limitRequests.ts'
import { mailRequestLink } from './mailRequestLink.ts'
import { requestLinkDays } from './requestLinks.ts'
import { counterSchema, declineSchema, messageSchema } from './requestSchemas.ts'
import { signedInShopper, type RequestRouteOptions } from './shopperRouteHelpers.ts'

/** What guests can do with their request by the mailed link. */
export const guestRoutes: FastifyPluginAsync<RequestRouteOptions> = async (app, options) => {
  const { services, requests, botCheck } = options
  const { db } = services
  const { contextOf, demandLink, describe, setLinkCookie, reread, readActor } =
    guestRouteHelpers(options)
  const record = schemaRef(schemaNames(requests.resource).record)
  const isOwn = {
    type: 'boolean',
    description:
      'Whether the request also belongs to the signed-in account, which can then accept an offer.',
  } as const
  const response = { 200: dataSchema({ request: record, isOwn }) }

  app.addHook('onRequest', (_, reply, done) => {
    reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    done()
  })

  const readAnswer = async (request: FastifyRequest<ById>) => {
    const account = signedInShopper(request)
    const ownRecord =
      account && (await requests.findOne(request.params.id, contextOf(request, account)))
    return { data: { request: await reread(request), isOwn: ownRecord !== undefined } }
  }

  app.post<ById>(
    '/:id/open',
    describe('openGuestRequest', 'Open a request by its link, which confirms the email address', {
      description:
        'If an account with the same email address is signed in, the request belongs to that account from then on.',
      response,
    }),
    async (request, reply) => {
      const access = await demandLink(request)
      const accountId = signedInShopper(request)?.id
      await db
        .transaction()
        .execute((inner) => confirmRequest(services, inner, access.id, { accountId }))
      setLinkCookie(request, reply, access)
      return readAnswer(request)
    },
  )

  app.get<ById>(
    '/:id',
    describe('readGuestRequest', 'Get a request by its link', { response }),
    async (request) => {
      await demandLink(request)
      return readAnswer(request)
    },
  )

  app.get<ById>(
    '/:id/timeline',
    describe('readGuestRequestTimeline', 'Get the timeline of a request by its link', {
      response: { 200: timelineSchema },
    }),
    async (request) => {
      const { id } = await demandLink(request)
      return { data: await publicTimelineOf(db, 'requests', id) }
    },
  )

  app.post<ById & { Body: MessageBody }>(
    '/:id/message',
    describe('writeAboutGuestRequest', 'Send the shop a message about a request by its link', {
      body: messageSchema,
      response,
    }),
    async (request) => {
      const { id } = await demandLink(request)
      await limitGuest(db, id)
      const { message: text, about } = request.body
      const message = { text, ...(about ? { about } : {}) }
      await writeToShop(services, id, message, await readActor(request))
      return readAnswer(request)
    },
  )

  app.post<ById & { Body: CounterInput }>(
    '/:id/counter',
    describe(
      'counterGuestQuote',
      'Make a counteroffer to the offer of the shop by the link of the request',
      { body: counterSchema, response },
    ),
    async (request) => {
      const { id } = await demandLink(request)
      await limitGuest(db, id)
      await counterOffer(services, id, request.body, await readActor(request))
      return readAnswer(request)
    },
  )

  app.post<ById & { Body: DeclineBody }>(
    '/:id/decline',
    describe('declineGuestQuote', 'Withdraw a request or decline its offer by its link', {
      body: declineSchema,
      response,
    }),
    async (request) => {
      const { id } = await demandLink(request)
      await limitGuest(db, id)
      const reason = request.body.declineReason?.trim() || undefined
      await declineByBuyer(services, id, reason, await readActor(request))
      return readAnswer(request)
    },
  )

  app.post<ById & { Body: { email: string } }>(
    '/:id/link',
    describe(
      'mailGuestRequestLink',
      'Send a new link to a guest; the response does not reveal whether the email is correct',
      {
        headers: botCheckHeader,
        body: bodySchema({ email }),
        response: { 200: dataSchema({ days: { type: 'integer' } }) },
      },
    ),
    async (request) => {
      const to = normalizeEmail(request.body.email)
      await limitAddress(db, request)
      await assertHuman({ botCheck, db }, request)
      await limitMailbox(db, to)
      await mailRequestLink(services, request.params.id, to)
      return { data: { days: requestLinkDays } }
    },
  )
}
