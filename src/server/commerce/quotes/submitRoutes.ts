import type { FastifyPluginAsync } from 'fastify'
import { assertHuman } from '#server/accounts/accountServices.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import { botCheckHeader } from '#server/accounts/accountSchemas.ts'
import { recordResponse, schemaNames } from '#server/engine/routes/routeSchemas.ts'
import { normalizeEmail } from '#server/accounts/accounts.ts'
import { limitAddress, limitBuyer, limitMailbox } from './limitRequests.ts'
import { submitSchema } from './requestSchemas.ts'
import {
  signedInShopper,
  shopperRouteHelpers,
  type RequestRouteOptions,
} from './shopperRouteHelpers.ts'
import { submitRequest, type NewRequest } from './submitRequest.ts'

/** Submitting a request, with or without an account. */
export const submitRoutes: FastifyPluginAsync<RequestRouteOptions> = async (app, options) => {
  const { services, requests, botCheck } = options
  const { db } = services
  const { labels } = shopperRouteHelpers(options)

  app.post<{ Body: NewRequest }>(
    '/',
    describeRoute({ access: 'anyone', labels }, 'requests', {
      operationId: 'submitRequest',
      summary:
        'Send the shop a message or ask for a quote; guests are emailed a link to the request',
      headers: botCheckHeader,
      body: submitSchema,
      response: { 201: recordResponse(schemaNames(requests.resource).record) },
    }),
    async (request, reply) => {
      const { body: input, language } = request
      const buyer = signedInShopper(request)
      const email = normalizeEmail(input.email)
      if (buyer) await limitBuyer(db, buyer)
      else {
        await limitAddress(db, request)
        await assertHuman({ botCheck, db }, request)
      }
      if (normalizeEmail(buyer?.email ?? '') !== email) await limitMailbox(db, email)
      const data = await submitRequest(services, requests, { input, account: buyer?.id, language })
      return reply.code(201).send({ data })
    },
  )
}
