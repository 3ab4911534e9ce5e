import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand as marsad } from '#brands/marsad/brand.ts'
import { brand as qantara } from '#brands/qantara/brand.ts'
import type { Brand } from '#domain/brand.ts'
import { serveBrands } from '../support/brandsServer.ts'

const second: Brand = { ...qantara, currency: marsad.currency }
const [own = ''] = second.hosts
const local = `${second.key}.localhost:3000`

let shop: Awaited<ReturnType<typeof serveBrands>>
beforeAll(async () => {
  shop = await serveBrands([marsad, second], { PUBLIC_URL: 'https://first.example' })
})
afterAll(() => shop.close())

describe('a published server', () => {
  it.each([
    'unknown.example',
    `x.${own}`,
    `${own}.x`,
    `${own}@unknown.example`,
    '127.0.0.1:3000',
    'localhost',
    '[::1]:3000',
    '10.0.0.7',
    '',
  ])('refuses the host “%s” on every path', async (host) => {
    for (const path of [
      '/en',
      '/cms',
      '/api/openapi.json',
      '/robots.txt',
      '/mailbox',
      '/nothing',
    ]) {
      const { status, body } = await shop.ask(host, path)
      expect([path, status, body]).toEqual([
        path,
        421,
        {
          statusCode: 421,
          error: { code: 'host_unknown', message: 'No shop is served under this host name.' },
        },
      ])
    }
    const headers = { 'accept-language': 'ar' }
    const { body } = await shop.ask(host, '/api/users/login', { method: 'POST', body: {}, headers })
    expect(body.error.message).toBe('لا يوجد متجر تحت اسم المضيف هذا.')
    const reading = { headers: { ...headers, accept: 'text/html' } }
    expect((await shop.ask(host, '/en', reading)).text).toMatch(/dir="rtl".*<p>لا يوجد متجر/s)
  })

  it('answers health checks and metrics on any host', async () => {
    for (const host of ['10.0.0.7:3000', 'localhost', 'unknown.example'])
      for (const path of ['/healthz', '/readyz', '/metrics'])
        expect([host, path, (await shop.ask(host, path)).status]).toEqual([host, path, 200])
  })

  it('hides its metrics from visitors, even behind a local proxy that sends no forwarding header', async () => {
    for (const host of ['first.example', own])
      expect([host, (await shop.ask(host, '/metrics')).status]).toEqual([host, 404])
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    expect((await shop.ask('10.0.0.7', '/metrics', { headers })).status).toBe(404)
  })

  it('has no mailbox even without SMTP', async () => {
    for (const host of ['first.example', own, local])
      for (const path of ['/en/mailbox', '/mailbox', '/mailbox/x']) {
        const { status, location, text } = await shop.ask(host, path)
        // A path that matches no route is handled as a page.
        const expected = path === '/en/mailbox' ? [404, undefined] : [302, `/en${path}`]
        expect([host, status, location]).toEqual([host, ...expected])
        expect(text).not.toContain('SMTP_URL')
      }
  })
})
