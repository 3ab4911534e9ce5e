import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import { refuse } from '#domain/problem.ts'
import { shareImage } from '#domain/shareImage.ts'
import type { Front } from '#server/pages/front.ts'
import { pages, type PagesOptions } from '#server/pages/pages.ts'
import { addTextValidation } from '#server/http/textValidation.ts'

const root = mkdtempSync(join(tmpdir(), 'pages-'))
writeFileSync(join(root, 'main.js'), 'export {}')

const shop = { baseBrand: brand, brand, favicon: undefined, refresh: async () => ({}) }
const front: Front = {
  favicon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  languageOffer: { scripts: [], styles: [] },
  assets: [{ prefix: '/assets/store/', root }],
  store: async ({ url }) => {
    if (url.endsWith('/broken')) throw new Error('a secret')
    if (url.endsWith('/hidden')) throw refuse('not_found')
    const { pathname } = new URL(url)
    return new Response(url, { status: pathname.includes('%00') ? 404 : 200 })
  },
  canonicalPath: ({ pathname, search }) => pathname + search,
  cmsFiles: () => ({ scripts: [], styles: [], modules: [], fonts: [] }),
}

async function open(more: Partial<PagesOptions> = {}) {
  const app = Fastify({ trustProxy: 'loopback' })
  addTextValidation(app)
  await app.register(pages, { front, shop, fetchApi: fetch, isDev: false, ...more })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  // Sends the path unchanged, because `fetch` would normalise it.
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers }, resolve).on('error', reject).end()
    })
    let text = ''
    for await (const chunk of answer) text += String(chunk)
    const policy = String(answer.headers['content-security-policy'])
    return { status: answer.statusCode ?? 0, text, policy }
  }
  return { app, get }
}

const { app, get } = await open()
const checked = await open({ botCheck: 'recaptcha' })
afterAll(async () => {
  await Promise.all([app.close(), checked.app.close()])
  rmSync(root, { recursive: true })
})

describe('an unusual request', () => {
  it.each([
    ['/en/products/%00', 404],
    ['/en/products?search=%00', 200],
    ['/assets/store/%00', 404],
    ['/assets/store/../../../../package.json', 403],
    ['/assets/store/main.js', 200],
    ['/en/hidden', 404],
    ['/en/broken', 500],
  ])('for %s gets %i', async (path, status) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(answer.text).not.toContain('a secret')
  })

  it.each([
    { host: 'a b' },
    { host: 'a@b' },
    { host: 'shop.example:99999' },
    { 'x-forwarded-proto': 'javascript' },
  ])('is refused with the headers %o', async (headers) => {
    const { status, text } = await get('/en', headers)
    expect(status).toBe(400)
    expect(text).toContain('There is nothing at this address.')
    expect(text).not.toContain('evil')
  })

  it.each(['evil.example', 'evil.com"><x', 'evil.com/path?'])(
    'cannot change the host by forwarding %s',
    async (claimed) => {
      const headers = { host: 'shop.example', 'x-forwarded-host': claimed }
      const { status, text } = await get('/en', { ...headers, 'x-forwarded-proto': 'https' })
      expect([status, text]).toEqual([200, 'https://shop.example/en'])
    },
  )

  it('cannot change a configured public address', async () => {
    const published = await open({ publicUrl: 'https://shop.example' })
    for (const host of ['evil.example', 'a b']) {
      expect((await published.get('/en', { host })).text).toBe('https://shop.example/en')
    }
    await published.app.close()
  })

  it.each(['shop.example', 'shop.example:8443', '[::1]:3000'])('on %s is served', async (host) => {
    expect((await get('/en', { host })).status).toBe(200)
  })
})

describe('both applications', () => {
  it.each(['/en/cms-login', '/en'])(
    'allow the reCAPTCHA script only when reCAPTCHA is enabled: %s',
    async (address) => {
      const { policy } = await checked.get(address)
      expect(policy).toContain(
        "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
      )
      expect(policy).toContain('frame-src https://www.google.com/recaptcha/;')
      expect(policy).toContain("connect-src 'self' https://www.google.com/recaptcha/;")
      expect((await get(address)).policy).not.toContain('google')
    },
  )
})

it.each(brand.languages)('the share image exists in %s', { timeout: 30_000 }, async (code) => {
  const { statusCode, headers, rawPayload } = await app.inject(shareImage.pathIn(code))
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=3600',
  ])
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG')
})
