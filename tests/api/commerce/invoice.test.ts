import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { issueInvoice } from '#server/commerce/orders/invoice/issueInvoice.ts'
import { timeZoneOf } from '#server/commerce/orders/invoice/timeZoneOf.ts'
import {
  runOrderAction,
  placeOrder,
  createProduct,
  createShippableProduct,
  type SampleProduct,
} from '../../support/commerce.ts'
import { createCompany, createCustomer, type Person } from '../../support/people.ts'
import { openShop, type ApiCall, type Shop } from '../../support/shop.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Riyadh' }).format()
const numberOf = (value: number) => `MAR-INV-${year}-${String(value).padStart(6, '0')}`

describeOnEachDatabase('an invoice on %s', (dialect) => {
  let shop: Shop
  let buyer: Person
  let thing: SampleProduct
  beforeAll(async () => {
    shop = await openShop(dialect)
    buyer = await createCustomer(shop, 1)
    thing = await createShippableProduct(shop, {
      stock: 1000,
      price: 2500,
      name: 'Soil sensor <1>',
    })
    await shop.staff('POST', '/api/marketplace/tax-rates', {
      body: { title: 'VAT', country: 'SA', rate: 15 },
    })
  })
  afterAll(() => shop.close())

  const ordered = async (call: ApiCall = buyer.call, more: Record<string, unknown> = {}) => {
    const { status, body } = await placeOrder(call, [{ product: thing.id, quantity: 2 }], more)
    expect([status, body.error]).toEqual([201, undefined])
    return String(body.data._id)
  }
  const read = async (id: string) =>
    (await shop.staff('GET', `/api/marketplace/orders/${id}`)).body.data
  const timeline = async (id: string) =>
    (await shop.staff('GET', `/api/marketplace/orders/${id}/timeline`)).body.data.map(
      ({ kind }: { kind: string }) => kind,
    )
  const own = (id: string, call: ApiCall = buyer.call, query = '') =>
    call('GET', `/api/marketplace-customer/orders/${id}/invoice${query}`)
  const pageOf = async (id: string, query = '') => {
    const { status, body } = await own(id, buyer.call, query)
    expect([status, body.error]).toEqual([200, undefined])
    return shop.anonymous('GET', body.data.url)
  }
  const wordsOf = (html: string) =>
    html
      .replace(/<(head|style)>.*?<\/\1>/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/[\s\u00a0]+/g, ' ')

  it('is issued when an order is accepted or paid, and only once', async () => {
    const id = await ordered()
    expect([(await read(id)).invoiceNumber, (await own(id)).body.error.code]).toEqual([
      null,
      'no_invoice_yet',
    ])
    expect((await runOrderAction(shop, id, 'invoice')).status).toBe(409)
    await runOrderAction(shop, id, 'accept')
    const { invoiceNumber, invoicedAt } = await read(id)
    expect(invoiceNumber).toBe(numberOf(1))
    expect(Math.abs(Date.now() - Date.parse(invoicedAt))).toBeLessThan(60_000)
    const all = { amount: { amount: 5750, currency: 'USD' }, bankReference: `T-${id}` }
    await runOrderAction(shop, id, 'recordTransfer', all)
    expect((await read(id)).invoiceNumber).toBe(numberOf(1))
    expect(await timeline(id)).toEqual(['placed', 'in_progress', 'invoiced', 'paid'])

    const paidFirst = await ordered()
    await runOrderAction(shop, paidFirst, 'recordTransfer', {
      ...all,
      bankReference: `T-${paidFirst}`,
    })
    await runOrderAction(shop, paidFirst, 'accept')
    expect(await timeline(paidFirst)).toEqual(['placed', 'paid', 'invoiced', 'in_progress'])
    expect((await read(paidFirst)).invoiceNumber).toBe(numberOf(2))
  })

  it('leaves no gap in the numbers when its order is undone', async () => {
    const id = await ordered()
    const { db, orders } = shop.server
    const failed = db.transaction().execute(async (inner) => {
      await issueInvoice(orders, inner, id)
      throw new Error('and then it failed')
    })
    await expect(failed).rejects.toThrow('and then it failed')
    expect((await read(id)).invoiceNumber).toBe(null)
    await runOrderAction(shop, id, 'reject', { reason: 'staff' })
    const next = await ordered()
    await runOrderAction(shop, next, 'accept')
    expect((await read(next)).invoiceNumber).toBe(numberOf(3))
  })

  it('states the period that a price covers, as the order does, even if the product changes', async () => {
    const { id: product } = await createProduct(shop, {
      type: 'subscription',
      subscriptionType: 'platform',
      subscriptionPeriod: 'monthly',
      price: 900,
    })
    const { body } = await placeOrder(buyer.call, [{ product, quantity: 2 }])
    const id = String(body.data._id)
    await shop.staff('PATCH', `/api/marketplace/products/${product}`, {
      body: { subscriptionPeriod: 'annual' },
    })
    await runOrderAction(shop, id, 'accept')
    expect((await read(id)).items).toMatchObject([{ period: 'monthly' }])
    expect(wordsOf((await pageOf(id)).body)).toContain(' 2 9.00 per month ')
    expect(wordsOf((await pageOf(id, '?language=ar')).body)).toMatch(/٩٫٠٠ شهريًا/)
  })

  it('says what was sold to whom, and adds up', async () => {
    const id = await ordered()
    await runOrderAction(shop, id, 'accept')
    const { number, invoiceNumber } = await read(id)
    const { status, headers, body } = await pageOf(id)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).toContain('<html lang="en" dir="ltr">')
    expect(body).toContain(`<title>${invoiceNumber}</title>`)
    const words = wordsOf(body)
    for (const piece of [
      'Tax invoice فاتورة ضريبية',
      invoiceNumber,
      number,
      'Marsad Trading LLC',
      'VAT number: 300123456700003',
      'Noura Salem',
      'King Fahd Road 1',
      'Saudi Arabia',
      buyer.email,
      'Soil sensor &lt;1&gt;',
      thing.code,
      'Subtotal $50.00',
      'VAT 15% $7.50',
      'Total $57.50',
      'Amount due $57.50',
      'Bank transfer',
      'SA18 9900 0000 0608 0101 6751',
      'NAJDSAR1',
      'All amounts in USD',
    ])
      expect(words).toContain(piece)
    expect(words).toMatch(/ 2 25\.00 7\.50 57\.50 /)
    expect(words).not.toMatch(/undefined|NaN|\[object|Gift card|Paid|Discount/)
  })

  it('is right to left in Arabic, with Arabic digits', async () => {
    const id = await ordered()
    await runOrderAction(shop, id, 'accept')
    const { body } = await pageOf(id, '?language=ar')
    expect(body).toContain('<html lang="ar" dir="rtl">')
    const words = wordsOf(body)
    for (const piece of [
      'فاتورة ضريبية Tax invoice',
      'شركة مرصد للتجارة ذ.م.م',
      'المملكة العربية السعودية',
      'ضريبة القيمة المضافة ١٥٪ ٧٫٥٠ $',
      'الإجمالي ٥٧٫٥٠ $',
      'المبلغ المستحق ٥٧٫٥٠ $',
    ])
      expect(words).toContain(piece)
    expect(body).toContain('<bdi dir="ltr">SA18 9900 0000 0608 0101 6751</bdi>')
  })

  it('says what was paid, and demands nothing more', async () => {
    const id = await ordered()
    const all = { amount: { amount: 6000, currency: 'USD' }, bankReference: `P-${id}` }
    await runOrderAction(shop, id, 'recordTransfer', all)
    const words = wordsOf((await pageOf(id)).body)
    expect(words).toContain('Paid in full')
    expect(words).toContain('Total $57.50 Paid −$57.50 Amount due $0.00 Refunded $2.50')
    expect(words).not.toContain('IBAN')
    await runOrderAction(shop, id, 'reject', { reason: 'customer' })
    const cancelled = wordsOf((await pageOf(id)).body)
    expect(cancelled).toContain('Order cancelled')
    expect(cancelled).toContain('Paid −$57.50 Amount due $0.00 Refunded $60.00')
  })

  it('adds up after a refund, which stands outside of the total', async () => {
    const id = await ordered()
    const amount = (minor: number) => ({ amount: minor, currency: 'USD' })
    await runOrderAction(shop, id, 'recordTransfer', {
      amount: amount(5750),
      bankReference: `G-${id}`,
    })
    await runOrderAction(shop, id, 'refund', { amount: amount(1750), reason: 'Late' })
    const partly = wordsOf((await pageOf(id)).body)
    expect(partly).toContain('Partially refunded')
    expect(partly).toContain('Total $57.50 Paid −$57.50 Amount due $0.00 Refunded $17.50')
    await runOrderAction(shop, id, 'refund', { amount: amount(4000), reason: 'Broken' })
    const whole = wordsOf((await pageOf(id)).body)
    expect(whole).not.toMatch(/Partially|Paid in full/)
    expect(whole).toContain('Total $57.50 Paid −$57.50 Amount due $0.00 Refunded $57.50')
  })

  it('of an order that ended unpaid demands nothing and says why', async () => {
    const id = await ordered()
    await runOrderAction(shop, id, 'accept')
    expect(wordsOf((await pageOf(id)).body)).toContain('Due $57.50')
    await runOrderAction(shop, id, 'reject', { reason: 'staff' })
    expect(wordsOf((await pageOf(id)).body)).toContain(
      'Total $57.50 No longer due −$57.50 Amount due $0.00',
    )
  })

  it('has all content in landmarks, and aligns Arabic amounts to the end', async () => {
    const id = await ordered()
    const all = { amount: { amount: 5750, currency: 'USD' }, bankReference: `L-${id}` }
    await runOrderAction(shop, id, 'recordTransfer', all)
    const { body } = await pageOf(id, '?language=ar')
    expect(body).toMatch(
      /<body>\s*<aside class="keep"><p>[^<]*<\/p><button[^<]*<\/button><\/aside>\s*<main>/,
    )
    expect(body).toContain('<dd><span class="sign">\u061c−</span>٥٧٫٥٠\u00a0$</dd>')
  })

  it('says where prices include tax, and shows later changes', async () => {
    const id = await ordered()
    await runOrderAction(shop, id, 'accept')
    await runSql(
      shop.server.db,
      `update orders set tax_included = true, discount = 250, tax = 620, rounding = 1, total = 4751,
         gift_card = 751, due = 4000, paid = 1000 where id = $1`,
      [id],
    )
    expect(wordsOf((await pageOf(id)).body)).toContain(
      'Subtotal $50.00 Discount −$2.50 Shipping Free Rounding $0.01 Total $47.51 ' +
        'Including VAT 15% $6.20 Total excluding VAT $41.31 ' +
        'Gift card −$7.51 Paid −$10.00 Amount due $30.00',
    )
  })

  it('of a company is addressed to it', async () => {
    const root = await createCompany(shop, 1, {
      companyName: 'Najd & Sons',
      address: { country: 'SA', city: 'Jeddah', address: 'Corniche 9' },
    })
    const id = await ordered(root.call)
    await runOrderAction(shop, id, 'accept')
    const { body } = await own(id, root.call)
    const words = wordsOf((await shop.anonymous('GET', body.data.url)).body)
    expect(words).toMatch(/Billed to Najd &amp; Sons Noura Salem Corniche 9 Jeddah Saudi Arabia/)
  })

  it('opens by its signed address alone, for ten minutes', async () => {
    const id = await ordered()
    await runOrderAction(shop, id, 'accept')
    const { url } = (await own(id)).body.data
    const opened = await shop.anonymous('GET', url)
    expect(opened.status).toBe(200)
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(opened.body) ?? []
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(opened.body) ?? []
    const [styleHash, scriptHash] = [style, script].map((each) =>
      createHash('sha256').update(each).digest('base64'),
    )
    expect(opened.headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${styleHash}'; script-src 'sha256-${scriptHash}'; img-src 'self'; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
    )
    expect(opened.headers['cache-control']).toBe('no-store')
    expect(opened.headers['referrer-policy']).toBe('no-referrer')
    // It runs only the script that prints it.
    expect(script).toContain('print()')
    expect(opened.body.match(/<script/g)).toHaveLength(1)
    expect(opened.body).not.toMatch(/ style=| on\w+="/)
    expect(opened.body).toMatch(/<button class="print" type="button" hidden>Print or save</)

    const other = await ordered()
    const [token = ''] = url.split('/').slice(-1)
    const forged = [
      url.replace(id, other),
      url.replace('.en.', '.ar.'),
      url.replace(token, token.split('.').slice(0, 3).join('.')),
      url.slice(0, -1),
      `${url}x`,
      url.replace(token, 'x'),
      url.replace(/\.en\.\w+\./, '.en.zzzzzzz.'),
    ]
    for (const each of forged) {
      const { status, body, headers } = await shop.anonymous('GET', each)
      expect([each, status]).toEqual([each, 404])
      expect(body).toContain('This link has expired')
      expect(headers['cache-control']).toBe('no-store')
    }
    vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] })
    const late = await shop.anonymous('GET', url, { headers: { 'accept-language': 'ar' } })
    vi.useRealTimers()
    expect(late.status).toBe(404)
    expect(late.body).toContain('انتهت صلاحية هذا الرابط')
  })

  it('is available only to those who may read the order', async () => {
    const root = await createCompany(shop, 2)
    const foreign = await createCompany(shop, 3)
    const id = await ordered(root.call)
    await runOrderAction(shop, id, 'accept')
    expect((await own(id, root.call)).status).toBe(200)
    for (const call of [foreign.call, buyer.call]) expect((await own(id, call)).status).toBe(404)
    expect((await own(id, shop.anonymous)).status).toBe(401)
    const path = `/api/marketplace/orders/${id}/invoice`
    const asCompany = (who: string, ...permissions: string[]) =>
      shop.asAccount({ kind: 'company', id: who, permissions })('POST', path)
    expect((await asCompany(root.id, 'orders:read')).status).toBe(200)
    expect((await asCompany(root.id)).status).toBe(403)
    expect((await asCompany(foreign.id, 'orders:read')).status).toBe(404)
    expect((await own(id, root.call, '?language=fr')).status).toBe(400)
    expect((await own(id, root.call, '?language=ar')).body.data.url).toContain('.ar.')
    const inArabic = { headers: { 'accept-language': 'ar' } }
    expect((await shop.staff('POST', path, inArabic)).body.data.url).toContain('.ar.')
  })
})

