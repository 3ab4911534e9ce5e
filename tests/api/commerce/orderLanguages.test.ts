import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { placeOrder, createShippableProduct } from '../../support/commerce.ts'
import { createCustomer } from '../../support/people.ts'
import { openShop, type ApiCall, type Shop } from '../../support/shop.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

const inArabic =
  (call: ApiCall): ApiCall =>
  (method, url, { headers, ...rest } = {}) =>
    call(method, url, { ...rest, headers: { ...headers, 'accept-language': 'ar' } })

describeOnEachDatabase('an order placed in another language, on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(dialect)
  })
  afterAll(() => shop.close())

  /** Creates a record with English and Arabic texts. */
  const make = async (
    resource: string,
    { ar, ...body }: { ar: object; [field: string]: unknown },
  ) => {
    const made = await shop.staff('POST', `/api/marketplace/${resource}`, { body })
    expect([resource, made.body.error]).toEqual([resource, undefined])
    const url = `/api/marketplace/${resource}/${made.body.data._id}`
    await inArabic(shop.staff)('PATCH', url, { body: ar })
    return String(made.body.data._id)
  }

  it('shows staff all its names in their own language', async () => {
    const buyer = await createCustomer(shop, 1)
    const thing = await createShippableProduct(shop, {
      stock: 9,
      price: 10_000,
      name: 'Cold sensor',
    })
    const product = `/api/marketplace/products/${thing.id}`
    await inArabic(shop.staff)('PATCH', product, { body: { name: 'مستشعر برودة' } })
    await make('discounts', {
      title: 'Summer',
      type: 'market_discount',
      percentage: 10,
      active: true,
      ar: { title: 'الصيف' },
    })
    const group = await make('customer-groups', {
      title: 'Partners',
      reduction: 5,
      ar: { title: 'الشركاء' },
    })
    await shop.staff('POST', `/api/marketplace/customer-groups/${group}/push`, {
      body: { customers: [buyer.id] },
    })
    await make('shipping-methods', {
      title: 'Courier',
      price: { amount: 500, currency: 'USD' },
      active: true,
      ar: { title: 'مندوب' },
    })
    const items = [{ product: thing.id, quantity: 1 }]
    const placed = await placeOrder(inArabic(buyer.call), items)
    expect([placed.status, placed.body.error]).toEqual([201, undefined])
    const id: string = placed.body.data._id
    const namesFor = async (call: ApiCall, audience = 'marketplace') => {
      const { data } = (await call('GET', `/api/${audience}/orders/${id}`)).body
      const titles = data.rules.flatMap(({ title }: { title?: string }) => title ?? [])
      expect(JSON.stringify(data)).not.toContain('"names"')
      return [data.items[0].name, data.shippingMethod, ...titles.toSorted()]
    }
    const english = ['Cold sensor', 'Courier', 'Courier', 'Partners', 'Summer']
    const arabic = ['مستشعر برودة', 'مندوب', 'الشركاء', 'الصيف', 'مندوب']
    expect(await namesFor(shop.staff)).toEqual(english)
    expect(await namesFor(inArabic(shop.staff))).toEqual(arabic)
    expect(await namesFor(inArabic(buyer.call), 'marketplace-customer')).toEqual(arabic)

    // The order keeps the name it was placed with, whatever the name is today.
    await shop.staff('PATCH', product, { body: { name: 'Another name' } })
    expect(await namesFor(shop.staff)).toEqual(english)
    // Earlier orders only have the names in the language of their buyer.
    await runSql(shop.server.db, `update orders__items set facts = facts - 'names'`)
    await runSql(
      shop.server.db,
      `update orders set rules = (select jsonb_agg(rule - 'names') from jsonb_array_elements(rules) rule)`,
    )
    expect(await namesFor(inArabic(buyer.call), 'marketplace-customer')).toEqual(arabic)
    expect((await namesFor(shop.staff))[0]).toBe('Another name')
  })
})
