import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import {
  runOrderAction,
  placeOrder,
  riyadhAddress,
  createProduct,
  createShippableProduct,
  type SampleProduct,
} from '../../support/commerce.ts'
import { parseCsv, parseCsvRecords } from '../../support/csv.ts'
import { createCompany, createCustomer, type Person } from '../../support/people.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

describeOnEachDatabase('the CSV export of orders on %s', (dialect) => {
  let shop: Shop
  let buyer: Person
  let root: Person
  let sent: SampleProduct
  let digital: SampleProduct
  beforeAll(async () => {
    shop = await openShop(dialect)
    buyer = await createCustomer(shop, 1)
    root = await createCompany(shop, 1, { companyName: 'Najd, "the first"' })
    sent = await createShippableProduct(shop, { stock: 100_000, price: 2505 })
    digital = await createProduct(shop, { stock: 100_000, price: 1000 })
  })
  afterAll(() => shop.close())

  const ordered = async (person: Person = buyer, more: Record<string, unknown> = {}) => {
    const items = [
      { product: sent.id, quantity: 3 },
      { product: digital.id, quantity: 1 },
    ]
    const { status, body } = await placeOrder(person.call, items, more)
    expect([status, body.error]).toEqual([201, undefined])
    return { id: String(body.data._id), number: String(body.data.number) }
  }
  const exported = async (query = '', headers = {}, call = shop.staff) => {
    const answer = await call('GET', `/api/marketplace/orders/export${query}`, { headers })
    expect([answer.status, answer.body.error]).toEqual([200, undefined])
    const [head = [], ...rows] = parseCsv(String(answer.body).replace(/^\ufeff/, ''))
    return { ...answer, head, rows, records: parseCsvRecords(answer.body) }
  }

  it('begins with a byte order mark and a header, and ends every line correctly', async () => {
    const { headers, body, head, rows } = await exported()
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(headers['cache-control']).toBe('private, no-store')
    expect(body.startsWith('\ufeff_id,Number,Status,Payment,')).toBe(true)
    expect(body.endsWith('\r\n')).toBe(true)
    expect(new Set(rows.map((row) => row.length))).toEqual(
      new Set(rows.length ? [head.length] : []),
    )
  })

  it('lists buyers with machine-readable amounts', async () => {
    const { id, number } = await ordered(root, { note: 'Gate 4' })
    await runOrderAction(shop, id, 'accept')
    const placedAt = '2026-03-12 21:30:15.123456+00'
    await runSql(shop.server.db, 'update orders set placed_at = $2 where id = $1', [id, placedAt])
    const { records } = await exported(`?search=${number}`, { 'x-timezone': 'Asia/Riyadh' })
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject({
      Number: number,
      Placed: '2026-03-13T00:30:15+03:00',
      Status: 'In progress',
      'Payment method': 'Bank transfer',
      Customer: 'Noura Salem',
      Company: 'Najd, "the first"',
      Items: `${sent.code}×3; ${digital.code}×1`,
      'Items quantity': '4',
      Currency: 'USD',
      Subtotal: '85.15',
      Total: '85.15',
      Paid: '0.00',
      'Tax is included': 'No',
      'Shipping address': 'Noura Salem, King Fahd Road 1, Riyadh, Saudi Arabia',
      'Note of the customer': 'Gate 4',
    })
    expect(records[0]?.['Invoice']).toMatch(/^MAR-INV-/)
    for (const zone of ['Mars/Olympus', '', 'x'.repeat(100)]) {
      const named = await exported(`?search=${number}`, { 'x-timezone': zone })
      expect(named.records[0]?.['Placed']).toBe('2026-03-12T21:30:15+00:00')
    }
  })

  it('is in the language of the reader', async () => {
    const { number } = await ordered()
    const { head, records } = await exported(`?search=${number}`, { 'accept-language': 'ar' })
    expect(head.slice(0, 4)).toEqual(['_id', 'الرقم', 'الحالة', 'الدفع'])
    expect(records[0]).toMatchObject({
      الحالة: 'قيد الانتظار',
      العملة: 'USD',
      الإجمالي: '85.15',
      'وسيلة الدفع': 'تحويل بنكي',
    })
  })

  it('keeps user input unchanged, and never as a formula', async () => {
    const written = [
      '=HYPERLINK("http://evil.example";"x")',
      '+966 500 000 001',
      '-1+1',
      '@SUM(A1)',
      '\t=1',
      'شارع "النخيل"، رقم ٣',
      'two\nlines, and a "quote"',
      'plain',
    ]
    for (const note of written) {
      const fullName = note.trim().slice(0, 100)
      const { id, number } = await ordered(buyer, {
        shippingAddress: { ...riyadhAddress, fullName },
      })
      await runSql(shop.server.db, 'update orders set note = $2 where id = $1', [id, note])
      const { records, body } = await exported(`?search=${number}`)
      const isFormula = /^[=+\-@\t]/.test(note)
      expect(records[0]?.['Note of the customer']).toBe(isFormula ? `'${note}` : note)
      expect(records[0]?.['Customer']).toBe(/^[=+\-@]/.test(fullName) ? `'${fullName}` : fullName)
      expect(String(body)).not.toMatch(/(^|,|\n)"?[=+@\t]/)
    }
  })

  it('writes amounts with the decimals of their currency and a plain minus sign', async () => {
    const { id, number } = await ordered()
    const amounts = [
      ['KWD', 5, '0.005', -12_345, '-12.345'],
      ['JPY', 5, '5', -5, '-5'],
      ['USD', 5, '0.05', -5, '-0.05'],
    ] as const
    for (const [currency, total, totalCell, rounding, roundingCell] of amounts) {
      await runSql(
        shop.server.db,
        `update orders set total = $2, total_currency = $4, rounding = $3, rounding_currency = $4 where id = $1`,
        [id, total, rounding, currency],
      )
      const { records } = await exported(`?search=${number}&fields=total,rounding`)
      expect(records[0]).toEqual({
        _id: id,
        Total: totalCell,
        Rounding: roundingCell,
        Currency: currency,
      })
    }
  })

  it('follows the filters, the search and the refusals of the list', async () => {
    const one = await ordered()
    const rejected = await runOrderAction(shop, one.id, 'reject', { reason: 'inventory' })
    expect([rejected.status, rejected.body.error]).toEqual([200, undefined])
    for (const query of [
      '?status=rejected',
      '?status=pending&status=in_progress',
      `?customer=${buyer.id}`,
      '?total[gte]=8000',
      `?search=${encodeURIComponent('Najd')}`,
      '?search=nowhere-to-be-found',
      '?company[exists]=true&paymentStatus=awaiting_transfer',
    ]) {
      const joined = query.includes('?') ? `${query}&limit=100` : query
      const list = await shop.staff('GET', `/api/marketplace/orders${joined}`)
      const { records } = await exported(`${query}&page=3&limit=1&sort=total`)
      expect([query, records.map((each) => each['Number'])]).toEqual([
        query,
        list.body.data.map((each: { number: string }) => each.number),
      ])
    }
    const { records } = await exported('?status=rejected')
    expect(records[0]).toMatchObject({ 'Reason of rejection': 'Out of stock' })
    for (const query of ['?status=nonsense', '?unknown=1', '?total[gte]=many']) {
      const { status } = await shop.staff('GET', `/api/marketplace/orders/export${query}`)
      expect([query, status]).toEqual([query, 400])
    }
  })

  it('contains only orders the reader may see', async () => {
    const foreign = await createCompany(shop, 2)
    const own = await ordered(root)
    await ordered(foreign)
    const as = (id: string, ...permissions: string[]) =>
      shop.asAccount({ kind: 'company', id, company: id, permissions })
    const { records } = await exported('', {}, as(root.id, 'orders:read'))
    expect(records.map((each) => each['Number'])).toContain(own.number)
    expect(new Set(records.map((each) => each['Company']))).toEqual(new Set(['Najd, "the first"']))
    const path = '/api/marketplace/orders/export'
    expect((await as(root.id)('GET', path)).status).toBe(403)
    expect((await buyer.call('GET', path)).status).toBe(401)
    expect((await shop.anonymous('GET', path)).status).toBe(401)
    // A field the caller may not read cannot be used in a filter either.
    const guarded = `${path}?staffNote%5Bcontains%5D=x`
    expect((await as(root.id, 'orders:read')('GET', guarded)).status).toBe(403)
    expect((await shop.staff('GET', guarded)).status).toBe(200)
  })

  it('contains every order once, even those of the same instant', async () => {
    const { id } = await ordered()
    await runSql(
      shop.server.db,
      `insert into orders (id, buyer_id, number, status, payment_status, payment_method, placed_at, created_at, customer_name,
         email, language, items_quantity, total, total_currency, search_text)
       select gen_random_uuid(), o.buyer_id, 'MANY-' || lpad(n::text, 5, '0'), 'delivered', 'paid', 'card',
         at, at, 'Many', o.email, 'en', 1,
         n, 'USD', 'many-' || n
       from orders o, generate_series(1, 1750) n,
         lateral (select timestamptz '2026-01-01 00:00:00.0005+00' + (n / 40) * interval '250 microseconds' as at) m
       where o.id = $1`,
      [id],
    )
    const { records } = await exported('?status=delivered&paymentMethod=card')
    expect(records).toHaveLength(1750)
    expect(new Set(records.map((each) => each['Number'])).size).toBe(1750)
    const placed = records.map((each) => String(each['Placed']))
    expect(placed).toEqual(placed.toSorted().toReversed())
    // A search with exactly one page of matches does not continue with similar records.
    const { records: alike } = await exported('?search=many-1')
    expect(alike).toHaveLength(862)
    await runSql(
      shop.server.db,
      `delete from orders where number like 'MANY-%' and number > 'MANY-00500'`,
    )
    expect((await exported('?search=many-')).records).toHaveLength(500)
  })
})
