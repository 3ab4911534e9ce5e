import { once } from 'node:events'
import { createServer, request } from 'node:http'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { addLanguage } from '#server/http/language.ts'
import { mailbox } from '#server/mails/mailbox/mailbox.ts'
import { addProblemHandler } from '#server/http/problemHandler.ts'
import { addSecurityHeaders } from '#server/http/securityHeaders.ts'
import { allMails, openMailer } from './support/mails.ts'
import { migrate } from '#server/boot/migrations/migrations.ts'
import { connectEmpty } from '../../support/connectEmpty.ts'

const app = Fastify()
let connection: Connection

beforeAll(async () => {
  connection = await connectEmpty()
  await migrate(connection, 'beforeSync')
  addProblemHandler(app)
  addLanguage(app)
  addSecurityHeaders(app)
  await app.register(mailbox, { db: connection.db, brand })
})
afterAll(async () => {
  await app.close()
  await connection.close()
})

const get = (url: string, remoteAddress = '127.0.0.1') => app.inject({ url, remoteAddress })

it('an empty mailbox says why mails are kept there', async () => {
  const { statusCode, payload } = await get('/mailbox')
  expect(statusCode).toBe(200)
  expect(payload).toContain('No mail yet')
  expect(payload).toContain('because <code>SMTP_URL</code> is not set')
})

it('the mailbox uses the language of its reader', async () => {
  const headers = { 'accept-language': 'ar' }
  const { payload } = await app.inject({ url: '/mailbox', remoteAddress: '127.0.0.1', headers })
  expect(payload).toContain('<html lang="ar" dir="rtl">')
  expect(payload).toContain('لا توجد رسائل بعد')
  expect(payload).not.toContain('No mail yet')
})

describe('a mail in the mailbox', () => {
  let address: string
  beforeAll(async () => {
    const { db } = connection
    const { queue, stop } = await openMailer(connection, undefined)
    const values = { code: '4827', minutes: 10 }
    await queue(db, { to: 'first@example.com', language: 'ar', template: 'code', values })
    await queue(db, {
      to: '<i>@example.com',
      language: 'en',
      template: 'welcome',
      values: { name: '<b>x</b>' },
    })
    await stop()
    address = `/mailbox/${(await allMails(db))[0]?.id}`
  })

  it('is listed newest first', async () => {
    const { payload } = await get('/mailbox')
    expect(payload).toContain(address)
    expect(payload.indexOf('&lt;i&gt;@')).toBeLessThan(payload.indexOf('first@example.com'))
    expect(payload).not.toContain('<i>')
  })

  it('is shown as HTML without running scripts', async () => {
    const { payload, headers } = await get(address)
    expect(payload).toMatch(
      /<iframe title="Letter" sandbox="allow-popups[^"]*" srcdoc="&lt;!doctype/,
    )
    expect(payload).not.toContain('<script')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src/)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('is shown as text', async () => {
    const { payload } = await get(`${address}?as=text`)
    expect(payload).toMatch(/<pre dir="rtl">[^<]*4827/)
    expect(payload).not.toContain('<iframe')
  })

  it('is visible only to callers on the same machine', async () => {
    for (const url of ['/mailbox', address]) {
      const { statusCode, payload } = await get(url, '203.0.113.7')
      expect(statusCode).toBe(404)
      expect(payload).toContain('no_route')
    }
  })
})

describe('a proxy on the same machine', () => {
  let port: number
  beforeAll(async () => {
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  })

  /** Returns the status of a request through a proxy that passes on these headers. */
  async function askThrough(passedOn: Readonly<Record<string, string>>): Promise<number> {
    const proxy = createServer((_, response) => {
      request({ host: '127.0.0.1', port, path: '/mailbox', headers: passedOn }, (answer) => {
        response.writeHead(answer.statusCode ?? 0)
        answer.pipe(response)
      }).end()
    })
    await once(proxy.listen(0, '127.0.0.1'), 'listening')
    const address = proxy.address()
    const proxyPort = typeof address === 'object' ? address?.port : 0
    const { status } = await fetch(`http://127.0.0.1:${proxyPort}/`)
    proxy.close()
    return status
  }

  it.each([
    { host: 'shop.example.com' },
    { host: 'shop.example.com', 'x-forwarded-for': '127.0.0.1' },
    { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.7' },
    { host: 'localhost:3000', 'x-forwarded-proto': 'https' },
    { host: 'localhost:3000', forwarded: 'for=203.0.113.7' },
    { host: 'localhost:3000', via: '1.1 proxy' },
    { host: 'localhost:3000', 'x-real-ip': '203.0.113.7' },
  ])('is refused with %o', async (headers) => {
    expect(await askThrough(headers)).toBe(404)
  })

  it('is distinguished from a direct request', async () => {
    expect((await fetch(`http://localhost:${port}/mailbox`)).status).toBe(200)
  })
})

it.each([
  '/mailbox/nothing',
  '/mailbox/0199e0b2-0000-7000-8000-000000000000',
  '/mailbox/x?as=a&as=b',
])('%s is not found', async (url) => {
  expect((await get(url)).statusCode).toBe(404)
})
