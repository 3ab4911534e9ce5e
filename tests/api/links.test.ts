import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { refreshLinks } from '#server/engine/tables/refreshLinks.ts'
import { createCustomer, type Person } from '../support/people.ts'
import { hostileLinks, ownPaths, webAddresses } from '../support/links.ts'
import { createSample } from '../support/samples.ts'
import { openShop, type ApiResponse, type Shop } from '../support/shop.ts'

describe('an external address', () => {
  let shop: Shop
  let buyer: Person
  beforeAll(async () => {
    shop = await openShop('pglite')
    buyer = await createCustomer(shop, 1)
  })
  afterAll(() => shop.close())

  const market = '/api/marketplace-customer'
  /** Every place that accepts a link, with the response to one. */
  const places: Record<string, (address: string) => Promise<ApiResponse>> = {
    'the link of an ad': (link) =>
      shop.staff('POST', '/api/marketplace/ads', { body: { title: 'Ad', link } }),
    'the link of a slide': (link) =>
      shop.staff('POST', '/api/marketplace/sliders', { body: { title: 'Slide', link } }),
    'a profile elsewhere': (facebook) =>
      shop.staff('PATCH', '/api/marketplace/settings', { body: { facebook } }),
    'the way back from entering a card': (returnTo) =>
      buyer.call('POST', `${market}/payment-methods/card-setup`, { body: { returnTo } }),
    'the way back from paying': (returnTo) =>
      buyer.call('POST', `${market}/orders/${buyer.id}/pay`, {
        body: { returnTo },
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
  }
  /** Returns the error for the link; other missing fields do not matter here. */
  const refusalOf = ({ body }: ApiResponse): unknown =>
    ['/link', '/facebook', '/returnTo'].map((field) => body.error?.fields?.[field]).join('')
  /** No field accepts a null character, whatever it is for. */
  const refusal = (address: string): unknown =>
    address.includes('\0') ? expect.stringMatching(/ is not valid$/) : 'Invalid URL'
  const mayNamePaths = (place: string) => place !== 'a profile elsewhere'
  const mayNameOthers = (place: string) => !place.startsWith('the way back')

  it.each(Object.entries(places))('in %s is refused when hostile', async (place, send) => {
    const elsewhere = mayNameOthers(place) ? [] : webAddresses
    const paths = mayNamePaths(place) ? [] : ownPaths
    for (const address of [...hostileLinks.map(([, each]) => each), ...elsewhere, ...paths]) {
      const answer = await send(address)
      expect([address, answer.status, refusalOf(answer)]).toEqual([address, 400, refusal(address)])
    }
    for (const address of [
      ...(mayNamePaths(place) ? ownPaths : []),
      ...(mayNameOthers(place) ? webAddresses : []),
    ])
      expect([address, refusalOf(await send(address))]).toEqual([address, ''])
  })

  it('in rich text loses its hostile link and keeps its words', async () => {
    const body = {
      name: 'Linked',
      code: 'LINKED',
      stockMode: 'none',
      type: 'integration',
      visible: false,
      price: { amount: 100, currency: 'USD' },
    }
    const link = (address: string) =>
      `<a href="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">words</a>`
    const followed = async (address: string): Promise<unknown> => {
      const description = `<p>${link(address)}</p>`
      const { status, body: answer } = await shop.staff(
        'PATCH',
        `/api/marketplace/products/${id}`,
        {
          body: { description },
        },
      )
      expect([address, status]).toEqual([address, 200])
      return answer.data.description
    }
    const made = await shop.staff('POST', '/api/marketplace/products', { body })
    expect(made.body).toMatchObject({ data: { code: 'LINKED' } })
    const id: string = made.body.data._id
    for (const [, address] of hostileLinks.filter(([, each]) => !each.includes('\0')))
      expect([address, await followed(address)]).toEqual([address, '<p><a>words</a></p>'])
    for (const address of [...ownPaths, ...webAddresses, 'mailto:hello@shop.example'])
      expect(await followed(address)).toBe(`<p>${link(address)}</p>`)
  })

  it('stored before validation is neutralised at the next start', async () => {
    const { db } = shop.server
    const ad = await createSample(shop, 'ads', 1)
    const { rows } = await runSql<{ id: string }>(db, 'select id from products limit 1')
    const text = '<p><a href="//evil.example">words</a> <a href="/products">here</a></p>'
    const params = [rows[0]?.id, JSON.stringify({ en: text, ar: text })]
    await runSql(db, 'update products set description = $2 where id = $1', params)
    await runSql(db, String.raw`update ads set link = '/\evil.example' where id = $1`, [ad._id])
    await runSql(db, `update stored_values set value = '"of old"' where key = 'links'`)
    expect(await refreshLinks(db, shop.catalogue.values())).toEqual(
      expect.arrayContaining(['ads', 'products']),
    )
    expect(await refreshLinks(db, shop.catalogue.values())).toEqual([])
    const read = await shop.staff('GET', `/api/marketplace/products/${rows[0]?.id}`)
    const clean = '<p><a>words</a> <a href="/products">here</a></p>'
    expect(read.body.data.description).toBe(clean)
    const stored = await shop.staff('GET', `/api/marketplace/ads/${ad._id}`)
    expect(stored.body.data.link).toBeNull()
  })
})
