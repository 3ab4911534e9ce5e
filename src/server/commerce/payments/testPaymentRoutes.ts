import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage } from '#domain/locale.ts'
import type { Database } from '#server/platform/database/database.ts'
import { styleSheetWithFonts } from '#server/brands/styleSheetWithFonts.ts'
import { withPayment } from './returnTo.ts'
import { testCardStyle } from './testCardStyle.ts'
import { codePage, noPaymentPage, paymentPage } from './testPaymentPage.ts'
import { handlePaymentForm } from './handlePaymentForm.ts'
import { findTestPayment, type TestPayment } from './testPayments.ts'
import type { GatewayBrand, GatewayContext } from './testPage.ts'
import { sendPage, serveTestPages } from './testPages.ts'
import type { SendTestWebhook } from './testWebhooks.ts'

type Options = {
  readonly db: Database
  readonly brand: GatewayBrand
  readonly sendWebhook: SendTestWebhook
}

type PaymentRoute = { Params: { id: string }; Body: URLSearchParams | undefined }

const path = '/test-gateway/payments/:id'
const hiddenRoute = { schema: { hide: true } } as const

/** The payment page of the test gateway, which a real provider would host. */
export const testPaymentRoutes: FastifyPluginAsync<Options> = async (
  app,
  { db, brand, sendWebhook },
) => {
  const style = styleSheetWithFonts(brand.key, testCardStyle(brand))
  serveTestPages(app, style)

  const contextFor = (
    request: FastifyRequest,
    payment: TestPayment | undefined,
  ): GatewayContext => {
    const language = isLanguage(payment?.language) ? payment.language : request.language
    return { brand, style: style(), language }
  }

  const showPayment = async (request: FastifyRequest<PaymentRoute>, reply: FastifyReply) => {
    const payment = await findTestPayment(request.params.id, db)
    const context = contextFor(request, payment)
    if (payment?.state === 'open') {
      const page = payment.code ? codePage(context, payment) : paymentPage(context, payment)
      return sendPage(reply, 200, page)
    }
    if (!payment || payment.state === 'expired') {
      return sendPage(reply, 404, noPaymentPage(context, payment))
    }
    return redirectToShop(reply, payment)
  }

  app.get<PaymentRoute>(path, hiddenRoute, showPayment)

  app.post<PaymentRoute>(path, hiddenRoute, async (request, reply) => {
    const before = await findTestPayment(request.params.id, db)
    if (before?.state !== 'open') return showPayment(request, reply)
    const outcome = await handlePaymentForm(before, request.body ?? new URLSearchParams(), db)
    if (outcome.kind === 'left') return redirectToShop(reply, before)
    if (outcome.kind === 'refused') {
      const { payment, problem, chosen } = outcome
      const context = contextFor(request, payment)
      const page = payment.code
        ? codePage(context, payment, problem)
        : paymentPage(context, payment, { chosen, problem })
      return sendPage(reply, 422, page)
    }
    const { payment } = outcome
    if (payment?.state === 'captured') await sendWebhook('payment.captured', payment)
    if (payment?.state === 'failed') await sendWebhook('payment.failed', payment)
    if (payment && payment.state !== 'open') return redirectToShop(reply, payment)
    // Redirected to a GET, so that a reload does not submit the form again.
    return reply.redirect(request.url, 303)
  })
}

const redirectToShop = (reply: FastifyReply, { return_to, id }: TestPayment) =>
  reply.redirect(withPayment(return_to, id), 303)
