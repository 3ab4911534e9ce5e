import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop('pglite')
})
afterAll(() => shop.close())

const metrics = (remoteAddress = '127.0.0.1', headers: Readonly<Record<string, string>> = {}) =>
  shop.server.app.inject({ url: '/metrics', remoteAddress, headers })

/** Returns the values of a counter by its labels. */
async function countedAs(name: string): Promise<ReadonlyMap<string, number>> {
  const { payload } = await metrics()
  const lines = payload.matchAll(new RegExp(`^${name}\\{(.*)\\} (\\S+)$`, 'gm'))
  return new Map([...lines].map(([, labels = '', value]) => [labels, Number(value)]))
}

describe('Prometheus metrics', () => {
  it('count requests by route and brand, and nothing else', async () => {
    await shop.anonymous('GET', '/api/marketplace-customer/products')
    await shop.anonymous('GET', '/api/marketplace-customer/products')
    const route = 'method="GET",route="/api/marketplace-customer/products"'
    const byRoute = await countedAs('http_requests_total')
    expect(byRoute.get(route)).toBe(2)
    expect([...byRoute.keys()].join()).not.toContain('/api/marketplace/tags')
    const byBrand = await countedAs('http_brand_requests_total')
    expect([...byBrand.keys()]).toEqual([`brand="${shop.brand.key}"`])
    expect((await countedAs('http_request_seconds_total')).get(route)).toBeGreaterThan(0)
    expect(await countedAs('http_requests_failed_total')).toEqual(new Map())
  })

  it('stay below 40 kB when every route was requested', async () => {
    const contract = await shop.anonymous('GET', '/api/openapi.json')
    const paths = Object.entries<object>(contract.body.paths)
    let requestCount = 0
    for (const [path, operations] of paths)
      for (const method of Object.keys(operations)) {
        const url = path.replaceAll(/\{\w+\}/g, 'x')
        await shop.server.app.inject({ method: method as 'GET', url })
        requestCount += 1
      }
    expect(requestCount).toBeGreaterThan(400)
    const counted = await countedAs('http_requests_total')
    const sum = [...counted.values()].reduce((total, count) => total + count, 0)
    expect(sum).toBeGreaterThan(requestCount)
    expect(counted.size).toBeLessThanOrEqual(151)
    expect(counted.get('method="other",route="other"')).toBeGreaterThan(0)
    expect((await metrics()).payload.length).toBeLessThan(40 * 1024)
  })

  it.each<[number, string, Readonly<Record<string, string>>]>([
    [200, '127.0.0.1', {}],
    [200, '::1', { host: '10.0.0.7:3000' }],
    [404, '203.0.113.7', {}],
    [404, '203.0.113.7', { 'x-forwarded-for': '127.0.0.1' }],
    [404, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
    [404, '127.0.0.1', { via: '1.1 proxy' }],
  ])('answer %i to %s with %o', async (status, address, headers) => {
    expect((await metrics(address, headers)).statusCode).toBe(status)
  })
})

describe('a shop monitored from another network', () => {
  let watched: Shop
  beforeAll(async () => {
    watched = await openShop('pglite', [], {
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
      PUBLIC_URL: 'https://shop.example.com',
    })
  })
  afterAll(() => watched.close())

  it.each<[number, string, string]>([
    [200, '10.1.2.3', '10.9.9.9:3000'],
    [404, '10.1.2.3', 'shop.example.com'],
    [404, '192.168.1.1', '10.9.9.9:3000'],
  ])('answers %i to %s on host %s', async (status, remoteAddress, host) => {
    const answer = await watched.server.app.inject({
      url: '/metrics',
      remoteAddress,
      headers: { host },
    })
    expect(answer.statusCode).toBe(status)
  })
})
