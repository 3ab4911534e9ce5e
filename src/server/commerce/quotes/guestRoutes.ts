import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { normalEmail } from '#server/accounts/accounts.ts'
import { demandHuman } from '#server/accounts/parts.ts'
import { body, botCheckHeader, data, email } from '#server/accounts/schemas.ts'
import { ref, schemaNames } from '#server/engine/schemas.ts'
import { timelineSchema } from '#server/commerce/orders/schemas.ts'
import { declineByBuyer, writeToShop } from './buyerSteps.ts'
import { confirmRequest } from './confirmRequest.ts'
import { publicTimeline, type Decline, type Message } from './conversationRoutes.ts'
import { counterOffer, type Counter } from './counterOffer.ts'
import { guestKit } from './guestKit.ts'
import { limitAddress, limitGuest, limitMailbox } from './limitRequests.ts'
import { mailRequestLink } from './mailRequestLink.ts'
import { requestLinkDays } from './requestLinks.ts'
import { counterSchema, declineSchema, messageSchema } from './schemas.ts'
import { shopperIn, type ById, type RequestRouteOptions } from './shopperKit.ts'

/** What whoever asked without an account does by the link that was mailed to them. */
export const guestRoutes: FastifyPluginAsync<RequestRouteOptions> = async (app, options) => {
  const { parts, requests, botCheck } = options
  const { db } = parts
  const { config, contextOf, demandLink, describe, keepLink, reread, whoIn } = guestKit(options)
  const record = ref(schemaNames(requests.resource).record)
  const isOwn = {
    type: 'boolean',
    description: 'whether the account that asks has it too, and can accept an offer',
  } as const
  const response = { 200: data({ request: record, isOwn }) }

  app.addHook('onRequest', (_, reply, done) => {
    reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    done()
  })

  const answer = async (request: FastifyRequest<ById>) => {
    const account = shopperIn(request)
    const own = account && (await requests.one(request.params.id, contextOf(request, account)))
    return { data: { request: await reread(request), isOwn: own !== undefined } }
  }

  app.post<ById>(
    '/:id/open',
    {
      config,
      schema: describe(
        'openGuestRequest',
        'Open a request by its link, which confirms the email address; who is signed in with that address has it in their account from then on',
        { response },
      ),
    },
    async (request, reply) => {
      const guest = await demandLink(request)
      const accountId = shopperIn(request)?.id
      await db
        .transaction()
        .execute((inner) => confirmRequest(parts, inner, guest.id, { accountId }))
      keepLink(request, reply, guest)
      return answer(request)
    },
  )

  app.get<ById>(
    '/:id',
    { config, schema: describe('readGuestRequest', 'A request, by its link', { response }) },
    async (request) => {
      await demandLink(request)
      return answer(request)
    },
  )

  app.get<ById>(
    '/:id/timeline',
    {
      config,
      schema: describe('readGuestRequestTimeline', 'The timeline of a request, by its link', {
        response: { 200: timelineSchema },
      }),
    },
    async (request) => {
      const { id } = await demandLink(request)
      return publicTimeline(db, id)
    },
  )

  app.post<ById & { Body: Message }>(
    '/:id/message',
    {
      config,
      schema: describe('writeAboutGuestRequest', 'Write to the shop about a request, by its link', {
        body: messageSchema,
        response,
      }),
    },
    async (request) => {
      const { id } = await demandLink(request)
      await limitGuest(db, request, id)
      const { message: text, about } = request.body
      const said = { text, ...(about ? { about } : {}) }
      await writeToShop(parts, id, said, await whoIn(request))
      return answer(request)
    },
  )

  app.post<ById & { Body: Counter }>(
    '/:id/counter',
    {
      config,
      schema: describe(
        'counterGuestQuote',
        'Say what one would pay instead of what is offered, by the link of the request',
        { body: counterSchema, response },
      ),
    },
    async (request) => {
      const { id } = await demandLink(request)
      await limitGuest(db, request, id)
      await counterOffer(parts, id, request.body, await whoIn(request))
      return answer(request)
    },
  )

  app.post<ById & { Body: Decline }>(
    '/:id/decline',
    {
      config,
      schema: describe(
        'declineGuestQuote',
        'Withdraw a request or decline its offer, by its link',
        {
          body: declineSchema,
          response,
        },
      ),
    },
    async (request) => {
      const { id } = await demandLink(request)
      await limitGuest(db, request, id)
      const reason = request.body.declineReason?.trim() || undefined
      await declineByBuyer(parts, id, reason, await whoIn(request))
      return answer(request)
    },
  )

  app.post<ById & { Body: { email: string } }>(
    '/:id/link',
    {
      config,
      schema: {
        ...describe(
          'mailGuestRequestLink',
          'Mail a new link to whoever sent the request; the answer says not whether the address is right',
          { body: body({ email }), response: { 200: data({ days: { type: 'integer' } }) } },
        ),
        headers: botCheckHeader,
      },
    },
    async (request) => {
      const to = normalEmail(request.body.email)
      await limitAddress(db, request)
      await demandHuman({ botCheck, db }, request)
      await limitMailbox(db, request, to)
      await mailRequestLink(parts, request.params.id, to)
      return { data: { days: requestLinkDays } }
    },
  )
}
