import type { Language } from '#domain/locale.ts'
import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import { openGateway } from './support/gateway.ts'

let gateway: Awaited<ReturnType<typeof openGateway>>
beforeAll(async () => void (gateway = await openGateway()))
afterAll(() => gateway.close())

afterEach(() => void vi.useRealTimers())

describe('the test card page', () => {
  it('is marked as a test, and offers five test cards', async () => {
    const { path } = await gateway.begin()
    const { statusCode, payload, headers } = await gateway.get(path)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(payload).toContain('Test gateway: no real card is asked for')
    expect(payload).toContain('<html lang="en" dir="ltr">')
    expect(payload).toContain('Save a card for Marsad')
    const text = payload.replace(/<svg.*?<\/svg>/gs, '').replace(/<[^>]*>/g, '')
    for (const card of ['Visa •••• 4242', 'Mastercard •••• 4444', 'mada •••• 4201']) {
      expect(text).toContain(card)
    }
    expect(text).toContain('Card that is declined when it paysMastercard •••• 0341')
    expect(text).toContain('Declined cardVisa •••• 0002')
    expect(payload.match(/<input type="radio"/g)).toHaveLength(5)
    expect(payload).toMatch(/<button [^>]*value="save">Save card</)
    expect(payload).toMatch(/<button [^>]*value="cancel">Cancel</)
  })

  it('asks for a name of at most 80 characters, and for no number', async () => {
    const { payload } = await gateway.get((await gateway.begin()).path)
    expect(payload).toMatch(/<input [^>]*name="holder" value="" [^>]*maxlength="80"[^>]* required>/)
    const names = [...payload.matchAll(/<(?:input|button)[^>]* name="(\w+)"/g)].map(
      ([, one]) => one,
    )
    expect(new Set(names)).toEqual(new Set(['card', 'holder', 'action']))
  })

  it('presets the expiry two years ahead', async () => {
    // The embedded database uses the same clock.
    vi.useFakeTimers({ now: new Date('2098-12-31T12:00:00Z'), toFake: ['Date'] })
    const { path, id } = await gateway.begin()
    expect((await gateway.get(path)).payload).toMatch(/id="expiry" value="12\/00" readonly/)
    await gateway.save(path)
    expect(await gateway.cardOf(id)).toMatchObject({ expiry: '12/00' })
  })

  it('uses the language of the setup', async () => {
    const { payload } = await gateway.get((await gateway.begin('/ar', 'ar')).path, 'en')
    expect(payload).toContain('<html lang="ar" dir="rtl">')
    expect(payload).toContain('بوابة دفع تجريبية: لا نطلب أي بطاقة حقيقية')
    expect(payload).toContain('مدى <bdi class="digits" dir="ltr">•••• 4201</bdi>')
    expect(
      (await gateway.get((await gateway.begin('/', 'xx' as Language)).path, 'ar')).payload,
    ).toContain('<html lang="ar"')
  })

  it('runs no scripts, loads nothing external, and is not cached', async () => {
    const { payload, headers } = await gateway.get((await gateway.begin()).path)
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(payload) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'none'",
      `style-src 'sha256-${hash}'`,
      "img-src 'self'",
      "font-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(payload).not.toMatch(/<script|<link [^>]*stylesheet| style=| on\w+="/)
  })

  it('uses the colours of the shop, light and dark', async () => {
    const { payload } = await gateway.get((await gateway.begin()).path)
    const [light, dark] = payload.split('prefers-color-scheme: dark')
    expect(light).toContain(`--accent: ${brand.palette.light.accent};`)
    expect(dark).toContain(`--accent: ${brand.palette.dark.accent};`)
  })
})

describe('an unavailable test card page', () => {
  it.each(['nothing', 'x'.repeat(43), '%00', 'a%2F..%2Fb'])('%s is not found', async (id) => {
    for (const answer of [
      await gateway.get(`/test-gateway/cards/${id}`, 'ar'),
      await gateway.get(`/test-gateway/cards/${id}`),
    ]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.payload).not.toContain('<form')
    }
    const { statusCode, payload } = await gateway.save(`/test-gateway/cards/${id}`)
    expect(statusCode).toBe(404)
    expect(payload).toContain('This page has expired')
    expect(payload).toContain('href="/en">Back to Marsad</a>')
  })

  it('expires after an hour, and says so in its own language', async () => {
    const { path, id } = await gateway.begin('/ar', 'ar')
    await gateway.age(id, 59)
    expect((await gateway.get(path)).statusCode).toBe(200)
    await gateway.age(id, 61)
    for (const { statusCode, payload } of [await gateway.get(path), await gateway.save(path)]) {
      expect(statusCode).toBe(404)
      expect(payload).toContain('انتهت صلاحية هذه الصفحة')
      expect(payload).toContain('href="/ar">العودة إلى')
    }
    expect(await gateway.rowOf(id)).toMatchObject({ card: null })
  })
})
