import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { brand as mahsul } from '#brands/mahsul/brand.ts'
import { brand as marsad } from '#brands/marsad/brand.ts'
import { brand as qantara } from '#brands/qantara/brand.ts'
import type { Brand } from '#domain/brand.ts'
import { shareImage } from '#domain/shareImage.ts'
import { runSql } from '#server/platform/database/database.ts'
import { singletonId } from '#server/engine/routes/singletons.ts'
import { expireOrders } from '#server/commerce/orders/expireOrders.ts'
import { remindOfTransfers } from '#server/commerce/orders/payments/remindOfTransfers.ts'
import { ensureSettingsIds } from '#server/commerce/settings/settingsIds.ts'
import {
  createBuyerAndProduct as makeBuyer,
  placeOrderAt,
  type BrandBuyer,
} from '../support/brandBuyers.ts'
import { serveBrands } from '../support/brandsServer.ts'

const second: Brand = { ...qantara, currency: marsad.currency }
/** Differs in its features as well. */
const third: Brand = { ...mahsul, features: { ...mahsul.features, cart: false } }
const [own = '', www = ''] = second.hosts
const local = `${second.key}.localhost:3000`

let shop: Awaited<ReturnType<typeof serveBrands>>
beforeAll(async () => {
  shop = await serveBrands([marsad, second, third], { PUBLIC_URL: 'https://first.example' })
})
afterAll(() => shop.close())

describe('one server for several brands', () => {
  it.each([own, www, local, `${own.toUpperCase()}:8080`, `${own}.`])(
    'answers %s as the brand that declares it',
    async (host) => {
      const { status, text } = await shop.ask(host, '/en')
      expect(status).toBe(200)
      expect(text).toContain(second.name.en)
      expect(text).not.toContain(marsad.name.en)
    },
  )

  it.each([
    `${marsad.key}.localhost`,
    'first.example',
    'FIRST.example.:443',
    marsad.hosts[0] ?? '',
  ])('answers %s as the default brand', async (host) => {
    const { status, text } = await shop.ask(host, '/en')
    expect(status).toBe(200)
    expect(text).toContain(marsad.name.en)
    expect(text).not.toContain(second.name.en)
  })

  it('ignores a forwarded host header', async () => {
    const headers = { 'x-forwarded-host': own }
    const { text } = await shop.ask('first.example', '/en', { headers })
    expect(text).toContain(marsad.name.en)
    expect((await shop.ask('unknown.example', '/en', { headers })).status).toBe(421)
  })

  it('serves colours, icon, share image and back office of the brand', async () => {
    for (const path of [
      '/assets/store/brand.css',
      '/favicon.svg',
      shareImage.pathIn('en'),
      '/cms',
    ]) {
      const [mine, theirs] = [await shop.ask('first.example', path), await shop.ask(own, path)]
      expect([path, mine.status, theirs.status]).toEqual([path, 200, 200])
      expect(mine.text).not.toBe(theirs.text)
    }
    const css = await shop.ask(own, '/assets/store/brand.css')
    expect(css.text).toContain(second.palette.light.accent)
    expect(css.text).not.toContain(marsad.palette.light.accent)
  })

  it('serves each brand the pages and API it has switched on', async () => {
    expect((await shop.ask('first.example', '/en/cart')).status).toBe(200)
    const without = third.hosts[0] ?? ''
    expect((await shop.ask(without, '/en/cart')).status).toBe(404)
    const headers = await shop.tokenOf({
      kind: 'customer',
      audience: 'marketplace',
      permissions: [],
    })
    const cart = '/api/marketplace-customer/cart'
    expect((await shop.ask('first.example', cart, { headers })).status).not.toBe(404)
    expect((await shop.ask(without, cart, { headers })).status).toBe(404)
  })

  it('uses the canonical host of the brand in pages and sitemaps', async () => {
    const first = await shop.ask('first.example', '/sitemap.xml')
    expect(first.text).toContain('<loc>https://first.example/sitemap/')
    // Every host names the canonical one; search engines would otherwise see duplicate shops.
    for (const host of [own, www, local]) {
      expect((await shop.ask(host, '/robots.txt')).text).toContain(`https://${own}/sitemap.xml`)
      const { text } = await shop.ask(host, '/sitemap.xml')
      expect(text).toContain(`<loc>https://${own}/sitemap/en/1.xml</loc>`)
      expect(text).not.toContain('first.example')
      const page = await shop.ask(host, '/en/products')
      expect(page.text).toContain(`<link rel="canonical" href="https://${own}/en/products"`)
    }
  })

  it('keeps the settings of brands separate', async () => {
    const headers = await shop.tokenOf({})
    const changed = await shop.ask(own, '/api/marketplace/settings', {
      method: 'PATCH',
      body: { name: 'Called anew' },
      headers,
    })
    expect(changed.status).toBe(200)
    expect((await shop.ask(own, '/en')).text).toContain('Called anew')
    const mine = await shop.ask('first.example', '/api/marketplace/settings', { headers })
    expect(mine.body.data.name).toBe(marsad.name.en)
    const back = { method: 'PATCH', body: { name: second.name.en }, headers }
    expect((await shop.ask(own, '/api/marketplace/settings', back)).status).toBe(200)
  })

  it('sends mails in the name of the brand the request was made to', async () => {
    const forget = (host: string) =>
      shop.ask(host, '/api/admins/admins/forget-password', {
        method: 'POST',
        body: { email: 'admin@example.com' },
      })
    expect((await forget(own)).status).toBe(200)
    const mail = await lastMail('admin@example.com')
    expect(mail).toMatchObject({ brand: second.key, template: 'resetCode' })
    expect(mail?.html).toContain(second.name.en)
    expect(mail?.html).toContain(`https://${own}/en`)
    expect(mail?.html).toContain(second.palette.light.accent)
    expect(mail?.html).not.toContain(marsad.name.en)
  })

  it('numbers orders per brand and mails in its name, whoever changes them and when', async () => {
    const buyer = await buyerAndProduct()
    const { headers, email } = buyer
    const place = (host: string) => placeOrder(host, buyer)
    const mine = await place('first.example')
    const theirs = await place(own)
    expect(mine.number).toMatch(new RegExp(`^${marsad.commerce.orderPrefix}-\\d+-0*1$`))
    expect(theirs.number).toMatch(new RegExp(`^${second.commerce.orderPrefix}-\\d+-0*1$`))
    expect(await lastMail(email)).toMatchObject({ brand: second.key, template: 'orderPlaced' })

    // A job has no host.
    await runSql(
      shop.server.db,
      `update orders set created_at = now() - interval '3 days', payment_deadline = now() + interval '1 hour' where id = $1`,
      [theirs._id],
    )
    await remindOfTransfers(shop.server.orders)
    const reminder = await lastMail(email)
    expect(reminder).toMatchObject({ brand: second.key, template: 'orderPaymentReminder' })
    expect(reminder?.html).toContain(second.name.en)
    expect(reminder?.html).toContain(`https://${own}/en/orders/${theirs._id}`)

    const moved = await shop.ask('first.example', `/api/marketplace/orders/${theirs._id}/accept`, {
      method: 'POST',
      headers: await shop.tokenOf({}),
      body: {},
    })
    expect([moved.status, moved.text]).toEqual([200, expect.any(String)])
    expect(await lastMail(email)).toMatchObject({ brand: second.key, template: 'orderInProgress' })
    const { rows } = await runSql<{ invoice: string }>(
      shop.server.db,
      'select invoice_number as invoice from orders where id = $1',
      [theirs._id],
    )
    expect(rows[0]?.invoice).toContain(second.commerce.orderPrefix)

    // Printed in the typeface and with the logo of the seller, whichever host it is requested from.
    const call = `/api/marketplace-customer/orders/${theirs._id}/invoice`
    const link = await shop.ask(own, call, { headers })
    const path = String(link.body.data.url)
    expect((await shop.ask('first.example', path)).location).toBe(`https://${own}${path}?sent=1`)
    expect((await shop.ask(own, path)).text).toContain(second.commerce.seller.legalName.en)
  })
})