it('an invoice shows the tax number of the buying company', async () => {
  const shop = await openShop('pglite')
  const root = await createCompany(shop, 1, { taxNumber: '310987654300003' })
  const thing = await createShippableProduct(shop)
  const { body } = await placeOrder(root.call, [{ product: thing.id, quantity: 1 }])
  await runOrderAction(shop, body.data._id, 'accept')
  const { body: link } = await root.call(
    'GET',
    `/api/marketplace-customer/orders/${body.data._id}/invoice`,
  )
  const page = await shop.anonymous('GET', link.data.url)
  expect(page.body).toContain('VAT number: <bdi dir="ltr">310987654300003</bdi>')
  await shop.close()
})

describe('concurrent invoices on PostgreSQL', () => {
  let shop: Shop
  beforeAll(async () => void (shop = await openShop('postgres')))
  afterAll(() => shop.close())

  it('get consecutive numbers without gaps, whoever issues them', async () => {
    const thing = await createProduct(shop, { stock: 1000, price: 1000 })
    const sent = await createShippableProduct(shop, { stock: 1000, price: 1000 })
    const buyers = [
      await createCustomer(shop, 1),
      await createCustomer(shop, 2),
      await createCustomer(shop, 3),
    ]
    const ids: string[] = []
    for (let at = 0; at < 30; at += 1) {
      const product = at % 2 ? thing.id : sent.id
      const buyer = buyers[at % 3]
      if (!buyer) throw new Error('no buyer')
      const { body } = await placeOrder(buyer.call, [{ product, quantity: 1 }])
      ids.push(String(body.data._id))
    }
    // Each is accepted twice and paid, all at once; every tenth is rejected at the same time.
    const answers = await Promise.all(
      ids.flatMap((id, at) => [
        runOrderAction(shop, id, 'accept'),
        runOrderAction(shop, id, 'recordTransfer', {
          amount: { amount: 1000, currency: 'USD' },
          bankReference: `R-${id}`,
        }),
        at % 10
          ? runOrderAction(shop, id, 'accept')
          : runOrderAction(shop, id, 'reject', { reason: 'staff' }),
      ]),
    )
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const { rows } = await runSql<{ invoice: string; events: number }>(
      shop.server.db,
      `select o.invoice_number as invoice, (select count(*)::int from order_events e
         where e.order_id = o.id and e.kind = 'invoiced') as events
       from orders o where o.invoice_number is not null order by 1`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(27)
    expect(rows).toEqual(rows.map((_, at) => ({ invoice: numberOf(at + 1), events: 1 })))
  })
})

it('only a country with a single time zone has a time zone', () => {
  expect([
    timeZoneOf('SA'),
    timeZoneOf('AE'),
    timeZoneOf('US'),
    timeZoneOf(undefined),
    timeZoneOf('x'),
  ]).toEqual(['Asia/Riyadh', 'Asia/Dubai', 'UTC', 'UTC', 'UTC'])
})
