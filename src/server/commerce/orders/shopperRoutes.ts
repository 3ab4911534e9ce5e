import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { proofTypes } from '#domain/fileTypes.ts'
import { requireAccount } from '#server/http/requestAccount.ts'
import type { Engine } from '#server/engine/engine.ts'
import { ownRouteHelpers } from '#server/engine/routes/ownRouteHelpers.ts'
import type { Files } from '#server/platform/files/files.ts'
import { receiveFile } from '#server/accounts/uploads/receiveFile.ts'
import { readBuyer } from './checkout/buyer.ts'
import { cancelOrder } from './cancelOrder.ts'
import { withCodeLimit } from '#server/commerce/pricing/codeAttempts.ts'
import { idempotencyHeader, readIdempotencyKey } from './checkout/idempotency.ts'
import {
  createInvoiceUrl,
  invoiceRouteSchema,
  type InvoiceQuery,
} from './invoice/createInvoiceUrl.ts'
import type { OrderServices } from './orderServices.ts'
import { retryPayment, submitProof } from './payments/payOrder.ts'
import { placeOrder } from './checkout/placeOrder.ts'
import { registerPricingRoute } from './checkout/pricingRoute.ts'
import type { PlaceOrderInput } from './checkout/prepareOrder.ts'
import {
  payOrderSchema,
  paymentInstructionsSchema,
  placedOrderSchema,
  placeOrderSchema,
  timelineSchema,
} from './orderSchemas.ts'
import { statusLabel } from '#server/http/statusLabel.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import { idParams, type ById, dataResponse, noContent } from '#server/http/commonSchemas.ts'
import { publicTimelineOf } from './timeline.ts'

export type OrderRouteOptions = {
  readonly services: OrderServices
  readonly orders: Engine
  readonly files: Files
}

/**
 * Cart and order actions of shoppers; the routes to read them come with the resource declaration.
 */
export const shopperOrderRoutes: FastifyPluginAsync<OrderRouteOptions> = async (
  app,
  { services, orders, files },
) => {
  const { db, catalogue } = services
  const helpers = ownRouteHelpers(orders, db)
  const { config } = helpers
  const { labels } = config

  /** Responds as if other people's orders did not exist. */
  async function requireOwn(request: FastifyRequest<ById>): Promise<string> {
    const { id } = request.params
    await helpers.requireRecord(id, helpers.contextOf(request), [orders.resource.titleField])
    return id
  }

  registerPricingRoute(app, services, labels)

  app.post<{ Body: PlaceOrderInput }>(
    '/',
    describeRoute({ ...config, feature: 'cart', keepsRights: true }, 'orders', {
      operationId: 'placeOrder',
      summary: 'Place an order',
      description:
        'Each idempotency key and each cart becomes one order and one payment, even if the request is repeated.',
      headers: idempotencyHeader,
      body: placeOrderSchema,
      response: { 201: placedOrderSchema },
    }),
    async (request, reply) => {
      const key = readIdempotencyKey(request.headers['idempotency-key'])
      const { body: input, language } = request
      const placeRequest = { input, key, identity: requireAccount(request), language }
      const { status, body, isReplay } = await withCodeLimit(
        db,
        request,
        input,
        () => placeOrder(services, orders, placeRequest),
        // A repeated request did not check the codes that it sent.
        (placed) => (placed.isReplay ? {} : { code: 'right', giftCard: 'right' }),
      )
      if (isReplay) reply.header('idempotent-replayed', 'true')
      return reply.code(status).send(body)
    },
  )

  app.post<ById & { Body: Parameters<typeof retryPayment>[2] }>(
    '/:id/pay',
    describeRoute(config, 'orders', {
      operationId: 'payOrder',
      summary: 'Pay an order that is not yet paid',
      description:
        'Returns the address of the payment page or, for a bank transfer, the account to transfer the amount to.',
      params: idParams,
      body: payOrderSchema,
      response: { 200: dataResponse(paymentInstructionsSchema) },
    }),
    async (request) => ({
      data: await retryPayment(services, await requireOwn(request), request.body),
    }),
  )

  app.post<ById>(
    '/:id/cancel',
    describeRoute(config, 'orders', {
      operationId: 'cancelOrder',
      summary: 'Cancel an order that is not paid; its reservations of stock are released',
      params: idParams,
      response: { 200: dataResponse({ $ref: 'Orders#' }) },
    }),
    async (request, reply) => {
      const id = await requireOwn(request)
      const { language } = request
      const { name } = await readBuyer(db, requireAccount(request).id)
      await cancelOrder(services, {
        id,
        actor: { id: requireAccount(request).id, name },
        statusLabel: statusLabel(catalogue, 'orders', language),
      })
      return helpers.send(reply, await helpers.requireRecord(id, helpers.contextOf(request)))
    },
  )

  app.post<ById>(
    '/:id/proof',
    describeRoute(config, 'orders', {
      operationId: 'submitProof',
      summary: 'Upload the proof of a bank transfer',
      description: 'Accepts a PNG or JPEG of at most 1 MB or a PDF of at most 10 MB.',
      consumes: ['multipart/form-data'],
      params: idParams,
      response: { 204: noContent },
    }),
    async (request, reply) => {
      const id = await requireOwn(request)
      const file = await receiveFile(request, { db, files }, proofTypes)
      await submitProof(services, id, file._id, requireAccount(request))
      return reply.code(204).send()
    },
  )

  app.get<ById & InvoiceQuery>(
    '/:id/invoice',
    describeRoute(config, 'orders', {
      operationId: 'readOwnInvoice',
      summary: 'Get the address of the printable invoice of an order, valid for ten minutes',
      params: idParams,
      ...invoiceRouteSchema,
    }),
    async (request) =>
      createInvoiceUrl(db, await requireOwn(request), request.query.language ?? request.language),
  )

  app.get<ById>(
    '/:id/timeline',
    describeRoute({ ...config, feature: 'orders' }, 'orders', {
      operationId: 'readOwnOrderTimeline',
      summary: 'Get the timeline of your order',
      params: idParams,
      response: { 200: timelineSchema },
    }),
    async (request) => ({
      data: await publicTimelineOf(db, 'orders', await requireOwn(request)),
    }),
  )
}