describe('a server on a database with orders of an unserved brand', () => {
  let others: Awaited<ReturnType<typeof serveBrands>>
  afterEach(() => others.close())
  const open = async (known: readonly Brand[]) => {
    others = await serveBrands([marsad], {}, { connection: shop.connection, unservedBrands: known })
    return others
  }
  const accept = async ({ _id }: { readonly _id: string }) =>
    others.ask('localhost', `/api/marketplace/orders/${_id}/accept`, {
      method: 'POST',
      headers: await shop.tokenOf({}),
      body: {},
    })

  it('acts in the name of the selling brand, although it does not serve it', async () => {
    const buyer = await buyerAndProduct()
    const order = await placeOrder(own, buyer)
    await open([second])
    expect((await accept(order)).status).toBe(200)
    expect(await lastMail(buyer.email)).toMatchObject({
      brand: second.key,
      template: 'orderInProgress',
    })
    const link = `/api/marketplace-customer/orders/${order._id}/invoice`
    const path = String((await shop.ask(own, link, buyer)).body.data.url)
    // The host that served it last; a proxy may still lead back here, so it redirects only once.
    const home = `https://${own}${path}?sent=1`
    expect((await others.ask('localhost', path)).location).toBe(home)
    const invoice = await others.ask('localhost', `${path}?sent=1`)
    expect(invoice.text).toContain(second.commerce.seller.legalName.en)
    expect(invoice.text).toContain(second.commerce.seller.vatNumber)
    // It is served without its logo, which belongs to another brand.
    expect(invoice.text).not.toContain('<img')
  })

  it('skips orders of an unknown brand and processes the others', async () => {
    const buyer = await buyerAndProduct()
    const [gone, mine] = [await placeOrder(own, buyer), await placeOrder('first.example', buyer)]
    await open([])
    // More than one round takes: if they were not skipped, the others would wait for ever.
    await runSql(
      shop.server.db,
      `insert into orders (id, buyer_id, number, status, payment_status, payment_method, placed_at, created_at, customer_name,
         email, language, brand, payment_deadline)
       select gen_random_uuid(), buyer_id, 'GON-2026-' || i, status, payment_status, payment_method, placed_at, now() - interval '3 days',
         customer_name, email, language, brand, now() + interval '1 minute' from orders, generate_series(1, 201) i where id = $1`,
      [gone._id],
    )
    const refused = await accept(gone)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'brand_unknown'])
    expect(refused.body.error.message).toContain(second.key)
    const { rows } = await runSql<{ status: string; invoice: string | null }>(
      shop.server.db,
      'select status, invoice_number as invoice from orders where id = $1',
      [gone._id],
    )
    expect(rows).toEqual([{ status: 'pending', invoice: null }])
    await runSql(
      shop.server.db,
      `update orders set created_at = now() - interval '3 days', payment_deadline = now() + interval '1 hour' where id = any($1::uuid[])`,
      [[gone._id, mine._id]],
    )
    await remindOfTransfers(others.server.orders)
    expect(await lastMail(buyer.email)).toMatchObject({
      brand: marsad.key,
      template: 'orderPaymentReminder',
    })
    const late = `update orders set payment_deadline = now() - interval '1 hour' where status = 'pending' and (brand = $1 or id = $2)`
    await runSql(shop.server.db, late, [second.key, mine._id])
    await expireOrders(others.server.orders)
    const { rows: after } = await runSql<{ id: string; status: string }>(
      shop.server.db,
      'select id, status from orders where id = any($1::uuid[])',
      [[gone._id, mine._id]],
    )
    expect(Object.fromEntries(after.map(({ id, status }) => [id, status]))).toEqual({
      [gone._id]: 'pending',
      [mine._id]: 'rejected',
    })
    await runSql(shop.server.db, `delete from orders where number like 'GON-%'`)
  })

  it('starts although that brand is no longer valid', async () => {
    const absent = async () => Promise.reject(new Error('orderPrefix is missing'))
    others = await serveBrands([marsad], {}, { connection: shop.connection, findBrand: absent })
    expect(() => others.server.orders.forBrand(second.key)).toThrow('brand_unknown')
    const namesake = {
      ...second,
      commerce: { ...second.commerce, orderPrefix: marsad.commerce.orderPrefix },
    }
    await others.close()
    others = await serveBrands(
      [marsad],
      {},
      { connection: shop.connection, unservedBrands: [namesake] },
    )
    expect(() => others.server.orders.forBrand(second.key)).toThrow('brand_unknown')
  })
})

