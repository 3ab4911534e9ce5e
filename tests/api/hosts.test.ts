import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand as mahsul } from '#brands/mahsul/brand.ts'
import { brand as marsad } from '#brands/marsad/brand.ts'
import { brand as qantara } from '#brands/qantara/brand.ts'
import type { Brand } from '#domain/brand.ts'
import { shopCard } from '#domain/shopCard.ts'
import { run } from '#server/database/database.ts'
import { newId } from '#server/ids.ts'
import { openServer } from '#server/open.ts'
import { remindOfTransfers } from '#server/orders/remind.ts'
import { serveBrands } from '../support/brandsServer.ts'
import { riyadh } from '../support/commerce.ts'

const second: Brand = { ...qantara, currency: marsad.currency }
/** Differs in what it offers, too. */
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

  it.each([`${marsad.key}.localhost`, 'unknown.example', '127.0.0.1:3000', `x.${own}`, `${own}.x`])(
    'answers %s as the default brand',
    async (host) => {
      const { status, text } = await shop.ask(host, '/en')
      expect(status).toBe(200)
      expect(text).toContain(marsad.name.en)
      expect(text).not.toContain(second.name.en)
    },
  )

  it('takes nobody’s word for another host', async () => {
    const { text } = await shop.ask('unknown.example', '/en', {
      headers: { 'x-forwarded-host': own },
    })
    expect(text).toContain(marsad.name.en)
  })

  it('hands out colours, mark, card and back office of the brand', async () => {
    for (const path of ['/assets/store/brand.css', '/favicon.svg', shopCard.pathIn('en'), '/cms']) {
      const [mine, theirs] = [await shop.ask('x.example', path), await shop.ask(own, path)]
      expect([path, mine.status, theirs.status]).toEqual([path, 200, 200])
      expect(mine.text).not.toBe(theirs.text)
    }
    const css = await shop.ask(own, '/assets/store/brand.css')
    expect(css.text).toContain(second.palette.light.accent)
    expect(css.text).not.toContain(marsad.palette.light.accent)
  })

  it('has for each what it offers: pages and API', async () => {
    expect((await shop.ask('x.example', '/en/cart')).status).toBe(200)
    const without = third.hosts[0] ?? ''
    expect((await shop.ask(without, '/en/cart')).status).toBe(404)
    const headers = shop.tokenOf({ kind: 'customer', audience: 'marketplace', permissions: [] })
    const cart = '/api/marketplace-customer/cart'
    expect((await shop.ask('x.example', cart, { headers })).status).not.toBe(404)
    expect((await shop.ask(without, cart, { headers })).status).toBe(404)
  })

  it('names in pages and sitemaps the address of the brand', async () => {
    const first = await shop.ask('unknown.example', '/sitemap.xml')
    expect(first.text).toContain('<loc>https://first.example/sitemap/')
    for (const host of [own, www]) {
      expect((await shop.ask(host, '/robots.txt')).text).toContain(`http://${host}/sitemap.xml`)
      const { text } = await shop.ask(host, '/sitemap.xml')
      expect(text).toContain(`<loc>http://${host}/sitemap/en/1.xml</loc>`)
      expect(text).not.toContain('first.example')
      const page = await shop.ask(host, '/en/products')
      expect(page.text).toContain(`<link rel="canonical" href="http://${host}/en/products"`)
    }
  })

  it('keeps the settings of one from the other', async () => {
    const headers = shop.tokenOf({})
    const changed = await shop.ask(own, '/api/marketplace/settings', {
      method: 'PATCH',
      body: { name: 'Called anew' },
      headers,
    })
    expect(changed.status).toBe(200)
    expect((await shop.ask(own, '/en')).text).toContain('Called anew')
    const mine = await shop.ask('x.example', '/api/marketplace/settings', { headers })
    expect(mine.body.data.name).toBe(marsad.name.en)
    const back = { method: 'PATCH', body: { name: second.name.en }, headers }
    expect((await shop.ask(own, '/api/marketplace/settings', back)).status).toBe(200)
  })

  it('writes to people in the name of the brand they asked', async () => {
    const forget = (host: string) =>
      shop.ask(host, '/api/admins/admins/forget-password', {
        method: 'POST',
        body: { email: 'admin@example.com' },
      })
    expect((await forget(own)).status).toBe(200)
    const mail = await lastMail('admin@example.com')
    expect(mail).toMatchObject({ brand: second.key, letter: 'code' })
    expect(mail?.html).toContain(second.name.en)
    expect(mail?.html).toContain(`https://${own}/en`)
    expect(mail?.html).toContain(second.palette.light.accent)
    expect(mail?.html).not.toContain(marsad.name.en)
  })

  it('counts orders per brand, and writes of them in its name, whoever moves them and when', async () => {
    const { product, headers, email } = await buyerAndProduct()
    const place = async (host: string): Promise<{ _id: string; number: string }> => {
      const cartId = newId()
      const placed = await shop.ask(host, '/api/marketplace-customer/orders', {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': cartId },
        body: {
          cartId,
          items: [{ product, quantity: 1 }],
          paymentMethod: 'bank_transfer',
          shippingAddress: riyadh,
        },
      })
      expect([placed.status, placed.text]).toEqual([201, expect.any(String)])
      return placed.body.data
    }
    const mine = await place('x.example')
    const theirs = await place(own)
    expect(mine.number).toMatch(new RegExp(`^${marsad.commerce.orderPrefix}-\\d+-0*1$`))
    expect(theirs.number).toMatch(new RegExp(`^${second.commerce.orderPrefix}-\\d+-0*1$`))
    expect(await lastMail(email)).toMatchObject({ brand: second.key, letter: 'orderPlaced' })

    // A job knows nothing of hosts.
    await run(
      shop.server.db,
      `update orders set created_at = now() - interval '3 days', payment_deadline = now() + interval '1 hour' where id = $1`,
      [theirs._id],
    )
    await remindOfTransfers(shop.server.orders)
    const reminder = await lastMail(email)
    expect(reminder).toMatchObject({ brand: second.key, letter: 'orderPaymentReminder' })
    expect(reminder?.html).toContain(second.name.en)
    expect(reminder?.html).toContain(`https://${own}/en/orders/${theirs._id}`)

    const moved = await shop.ask('x.example', `/api/marketplace/orders/${theirs._id}/accept`, {
      method: 'POST',
      headers: shop.tokenOf({}),
      body: {},
    })
    expect([moved.status, moved.text]).toEqual([200, expect.any(String)])
    expect(await lastMail(email)).toMatchObject({ brand: second.key, letter: 'orderInProgress' })
    const { rows } = await run<{ invoice: string }>(
      shop.server.db,
      'select invoice_number as invoice from orders where id = $1',
      [theirs._id],
    )
    expect(rows[0]?.invoice).toContain(second.commerce.orderPrefix)

    // Printed in the typeface and under the mark of who sold it, wherever it was asked for.
    const link = await shop.ask(
      'x.example',
      `/api/marketplace-customer/orders/${theirs._id}/invoice`,
      {
        headers,
      },
    )
    const path = String(link.body.data.url)
    expect((await shop.ask('x.example', path)).location).toBe(`https://${own}${path}`)
    expect((await shop.ask(own, path)).text).toContain(second.commerce.seller.legalName.en)
  })
})

