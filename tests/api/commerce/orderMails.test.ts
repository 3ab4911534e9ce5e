import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSql, withTransaction } from '#server/platform/database/database.ts'
import { notifyBuyer } from '#server/commerce/orders/orderMails.ts'
import { expireOrders } from '#server/commerce/orders/expireOrders.ts'
import { remindOfTransfers } from '#server/commerce/orders/payments/remindOfTransfers.ts'
import { submitProof } from '#server/commerce/orders/payments/payOrder.ts'
import { sendRefunds } from '../../support/runJobs.ts'
import {
  createGiftCard,
  runOrderAction,
  placeOrder,
  createProduct,
  createShippableProduct,
  type SampleProduct,
} from '../../support/commerce.ts'
import { createCustomer, type Person } from '../../support/people.ts'
import { openShop, type ApiCall, type Shop } from '../../support/shop.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

type StoredMail = { template: string; language: string; subject: string; text: string }

/** A caller who reads Arabic. */
const inArabic =
  (call: ApiCall): ApiCall =>
  (method, url, { headers, ...rest } = {}) =>
    call(method, url, { ...rest, headers: { ...headers, 'accept-language': 'ar' } })

describeOnEachDatabase('order mails on %s', (dialect) => {
  let shop: Shop
  let sent: SampleProduct
  let digital: SampleProduct
  let buyers = 0
  beforeAll(async () => {
    shop = await openShop(dialect)
    sent = await createShippableProduct(shop, { stock: 1000, price: 2500 })
    digital = await createProduct(shop, { stock: 1000, price: 1000 })
  })
  afterAll(() => shop.close())

  const mailsTo = async ({ email }: Person): Promise<StoredMail[]> =>
    (
      await runSql<StoredMail>(
        shop.server.db,
        `select template, language, subject, body_text as text from mails
         where recipient = $1 and template like 'order%' order by created_at, template desc`,
        [email],
      )
    ).rows
  const templatesTo = async (buyer: Person) =>
    (await mailsTo(buyer)).map(({ template }) => template)
  const lastTo = async (buyer: Person) => (await mailsTo(buyer)).at(-1)

  const read = async (id: string) =>
    (await shop.staff('GET', `/api/marketplace/orders/${id}`)).body.data

  async function ordered(thing: SampleProduct, more: Record<string, unknown> = {}, arabic = false) {
    const buyer = await createCustomer(shop, (buyers += 1))
    const call = arabic ? inArabic(buyer.call) : buyer.call
    const { status, body } = await placeOrder(call, [{ product: thing.id, quantity: 2 }], more)
    expect([status, body.error]).toEqual([201, undefined])
    const { _id: id, number } = body.data
    // The answer is made from what is inserted, too.
    expect((await call('GET', `/api/marketplace-customer/orders/${id}`)).body.data).toEqual(
      body.data,
    )
    await expectSameMailFromRecord(id)
    return { buyer, call, id: String(id), number: String(number), payment: body.payment }
  }

  /** The mail of a new order is written without reading the order. */
  async function expectSameMailFromRecord(id: string): Promise<void> {
    const undone = new Error('undone')
    const comparing = withTransaction(shop.server.db, async (inner) => {
      await notifyBuyer(shop.server.orders, inner, id, 'placed')
      const { rows } = await runSql(
        inner,
        `select subject, body_text, body_html, language, brand from mails
         where template = 'orderPlaced' and body_text like $1`,
        [`%${id}%`],
      )
      expect(rows).toHaveLength(2)
      expect(rows[0]).toEqual(rows[1])
      throw undone
    })
    await expect(comparing).rejects.toBe(undone)
  }

  /** Pays on the page of the provider and follows the way back. */
  async function payAt(url: string, card: string, order: string): Promise<void> {
    const { pathname } = new URL(url)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = `action=pay&card=${card}`
    await shop.server.app.inject({ method: 'POST', url: pathname, headers, payload })
    const { rows } = await runSql<{ id: string }>(
      shop.server.db,
      'select id from payments where order_id = $1 order by created_at desc limit 1',
      [order],
    )
    await shop.anonymous('GET', `/api/payments/${rows[0]?.id}/return`)
  }

  it('for a transfer explain how to pay, what is missing and that all has arrived', async () => {
    const { buyer, id, number, payment } = await ordered(sent)
    const [placed] = await mailsTo(buyer)
    expect(placed?.subject).toBe(`Your order ${number} at Marsad`)
    for (const piece of ['$50.00', 'Marsad Trading LLC', 'SA18 9900', payment.transfer.reference])
      expect(placed?.text).toContain(piece)
    expect(placed?.text).toContain(`/en/orders/${id}\n`)

    const part = { amount: { amount: 3000, currency: 'USD' }, bankReference: `A-${id}` }
    expect((await runOrderAction(shop, id, 'recordTransfer', part)).status).toBe(200)
    const second = await lastTo(buyer)
    expect(second?.template).toBe('orderPartiallyPaid')
    expect(second?.text).toContain('we have received $30.00')
    expect(second?.text).toContain('$20.00 is still to be paid')
    // Recording the same bank statement line again is rejected and sends no mail.
    expect((await runOrderAction(shop, id, 'recordTransfer', part)).status).toBe(409)

    const rest = { amount: { amount: 2000, currency: 'USD' }, bankReference: `B-${id}` }
    expect((await runOrderAction(shop, id, 'recordTransfer', rest)).body.data.status).toBe('paid')
    const third = await lastTo(buyer)
    expect(third?.template).toBe('orderPaid')
    expect(third?.text).toMatch(/Paid: \$50\.00\nInvoice: MAR-INV-\d{4}-\d{6}\n/)
    expect(await templatesTo(buyer)).toEqual(['orderPlaced', 'orderPartiallyPaid', 'orderPaid'])
  })

  it('are in Arabic at every step, and never sent twice', async () => {
    const { buyer, id, number } = await ordered(sent, {}, true)
    const step = async (action: string, body: object = {}) => {
      expect((await runOrderAction(shop, id, action, body)).status).toBe(200)
      const again = await shop.staff('PATCH', `/api/marketplace/orders/${id}/status`, {
        body: { status: (await read(id)).status },
      })
      expect(again.status).toBe(200)
    }
    await step('accept')
    await step('ship', { carrier: 'Aramex', trackingNumber: 'AX-7' })
    await step('pack', { shipped: [{ code: sent.code, quantity: 2 }] })
    await step('dispatch')
    await step('expect', { estimatedDelivery: '2026-12-01T22:00:00.000Z' })
    await step('deliver')
    const mails = await mailsTo(buyer)
    expect(mails.map(({ template }) => template)).toEqual([
      'orderPlaced',
      'orderInProgress',
      'orderShipped',
      'orderExpected',
      'orderDelivered',
    ])
    expect(new Set(mails.map(({ language }) => language))).toEqual(new Set(['ar']))
    for (const { subject, text } of mails) {
      expect(subject).toContain(`\u2068${number}\u2069`)
      expect(text).toContain(`/ar/orders/${id}\n`)
    }
    const [placed, accepted, shipped, expected] = mails.map(({ text }) => text)
    expect(placed).toContain('٥٠٫٠٠\u00a0$')
    expect(placed).toContain('شركة مرصد للتجارة ذ.م.م')
    expect(accepted).toContain('بقي دفع ٥٠٫٠٠')
    expect(shipped).toContain('شركة الشحن: \u2068Aramex\u2069\nرقم التتبع: \u2068AX-7\u2069')
    // In Riyadh it is already the second.
    expect(expected).toContain('٢ ديسمبر ٢٠٢٦')
  })

  it('for a card report the failure with a way to pay again, then the payment', async () => {
    const { buyer, call, id, payment } = await ordered(sent, { paymentMethod: 'card' })
    for (let attempt = 0; attempt < 3; attempt += 1) await payAt(payment.url, 'declined', id)
    const failed = await lastTo(buyer)
    expect(failed?.template).toBe('orderPaymentFailed')
    expect(failed?.text).toContain('you can pay $50.00')
    expect(failed?.text).toContain(`Pay again:\nhttp`)
    expect(failed?.text).toContain(`/en/orders/${id}\n`)
    const again = await call('POST', `/api/marketplace-customer/orders/${id}/pay`, { body: {} })
    await payAt(again.body.data.url, 'visa', id)
    await payAt(again.body.data.url, 'visa', id)
    expect(await templatesTo(buyer)).toEqual(['orderPlaced', 'orderPaymentFailed', 'orderPaid'])

    await runOrderAction(shop, id, 'refund', {
      amount: { amount: 1500, currency: 'USD' },
      reason: 'late',
    })
    await sendRefunds(shop)
    await sendRefunds(shop)
    expect(await templatesTo(buyer)).toHaveLength(4)
    expect((await lastTo(buyer))?.text).toContain('we have sent $15.00')

    await runOrderAction(shop, id, 'reject', { reason: 'fraud', note: 'a stolen card, it seems' })
    // The next mail; the refund job may have sent its own as well by now.
    const rejected = (await mailsTo(buyer))[4]
    expect(rejected?.template).toBe('orderRejected')
    expect(rejected?.text).toContain('The payment could not be verified.')
    expect(rejected?.text).toContain('We are sending $35.00 back')
    expect(rejected?.text).not.toMatch(/stolen|fraud/)
  })

  it('report a refused proof and an order that was never paid', async () => {
    const { buyer, id } = await ordered(sent, {}, true)
    const create = { width: 2, height: 2, channels: 3, background: '#fff' } as const
    const picture = await sharp({ create }).png().toBuffer()
    const { _id: file } = await shop.server.files.save('proof.png', picture)
    await submitProof(shop.server.orders, id, file, { id: buyer.id })
    expect(await templatesTo(buyer)).toEqual(['orderPlaced'])
    expect((await runOrderAction(shop, id, 'rejectProof', { reason: 'Too dark (1)' })).status).toBe(
      200,
    )
    expect((await runOrderAction(shop, id, 'rejectProof', { reason: 'Too dark (1)' })).status).toBe(
      409,
    )
    const refused = await lastTo(buyer)
    expect(refused?.template).toBe('orderProofRefused')
    expect(refused?.text).toContain('السبب: \u2068Too dark (1)\u2069')

    await runSql(
      shop.server.db,
      `update orders set payment_deadline = now() - interval '1 minute', payment_status = 'awaiting_transfer' where id = $1`,
      [id],
    )
    await expireOrders(shop.server.orders)
    await expireOrders(shop.server.orders)
    const expired = await lastTo(buyer)
    expect(expired?.subject).toContain('أُلغي الطلب')
    expect(expired?.text).toContain('لم يُدفع ثمنه في الوقت المحدد.')
    expect(expired?.text).toContain('لم يُخصم منك أي مبلغ')
    expect(await templatesTo(buyer)).toEqual(['orderPlaced', 'orderProofRefused', 'orderRejected'])
  })

  it('remind once of a missing transfer, a day before its deadline', async () => {
    const { buyer, id } = await ordered(sent)
    const remind = () => remindOfTransfers(shop.server.orders)
    const ageOf = (days: number) =>
      runSql(
        shop.server.db,
        `update orders set payment_deadline = now() + interval '20 hours',
           created_at = now() - make_interval(days => $2) where id = $1`,
        [id, days],
      )
    await remind()
    await ageOf(0)
    await remind()
    expect(await templatesTo(buyer)).toEqual(['orderPlaced'])
    await ageOf(4)
    await Promise.all([remind(), remind()])
    await remind()
    expect(await templatesTo(buyer)).toEqual(['orderPlaced', 'orderPaymentReminder'])
    expect((await lastTo(buyer))?.text).toContain('has not reached us yet')
  })

  it('for an unused card payment report only that the order ended', async () => {
    const { buyer, id } = await ordered(sent, { paymentMethod: 'card' })
    await runSql(
      shop.server.db,
      `update orders set payment_deadline = now() - interval '1 minute' where id = $1`,
      [id],
    )
    await expireOrders(shop.server.orders)
    expect(await templatesTo(buyer)).toEqual(['orderPlaced', 'orderRejected'])
  })

  it('for digital products report that they are ready, and not also the payment', async () => {
    const { buyer, id, payment } = await ordered(digital, { paymentMethod: 'card' })
    await payAt(payment.url, 'visa', id)
    expect((await read(id)).status).toBe('delivered')
    expect(await templatesTo(buyer)).toEqual(['orderPlaced', 'orderDelivered'])
    expect((await lastTo(buyer))?.text).toMatch(/yours to use[^]+Invoice: MAR-INV-/)
  })

  it('for an order paid by gift card confirm it, and report what is refunded', async () => {
    const { code } = await createGiftCard(shop, 9000)
    const { buyer, id } = await ordered(sent, { giftCard: code })
    expect(await templatesTo(buyer)).toEqual(['orderPlaced'])
    expect((await lastTo(buyer))?.text).toContain('Gift card: −$50.00\nTo pay: $0.00')
    await runOrderAction(shop, id, 'reject', { reason: 'inventory' })
    expect((await lastTo(buyer))?.text).toContain('$50.00 is on your gift card again.')
  })

  it('report a payment that arrives after work has begun', async () => {
    const { buyer, id } = await ordered(sent)
    await runOrderAction(shop, id, 'accept')
    const all = { amount: { amount: 5000, currency: 'USD' }, bankReference: `C-${id}` }
    await runOrderAction(shop, id, 'recordTransfer', all)
    expect(await templatesTo(buyer)).toEqual(['orderPlaced', 'orderInProgress', 'orderPaid'])
  })

  it('are not sent without an address, or for an action that failed', async () => {
    const { buyer, id } = await ordered(sent)
    expect((await runOrderAction(shop, id, 'deliver')).status).toBe(409)
    await runSql(shop.server.db, `update orders set email = '' where id = $1`, [id])
    await runOrderAction(shop, id, 'accept')
    expect(await templatesTo(buyer)).toEqual(['orderPlaced'])
    const { rows } = await runSql(shop.server.db, `select 1 from mails where recipient = ''`)
    expect(rows).toEqual([])
  })
})