describe('a database from before multiple brands', () => {
  const forget = async () => {
    const { db } = shop.server
    await runSql(db, `delete from stored_values where key like 'settings:%'`)
    await runSql(db, 'update orders set brand = null')
    await runSql(db, 'update requests set brand = null')
  }
  const sellers = async () => {
    const { rows } = await runSql<{ prefix: string; brand: string }>(
      shop.server.db,
      `select distinct split_part(number, '-', 1) as prefix, brand from orders order by 1`,
    )
    return rows
  }

  const [mine, theirs] = [marsad, second].map(({ commerce }) => commerce.orderPrefix)

  it('belongs to the brand with the most orders, whatever the start order', async () => {
    await placeOrder(own, await buyerAndProduct())
    await placeOrder(own, await buyerAndProduct())
    await forget()
    await expect(ensureSettingsIds(shop.connection, [third])).rejects.toThrow(
      new RegExp(`^BRAND: the orders of this database have the prefixes .*${third.key} `),
    )
    const settings = await ensureSettingsIds(shop.connection, [marsad, second])
    expect(settings.get(second.key)).toBe(singletonId)
    expect(settings.get(marsad.key)).not.toBe(singletonId)
    expect(await ensureSettingsIds(shop.connection, [marsad, second])).toEqual(settings)
    expect(await sellers()).toEqual([
      { prefix: mine, brand: marsad.key },
      { prefix: theirs, brand: second.key },
    ])
  })

  it('assigns orders by their number prefix, once that brand is served', async () => {
    await forget()
    await ensureSettingsIds(shop.connection, [marsad])
    expect(await sellers()).toEqual([
      { prefix: mine, brand: marsad.key },
      { prefix: theirs, brand: null },
    ])
    await ensureSettingsIds(shop.connection, [marsad, second])
    expect((await sellers()).map(({ brand }) => brand)).toEqual([marsad.key, second.key])
  })
})

const placeOrder = (host: string, buyer: BrandBuyer) => placeOrderAt(shop, host, buyer)
const buyerAndProduct = () => makeBuyer(shop, 'first.example', marsad.currency)

const lastMail = async (recipient: string) => {
  const { rows } = await runSql<{ brand: string; template: string; subject: string; html: string }>(
    shop.server.db,
    `select brand, template, subject, body_html as html from mails where recipient = $1
     order by created_at desc, id desc limit 1`,
    [recipient],
  )
  return rows[0]
}