async function buyerAndProduct() {
  const staff = shop.tokenOf({})
  const make = async (resource: string, body: object): Promise<string> => {
    const path = `/api/marketplace/${resource}`
    const made = await shop.ask('x.example', path, { method: 'POST', headers: staff, body })
    expect([made.status, made.text]).toEqual([201, expect.any(String)])
    return made.body.data._id
  }
  const product = await make('products', {
    name: 'Sold by both',
    code: 'BOTH-1',
    type: 'integration',
    price: { amount: 1000, currency: marsad.currency },
    stockMode: 'tracked',
    stock: 5,
    visible: true,
  })
  const email = 'buyer@people.example.com'
  const id = await make('customers', { firstName: 'Noura', lastName: 'Salem', email })
  const headers = shop.tokenOf({
    id,
    kind: 'customer',
    email,
    audience: 'marketplace',
    permissions: [],
  })
  return { product, email, headers }
}

const lastMail = async (recipient: string) => {
  const { rows } = await run<{ brand: string; letter: string; subject: string; html: string }>(
    shop.server.db,
    `select brand, letter, subject, body_html as html from mails where recipient = $1
     order by created_at desc, id desc limit 1`,
    [recipient],
  )
  return rows[0]
}

describe('a start for several brands', () => {
  it('takes a port and a database, and gives both back', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hosts-'))
    const env = { BRANDS: `${marsad.key},${qantara.key}`, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
    for (const _ of [1, 2]) {
      const server = await openServer(env, { brand: marsad.key })
      expect(server.others.map((other) => other.shop.built.key)).toEqual([qantara.key])
      const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
      const asked = await Promise.all(
        Array.from({ length: 8 }, () => fetch(`${address}/api/marketplace-customer/settings`)),
      )
      expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200))
      await server.close()
      await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed')
    }
    await rm(dataDir, { recursive: true })
  })

  it.each([`${marsad.key},nobody`, 'nobody'])(
    'stops at BRANDS=%s with one line',
    async (BRANDS) => {
      const opened = openServer({ BRANDS }, { brand: marsad.key })
      await expect(opened).rejects.toThrow(
        /^BRANDS: there is no brand "nobody"; there are: .*\bmarsad\b/,
      )
    },
  )
})
