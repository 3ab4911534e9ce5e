import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Resource } from '#resource/resource.ts'
import { runSql } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import {
  runOrderAction,
  placeOrder,
  createProduct,
  type SampleProduct,
} from '../support/commerce.ts'
import { requestDashboard, march, readDashboard, today } from '../support/dashboard.ts'
import { createCompany, createCustomer, type Person } from '../support/people.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/** Singletons with texts, which have no list of their own. */
const isOne = ({ singleton, translatable }: Resource): boolean =>
  singleton && translatable.length > 0

describeOnEachDatabase('the dashboard on %s', (dialect) => {
  let shop: Shop
  let buyer: Person
  let root: Person
  let cheap: SampleProduct
  let dear: SampleProduct

  beforeAll(async () => {
    shop = await openShop(dialect)
  })
  afterAll(() => shop.close())

  const total = async (address: string): Promise<number> =>
    (await shop.staff('GET', `/api/marketplace/${address}`)).body.meta.total

  /** Inserts an order that was placed at that time. */
  const placed = async (at: string, items: Record<string, number>, person = buyer) => {
    const lines = Object.entries(items).map(([product, quantity]) => ({ product, quantity }))
    const { status, body } = await placeOrder(person.call, lines)
    expect([status, body.error]).toEqual([201, undefined])
    const id = String(body.data._id)
    await runSql(shop.server.db, 'update orders set placed_at = $2 where id = $1', [id, at])
    return { id, total: Number(body.data.total.amount) }
  }

  it('of a new shop is empty', async () => {
    const data = await readDashboard(shop.staff)
    expect(data.figures).toEqual({
      orders: { value: 0, before: 0 },
      revenue: { value: usd(0), before: usd(0) },
      averageOrder: { value: null, before: null },
      newCustomers: { value: 0, before: 0 },
    })
    expect(data.period).toEqual({
      ...march,
      unit: 'day',
      until: march.to,
      before: { from: '2026-02-01T00:00:00.000Z', to: '2026-02-28T23:59:59.999Z' },
    })
    expect(data.series).toHaveLength(31)
    expect(data.series[0]).toEqual({ at: march.from, orders: 0, revenue: usd(0) })
    expect(sum(data.byStatus.map(({ count }: { count: number }) => count))).toBe(0)
    expect(data).toMatchObject({
      otherCurrencies: 0,
      bestProducts: [],
      lowStock: { count: 0, records: [] },
      licences: { count: 0, records: [] },
      discounts: { count: 0, records: [] },
      requests: { waiting: 0, records: [] },
      payments: { count: 0 },
      begun: { products: false, shippingMethods: false, orders: false },
    })
    // Singletons exist from the start.
    const all = [...shop.catalogue.values()].filter(isOne).length
    const everything = { complete: all, outdated: 0, total: all }
    expect(data.translations).toEqual({
      languages: [
        { language: 'en', ...everything },
        { language: 'ar', ...everything },
      ],
      gaps: [],
    })
  })

  describe('of a shop with sales', () => {
    beforeAll(async () => {
      buyer = await createCustomer(shop, 1)
      root = await createCompany(shop, 1)
      cheap = await createProduct(shop, { stock: 1000, price: 1000 })
      dear = await createProduct(shop, { stock: 1000, price: 70_000 })
      await placed('2026-02-15T12:00:00Z', { [cheap.id]: 4 })
      await placed('2026-03-10T09:00:00Z', { [cheap.id]: 30 })
      await placed('2026-03-10T22:30:00Z', { [dear.id]: 1, [cheap.id]: 2 }, root)
      await placed('2026-03-20T12:00:00Z', { [cheap.id]: 1 })
      const rejected = await placed('2026-03-21T12:00:00Z', { [dear.id]: 100 })
      await runOrderAction(shop, rejected.id, 'reject', { reason: 'inventory' })
      const foreign = await placed('2026-03-22T12:00:00Z', { [dear.id]: 50 })
      await runSql(shop.server.db, `update orders set total_currency = 'EUR' where id = $1`, [
        foreign.id,
      ])
      await placed('2026-04-01T00:00:00Z', { [dear.id]: 1 })
    })

    it('adds up the orders', async () => {
      const data = await readDashboard(shop.staff)
      const list = await shop.staff(
        'GET',
        `/api/marketplace/orders?limit=100&placedAt[gte]=${march.from}&placedAt[lte]=${march.to}`,
      )
      type Order = { status: string; total: { amount: number; currency: string } }
      const orders: Order[] = list.body.data
      const sold = orders.filter(
        ({ status, total: { currency } }) => status !== 'rejected' && currency === 'USD',
      )
      const revenue = sum(sold.map((order) => order.total.amount))
      expect(revenue).toBe(30_000 + 72_000 + 1000)
      expect(data.figures).toMatchObject({
        orders: { value: 4, before: 1 },
        revenue: { value: usd(revenue), before: usd(4000) },
        averageOrder: { value: usd(Math.round(revenue / 3)), before: usd(4000) },
      })
      expect(data.otherCurrencies).toBe(1)
      // Revenue, average and count all exclude rejected orders.
      expect(sum(data.series.map((each: { orders: number }) => each.orders))).toBe(4)
      expect(sum(data.series.map((each: any) => each.revenue.amount))).toBe(revenue)
      for (const { status, count } of data.byStatus)
        expect([status, count]).toEqual([
          status,
          orders.filter((order) => order.status === status).length,
        ])
      expect(sum(data.byStatus.map((each: { count: number }) => each.count))).toBe(5)
    })

    it('counts days in the time zone of the reader', async () => {
      const ordersOn = async (day: string, timeZone: string) => {
        const { series } = await readDashboard(shop.staff, march, timeZone)
        const clock = new Intl.DateTimeFormat('en-CA', { timeZone })
        const on = series.find(({ at }: { at: string }) => clock.format(new Date(at)) === day)
        return on?.orders
      }
      expect(await ordersOn('2026-03-10', 'UTC')).toBe(2)
      expect(await ordersOn('2026-03-11', 'UTC')).toBe(0)
      expect(await ordersOn('2026-03-10', 'Asia/Riyadh')).toBe(1)
      expect(await ordersOn('2026-03-11', 'Asia/Riyadh')).toBe(1)
    })

    it('counts hours when the period is two days or less', async () => {
      const period = { from: '2026-03-09T18:30:00.000Z', to: '2026-03-10T18:29:59.999Z' }
      const data = await readDashboard(shop.staff, period, 'Asia/Kolkata')
      expect(data.period.unit).toBe('hour')
      expect(data.series).toHaveLength(24)
      expect(data.series.filter((each: { orders: number }) => each.orders)).toEqual([
        { at: '2026-03-10T08:30:00.000Z', orders: 1, revenue: usd(30_000) },
      ])
      expect((await readDashboard(shop.staff, march, 'Neverland/Nowhere')).period.unit).toBe('day')
    })

    it('counts days of 23 hours as days', async () => {
      const period = { from: '2026-03-27T23:00:00.000Z', to: '2026-03-30T21:59:59.999Z' }
      const { series } = await readDashboard(shop.staff, period, 'Europe/Berlin')
      expect(series.map(({ at }: { at: string }) => at)).toEqual([
        '2026-03-27T23:00:00.000Z',
        '2026-03-28T23:00:00.000Z',
        '2026-03-29T22:00:00.000Z',
      ])
    })

    it('compares a current period with an equal part of the previous one', async () => {
      const day = today()
      const yesterday = (hoursAgo: number) =>
        new Date(Date.now() - (24 + hoursAgo) * 3_600_000).toISOString()
      const before = await readDashboard(shop.staff, day)
      await placed(new Date().toISOString(), { [cheap.id]: 1 })
      await placed(yesterday(0.001), { [cheap.id]: 1 })
      await placed(yesterday(-0.01), { [cheap.id]: 1 })
      const { figures, period } = await readDashboard(shop.staff, day)
      const inYesterday = Number(yesterday(0.001) >= period.before.from)
      expect(figures.orders).toEqual({
        value: before.figures.orders.value + 1,
        before: before.figures.orders.before + inYesterday,
      })
      expect(figures.newCustomers.value).toBe(1)
      expect(Date.parse(period.before.to)).toBeLessThanOrEqual(Date.now() - 86_400_000)
    })

    it('names the best-selling products', async () => {
      const { bestProducts } = await readDashboard(shop.staff)
      expect(
        bestProducts.map(({ product, quantity, revenue }: any) => [
          product.code,
          quantity,
          revenue.amount,
        ]),
      ).toEqual([
        [dear.code, 1, 70_000],
        [cheap.code, 33, 33_000],
      ])
      expect(bestProducts[0].product).toMatchObject({ _id: dear.id, name: expect.any(String) })
    })

    it('shows a company only its own orders', async () => {
      const permissions = ['orders:read', 'products:read']
      const office = shop.asAccount({ id: root.id, kind: 'company', company: root.id, permissions })
      const data = await readDashboard(office)
      expect(data.figures).toEqual({
        orders: { value: 1, before: 0 },
        revenue: { value: usd(72_000), before: usd(0) },
        averageOrder: { value: usd(72_000), before: null },
        newCustomers: null,
      })
      expect(data.otherCurrencies).toBe(0)
      expect(sum(data.series.map((each: { orders: number }) => each.orders))).toBe(1)
      expect(data.bestProducts.map(({ quantity }: { quantity: number }) => quantity)).toEqual([
        1, 2,
      ])
      const stranger = { id: newId(), kind: 'company', company: newId(), permissions } as const
      expect((await readDashboard(shop.asAccount(stranger))).figures.orders.value).toBe(0)
    })
  })

  describe('permissions', () => {
    const services = (data: Record<string, unknown>) =>
      Object.entries(data)
        .filter(
          ([name, part]) =>
            part !== null && !['period', 'currency', 'figures', 'begun'].includes(name),
        )
        .map(([name]) => name)
        .toSorted()

    it('limit what each reader sees', async () => {
      const none = await readDashboard(shop.withPermissions())
      expect(services(none)).toEqual([])
      expect(Object.values(none.figures)).toEqual([null, null, null, null])
      expect(Object.values(none.begun)).toEqual([null, null, null])
      expect(services(await readDashboard(shop.withPermissions('inventory:read')))).toEqual([
        'lowStock',
      ])
      expect(services(await readDashboard(shop.withPermissions('orders:read')))).toEqual([
        'byStatus',
        'otherCurrencies',
        'payments',
        'series',
      ])
      expect(
        services(await readDashboard(shop.withPermissions('orders:*', 'products:read'))),
      ).toEqual([
        'bestProducts',
        'byStatus',
        'otherCurrencies',
        'payments',
        'series',
        'translations',
      ])
      expect((await readDashboard(shop.withPermissions('products:read'))).begun).toEqual({
        products: true,
        shippingMethods: null,
        orders: null,
      })
      const tags = await readDashboard(shop.withPermissions('tags:read'))
      expect(tags.translations.languages[0].total).toBe(await total('tags'))
      const people = await readDashboard(shop.withPermissions('customers:read'), today())
      expect(people.figures).toMatchObject({ orders: null, newCustomers: { value: 1 } })
    })

    it('are required: shoppers and signed-out visitors get 401', async () => {
      expect((await requestDashboard(shop.anonymous)).status).toBe(401)
      expect((await requestDashboard(buyer.call)).status).toBe(401)
    })

    it('do not hide errors in the period, named by field', async () => {
      const refusal = async (query: string) => {
        const { status, body } = await requestDashboard(shop.staff, query)
        return [status, body.error?.fields]
      }
      expect(await refusal('')).toEqual([
        400,
        { '/from': 'From is required', '/to': 'To is required' },
      ])
      expect(await refusal(`?from=soon&to=${march.to}`)).toEqual([
        400,
        { '/from': 'From must be a date' },
      ])
      expect(await refusal(`?from=${march.to}&to=${march.from}`)).toEqual([
        400,
        { '/to': 'To must be later than the start' },
      ])
      expect(await refusal('?from=2026-01-01T00:00:00Z&to=2027-02-06T00:00:00Z')).toEqual([
        400,
        { '/to': 'To Must Be Less Than Or Equal To 2027-02-05T00:00:00.000Z' },
      ])
      expect(await refusal(`?from=${march.from}&to=${march.to}&resource=orders`)).toEqual([
        400,
        { '/resource': '"resource" is not a known field' },
      ])
      for (const year of ['0001', '9999'])
        expect((await refusal(`?from=${year}-01-01T00:00:00Z&to=${year}-01-02T00:00:00Z`))[0]).toBe(
          400,
        )
      expect((await refusal(`?from=${march.from}&to=${march.from}`))[0]).toBe(200)
    })
  })
})
