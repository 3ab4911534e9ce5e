import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { sitemap } from '#server/pages/sitemap.ts'
import { createProduct, type SampleProduct } from '../support/commerce.ts'
import { openShop, type Shop } from '../support/shop.ts'

describe('the sitemap', () => {
  let shop: Shop
  let app: FastifyInstance
  let shown: SampleProduct
  let hidden: SampleProduct
  beforeAll(async () => {
    shop = await openShop('postgres')
    shown = await createProduct(shop)
    hidden = await createProduct(shop, { visible: false })
    app = Fastify()
    await app.register(sitemap, { ...shop.server, publicUrl: 'https://shop.example' })
  })
  afterAll(async () => {
    await app.close()
    await shop.close()
  })

  const get = async (url: string) => {
    const { statusCode, body } = await app.inject(url)
    return {
      status: statusCode,
      places: [...body.matchAll(/<loc>([^<]*)/g)].map((each) => each[1]),
      body,
    }
  }

  it('has a file per language, listed in robots.txt', async () => {
    expect((await get('/sitemap.xml')).places).toEqual([
      'https://shop.example/sitemap/en/1.xml',
      'https://shop.example/sitemap/ar/1.xml',
    ])
    expect((await app.inject('/robots.txt')).body).toContain(
      'Sitemap: https://shop.example/sitemap.xml',
    )
  })

  it('lists pages and visible products with their last change and alternate language', async () => {
    const { places, body } = await get('/sitemap/ar/1.xml')
    expect(places).toContain('https://shop.example/ar')
    expect(places).toContain('https://shop.example/ar/termsAndConditions')
    expect(places).toContain(`https://shop.example/ar/products/${shown.code}`)
    expect(places).not.toContain(`https://shop.example/ar/products/${hidden.code}`)
    expect(body).toMatch(
      new RegExp(`${shown.code}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[\\d:]{8}Z</lastmod>`),
    )
    expect(body).toContain(`hreflang="en" href="https://shop.example/en/products/${shown.code}"`)
  })

  it('dates list pages by the newest change they show', async () => {
    await runSql(shop.server.db, `update settings set updated_at = '2020-02-02T02:02:02Z'`)
    await runSql(
      shop.server.db,
      `update products set updated_at = '2030-03-03T03:03:03Z' where id = $1`,
      [shown.id],
    )
    const { body } = await get('/sitemap/en/1.xml')
    const changed = (path: string) =>
      new RegExp(`<loc>https://shop.example/en${path}</loc><lastmod>([^<]*)`).exec(body)?.[1]
    expect(['', '/products', '/integrations', '/aboutUs'].map(changed)).toEqual([
      '2030-03-03T03:03:03Z',
      '2030-03-03T03:03:03Z',
      '2030-03-03T03:03:03Z',
      '2020-02-02T02:02:02Z',
    ])
    // The page has no content that could have changed.
    expect(changed('/devices')).toBeUndefined()
  })

  it('follows the catalogue at once', async () => {
    await shop.staff('PATCH', `/api/marketplace/products/${hidden.id}`, { body: { visible: true } })
    expect((await get('/sitemap/en/1.xml')).places).toContain(
      `https://shop.example/en/products/${hidden.code}`,
    )
  })

  it.each(['fr/1', 'en/0', 'en/x', 'en/2', 'en/77777'].map((file) => `/sitemap/${file}.xml`))(
    'omits %s',
    async (url) => expect((await get(url)).status).toBe(404),
  )
})
