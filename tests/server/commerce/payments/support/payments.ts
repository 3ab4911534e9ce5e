import Fastify from 'fastify'
import { brand } from '#brands/marsad/brand.ts'
import { runSql } from '#server/platform/database/database.ts'
import { migrate } from '#server/boot/migrations/migrations.ts'
import { addLanguage } from '#server/http/language.ts'
import { createTestGateway } from '#server/commerce/payments/testGateway.ts'
import type { PaymentOrder } from '#server/commerce/payments/paymentProvider.ts'
import { addProblemHandler } from '#server/http/problemHandler.ts'
import { addSecurityHeaders } from '#server/http/securityHeaders.ts'
import { samplePaymentOrder, publicUrl } from '../../../../support/payments/samplePaymentOrder.ts'
import { connectEmpty } from '../../../../support/connectEmpty.ts'

export type WebhookDelivery = {
  readonly raw: Buffer
  readonly headers: Readonly<Record<string, string>>
  readonly event: { id: string; type: string; payment: { ref: string; paymentId: string } }
}

/** Opens the test gateway with its pages on its own database, and records its notifications. */
export async function openPayments() {
  const connection = await connectEmpty()
  const { db } = connection
  await migrate(connection, 'beforeSync')
  const deliveries: WebhookDelivery[] = []
  const listener = { isDown: false }
  const gateway = createTestGateway({
    db,
    publicUrl,
    secret: 'a secret of the shop',
    deliverWebhook: async (raw, headers) => {
      deliveries.push({ raw, headers, event: JSON.parse(raw.toString()) })
      if (listener.isDown) throw new Error('the shop is down')
    },
  })
  const app = Fastify()
  addProblemHandler(app)
  addLanguage(app)
  addSecurityHeaders(app)
  await app.register(gateway.pages, { brand })

  const post = (url: string, fields: Readonly<Record<string, string>>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })

  return {
    app,
    db,
    gateway,
    deliveries,
    listener,
    post,
    get: (url: string, language = 'en') =>
      app.inject({ url, headers: { 'accept-language': language } }),
    pay: (url: string, card = 'visa') => post(url, { action: 'pay', card }),
    confirm: (url: string, code: string) => post(url, { action: 'confirm', code }),
    /** creates a payment; returns the path of its page and its references */
    async begin(changed: Partial<PaymentOrder> = {}) {
      const order = samplePaymentOrder(changed)
      const { ref, url } = await gateway.createPayment(order)
      return { order, ref, url, path: url.slice(publicUrl.length) }
    },
    deliveredTypes: (ref: string) =>
      deliveries.filter(({ event }) => event.payment.ref === ref).map(({ event }) => event.type),
    codeOf: async (ref: string) =>
      (
        await runSql<{ code: string | null }>(db, 'select code from test_payments where id = $1', [
          ref,
        ])
      ).rows[0]?.code ?? '',
    runOut: (ref: string) =>
      runSql(db, 'update test_payments set expires_at = now() where id = $1', [ref]),
    close: async () => {
      await app.close()
      await connection.close()
    },
  }
}
