import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createGiftCard,
  runOrderAction,
  stockLevelOf,
  placeOrder,
  createProduct,
  createShippableProduct,
  type SampleProduct,
} from '../../support/commerce.ts'
import { createLicenceProduct, createSubscriptionProduct } from '../../support/licences.ts'
import {
  createCompany,
  createCustomer,
  createTenant,
  createTenantUser,
  type Person,
} from '../../support/people.ts'
import { openShop, type ApiCall, type Shop } from '../../support/shop.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })

describeOnEachDatabase('the price of a cart on %s', (dialect) => {
  let shop: Shop
  let buyer: Person
  let sensor: SampleProduct
  const create = async (resource: string, body: Record<string, unknown>) => {
    const made = await shop.staff('POST', `/api/marketplace/${resource}`, { body })
    if (made.status !== 201) throw new Error(JSON.stringify(made.body))
    return made.body.data
  }
  const price = async (
    call: ApiCall,
    items: Readonly<Record<string, number>>,
    query = '',
    language = 'en',
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const list = Object.entries(items).map(([id, quantity]) => `${id}:${quantity}`)
    const url = `/api/marketplace-customer/orders/pricing?items=${list.join(',')}${query}`
    const answer = await call('GET', url, {
      headers: { 'accept-language': language, ...headers },
    })
    expect([answer.status, answer.body.error]).toEqual([200, undefined])
    return answer.body.data
  }

  beforeAll(async () => {
    shop = await openShop(dialect)
    buyer = await createCustomer(shop, 1)
    sensor = await createShippableProduct(shop, { stock: 50, price: 1999 })
    await create('tax-rates', { title: 'VAT', country: 'SA', rate: 15 })
    await create('shipping-methods', {
      title: 'Standard',
      price: usd(1500),
      freeFrom: usd(50_000),
      active: true,
    })
    await create('shipping-methods', {
      title: 'Fast',
      price: usd(4500),
      countries: ['SA'],
      active: true,
    })
  })
  afterAll(() => shop.close())

  it('accepts a unique discount code in any case', async () => {
    const discount = {
      title: 'Case',
      type: 'code_discount',
      percentage: 50,
      products: [sensor.id],
    }
    const made = await create('discounts', { ...discount, code: 'sCeNt-9' })
    expect(made.code).toBe('SCENT-9')
    const twin = { body: { ...discount, code: 'ScEnT-9' } }
    const { status, body } = await shop.staff('POST', '/api/marketplace/discounts', twin)
    expect([status, Object.keys(body.error.fields)]).toEqual([409, ['/code']])
    await shop.staff('DELETE', `/api/marketplace/discounts/${made._id}`)
  })

  it('is public and shows tax, delivery and every rule applied', async () => {
    const quoted = await price(shop.anonymous, { [sensor.id]: 3 }, '&country=SA')
    expect(quoted).toMatchObject({
      subtotal: usd(5997),
      discount: usd(0),
      shipping: usd(1500),
      tax: usd(900 + 225),
      total: usd(5997 + 1500 + 1125),
      due: usd(8622),
      taxRate: 1500,
      taxIncluded: false,
    })
    expect(quoted.lines[0]).toMatchObject({ code: sensor.code, available: 50, problem: null })
    expect(quoted.rules.map((each: { kind: string }) => each.kind)).toEqual(['shipping', 'tax'])
    expect(quoted.shippingMethods).toHaveLength(2)
    const fast = quoted.shippingMethods[1]._id
    expect(
      (await price(shop.anonymous, { [sensor.id]: 3 }, `&country=SA&shippingMethod=${fast}`))
        .shipping,
    ).toEqual(usd(4500))
    const abroad = await price(shop.anonymous, { [sensor.id]: 3 }, '&country=DE')
    expect([abroad.tax, abroad.shippingMethods.length]).toEqual([usd(0), 1])
  })

  it('uses the tax of the caller’s default address, and so does the order', async () => {
    await create('tax-rates', { title: 'VAT', country: 'OM', rate: 5 })
    const other = await createCustomer(shop, 2)
    const saved = {
      fullName: 'Noura',
      city: 'muscat',
      address: 'Street 1',
      phoneNumber: '+96824123456',
    }
    const made = await other.call('POST', '/api/marketplace-customer/addresses', {
      body: { ...saved, country: 'OM' },
    })
    expect([made.status, made.body.error]).toEqual([201, undefined])
    expect((await price(other.call, { [sensor.id]: 3 })).taxRate).toBe(500)
    expect((await price(other.call, { [sensor.id]: 3 }, '&country=SA')).taxRate).toBe(1500)
    expect((await price(shop.anonymous, { [sensor.id]: 3 })).taxRate).toBe(1500)
    const licence = await createProduct(shop, { stock: 5, price: 1000 })
    const { total } = await price(other.call, { [licence.id]: 1 })
    expect(total).toEqual(usd(1050))
    const placed = await placeOrder(other.call, [{ product: licence.id, quantity: 1 }], {
      shippingAddress: undefined,
      expectedTotal: total,
    })
    expect([placed.status, placed.body.data?.total]).toEqual([201, total])
  })

  it('is split into today and the cost of each further period', async () => {
    const monthly = await createSubscriptionProduct(shop, { price: 1000 })
    const forEver = await createLicenceProduct(shop, { price: 700, period: 'perpetual' })
    const quoted = await price(shop.anonymous, { [monthly.id]: 2, [forEver.id]: 1, [sensor.id]: 1 })
    expect(quoted.lines.map((line: { period: unknown }) => line.period)).toEqual([
      'monthly',
      null,
      null,
    ])
    expect(quoted.recurring).toEqual([{ period: 'monthly', amount: usd(2300) }])
    const items = [{ product: monthly.id, quantity: 2 }]
    const placed = await placeOrder(buyer.call, items, { shippingAddress: undefined })
    expect(placed.body.data?.recurring).toEqual(quoted.recurring)
  })

  it('equals the price of the order to the cent, with all discounts, a group and a gift card', async () => {
    const group = await create('customer-groups', {
      title: 'Resellers',
      reduction: 3,
      prices: [{ product: sensor.id, price: usd(1900) }],
    })
    const members = { body: { customers: [buyer.id] } }
    await shop.staff('POST', `/api/marketplace/customer-groups/${group._id}/push`, members)
    await create('discounts', {
      title: 'Line',
      type: 'product_discount',
      percentage: 12.5,
      products: [sensor.id],
      minimumQuantity: 2,
    })
    await create('discounts', { title: 'Worse', type: 'product_discount', percentage: 5 })
    await create('discounts', {
      title: 'Gulf',
      type: 'market_discount',
      percentage: 5,
      locations: ['SA'],
    })
    await create('discounts', {
      title: 'Code',
      type: 'code_discount',
      code: 'TEN',
      percentage: 10,
      usageLimit: 2,
    })
    const card = await createGiftCard(shop, 1000)
    const running = await shop.anonymous('GET', '/api/marketplace-customer/discounts')
    expect(running.body.data.map((each: { title: string }) => each.title)).toEqual([
      'Line',
      'Worse',
      'Gulf',
    ])
    const quoted = await price(buyer.call, { [sensor.id]: 4 }, '&country=SA', 'en', {
      'x-discount-code': 'ten',
      'x-gift-card': card.code.toLowerCase(),
    })
    const gross = 4 * 1900
    const first = Math.round(gross * 0.125)
    const second = Math.round((gross - first) * 0.05)
    const third = Math.round((gross - first - second) * 0.1)
    expect([quoted.subtotal, quoted.discount]).toEqual([usd(gross), usd(first + second + third)])
    expect(quoted.code).toMatchObject({ applied: true, message: 'ten is applied' })
    expect(quoted.giftCard).toEqual(usd(1000))
    expect(quoted.rules).toContainEqual(
      expect.objectContaining({ kind: 'lost_discount', title: 'Worse', reason: 'better_one' }),
    )
    const items = [{ product: sensor.id, quantity: 4 }]
    const codes = { code: 'TEN', giftCard: card.code }
    const wrong = await placeOrder(buyer.call, items, {
      ...codes,
      expectedTotal: usd(quoted.total.amount - 1),
    })
    expect([wrong.status, wrong.body.error.code, wrong.body.error.pricing.total]).toEqual([
      409,
      'cart_changed',
      quoted.total,
    ])
    const placed = await placeOrder(buyer.call, items, { ...codes, expectedTotal: quoted.total })
    expect([placed.status, placed.body.error]).toEqual([201, undefined])
    for (const sum of [
      'subtotal',
      'discount',
      'shipping',
      'tax',
      'rounding',
      'total',
      'giftCard',
      'due',
    ])
      expect([sum, placed.body.data[sum]]).toEqual([sum, quoted[sum]])
    const last = await price(buyer.call, { [sensor.id]: 4 }, '&country=SA', 'en', {
      'x-discount-code': 'TEN',
    })
    expect(last.code.message).toBe(
      "TEN is applied and if you use it now, It will expire, There's no cash back",
    )
    const arabic = await price(buyer.call, { [sensor.id]: 4 }, '', 'ar', {
      'x-discount-code': 'NOTHING',
    })
    expect(arabic.code).toMatchObject({
      applied: false,
      reason: 'unknown',
      message: 'غير موجود أو منتهي الصلاحية',
    })

    await runOrderAction(shop, placed.body.data._id, 'reject', { reason: 'staff' })
    const { body } = await shop.staff('GET', `/api/marketplace/gift-cards/${card.id}`)
    expect(body.data.balance).toEqual(usd(1000))
    const discounts = await shop.staff('GET', '/api/marketplace/discounts?sort=createdAt')
    expect(discounts.body.data.map((each: { used: number }) => each.used)).toEqual([0, 0, 0, 0])
    for (const { _id } of discounts.body.data)
      await shop.staff('POST', `/api/marketplace/discounts/${_id}/deactivate`)
    await shop.staff('DELETE', `/api/marketplace/customer-groups/${group._id}`)
  })

  it('leaves nothing to pay when a gift card suffices', async () => {
    const card = await createGiftCard(shop, 100_000)
    const note = await createProduct(shop, { stockMode: 'none', price: 700 })
    const placed = await placeOrder(buyer.call, [{ product: note.id, quantity: 1 }], {
      giftCard: card.code,
    })
    expect(placed.body.data).toMatchObject({
      status: 'delivered',
      paymentStatus: 'paid',
      paymentMethod: 'gift_card',
      due: usd(0),
    })
  })

  it('gives the reason for each unavailable line, as placing the order does', async () => {
    const root = await createCompany(shop, 1)
    const branch = await createTenant(shop, 1, root.id)
    await shop.staff('PATCH', `/api/marketplace/tenants/${branch}`, {
      body: { allowedDeviceProfileTypes: ['lorawan'] },
    })
    const user = await createTenantUser(shop, 1, { tenant: branch, company: root.id })
    const zigbee = await createProduct(shop, { communicationType: 'zigbee' })
    const dear = await createProduct(shop, { price: 100, stock: 1 })
    const kit = await createProduct(shop, {
      type: 'package',
      stockMode: 'none',
      includedProducts: [{ product: zigbee.id, quantity: 1 }],
    })
    const quoted = await price(user.call, { [zigbee.id]: 1, [dear.id]: 2, [kit.id]: 1 })
    expect(quoted.lines.map((line: { problem: { code: string } }) => line.problem.code)).toEqual([
      'purchase_barrier',
      'not_enough_stock',
      'purchase_barrier',
    ])
    expect((await placeOrder(user.call, [{ product: kit.id, quantity: 1 }])).status).toBe(403)
    const refused = await placeOrder(user.call, [{ product: zigbee.id, quantity: 1 }])
    expect(refused.status).toBe(403)
    expect(refused.body.error.message).toContain(quoted.lines[0].problem.message)
    const hidden = await createProduct(shop, { visible: false })
    expect((await price(user.call, { [hidden.id]: 1 })).missing).toEqual([hidden.id])
    expect(
      (await placeOrder(user.call, [{ product: hidden.id, quantity: 1 }])).body.error.code,
    ).toBe('not_for_sale')
    const foreign = await createProduct(shop, { price: 5 })
    expect(
      (await placeOrder(user.call, [{ product: foreign.id, quantity: 1 }], { code: 'NONE' })).body
        .error,
    ).toMatchObject({
      code: 'discount_invalid',
      message: 'Not found or expired',
    })
    expect((await placeOrder(user.call, [])).body.error.code).toBe('cart_empty')
    expect(
      (
        await placeOrder(user.call, [{ product: sensor.id, quantity: 1 }], {
          shippingAddress: undefined,
        })
      ).body.error.code,
    ).toBe('address_needed')
    const { body } = await shop.anonymous('POST', '/api/marketplace-customer/orders', { body: {} })
    expect(body.statusCode).toBe(401)
    const keyless = await user.call('POST', '/api/marketplace-customer/orders', {
      body: { cartId: branch, items: [], paymentMethod: 'card' },
    })
    expect(keyless.body.error.code).toBe('idempotency_key_needed')
  })

  const packageOf = (...contents: readonly (readonly [product: string, quantity: number])[]) =>
    createProduct(shop, {
      type: 'package',
      stockMode: 'derived',
      includedProducts: contents.map(([product, quantity]) => ({ product, quantity })),
    })

  it('counts the contents of nested packages, and rejects cycles', async () => {
    const part = await createProduct(shop, { stock: 13 })
    const inner = await packageOf([part.id, 2])
    const outer = await packageOf([inner.id, 3])
    const listed = await shop.staff(
      'GET',
      `/api/marketplace/products?sort=-stock&search=${outer.code}`,
    )
    expect(listed.body.data[0]).toMatchObject({ _id: outer.id, stock: 2 })
    expect((await placeOrder(buyer.call, [{ product: outer.id, quantity: 1 }])).status).toBe(201)
    expect(await stockLevelOf(shop, part.id)).toMatchObject({ reserved: 6, available: 7 })
    const put = (into: SampleProduct, content: Pick<SampleProduct, 'id'>) =>
      shop.staff('PATCH', `/api/marketplace/products/${into.id}`, {
        body: {
          includedProducts: [
            { product: part.id, quantity: 1 },
            { product: content.id, quantity: 1 },
          ],
        },
      })
    const refused = await put(inner, outer)
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([
      400,
      ['/includedProducts/1/product'],
    ])
    expect((await put(inner, inner)).status).toBe(400)
    expect((await put(inner, { id: inner.id.toUpperCase() })).status).toBe(400)
    const [one, two] = [await packageOf([part.id, 1]), await packageOf([part.id, 1])]
    const crossed = await Promise.all([put(one, two), put(two, one)])
    expect(crossed.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('breaks packages down into their counted contents', async () => {
    const [part, other] = [
      await createProduct(shop, { stock: 10 }),
      await createProduct(shop, { stock: 9 }),
    ]
    const kit = await packageOf([part.id, 2], [other.id, 3])
    const read = await shop.anonymous('GET', `/api/marketplace-customer/products/${kit.code}`)
    expect(read.body.data.stock).toBe(3)
    const placed = await placeOrder(buyer.call, [
      { product: kit.id, quantity: 2 },
      { product: part.id, quantity: 1 },
    ])
    expect(placed.status).toBe(201)
    expect([await stockLevelOf(shop, part.id), await stockLevelOf(shop, other.id)]).toMatchObject([
      { reserved: 5, available: 5 },
      { reserved: 6, available: 3 },
    ])
    expect((await placeOrder(buyer.call, [{ product: kit.id, quantity: 2 }])).body.error.code).toBe(
      'not_enough_stock',
    )
    const level = await shop.staff('GET', `/api/marketplace/inventory?product=${part.id}`)
    const adjust = (body: unknown, version?: number) =>
      shop.staff('POST', `/api/marketplace/inventory/${level.body.data[0]._id}/adjust`, {
        body,
        ...(version ? { headers: { 'if-match': `"${version}"` } } : {}),
      })
    expect((await adjust({ onHand: 4, reason: 'Counted' })).body.error.code).toBe('stock_promised')
    expect((await adjust({ onHand: 8, reason: ' ' })).status).toBe(400)
    expect(
      (await adjust({ onHand: 8, reason: 'Counted' }, level.body.data[0].version)).body.data,
    ).toMatchObject({ onHand: 8, available: 3 })
    const stale = await adjust({ onHand: 9, reason: 'Counted' }, level.body.data[0].version)
    expect([stale.status, stale.body.error.message]).toEqual([
      409,
      'Inventory data is outdated. Please refresh your data.',
    ])
    const ledger = await shop.staff(
      'GET',
      `/api/marketplace/stock-movements?product=${part.id}&sort=createdAt`,
    )
    expect(ledger.body.data.map((each: { kind: string }) => each.kind)).toEqual([
      'received',
      'reserved',
      'adjusted',
    ])
  })
})
