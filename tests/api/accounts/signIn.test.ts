import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { hashPassword, verifyPassword } from '#server/accounts/password.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'
import { solveBotCheck } from '../../support/solveBotCheck.ts'

const credentials = { username: 'admin@example.com', password: 'Admin-2026!' }

describeOnEachDatabase('signing in on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(dialect)
  })
  afterAll(() => shop.close())

  const signIn = async (body: object = credentials) =>
    shop.anonymous('POST', '/api/admins/auth/signin', { body })
  const refresh = (refreshToken: string) =>
    shop.anonymous('POST', '/api/admins/auth/refresh', { body: { refreshToken } })

  it('returns tokens that open the back office', async () => {
    const { status, body } = await signIn()
    expect(status).toBe(200)
    const headers = { authorization: `Bearer ${body.data.accessToken}` }
    const profile = await shop.anonymous('GET', '/api/admins/admins/myProfile', { headers })
    expect(profile.body.data.user).toMatchObject({
      email: credentials.username,
      permissions: ['*'],
    })
  })

  it('gives the same answer for an unknown account and a wrong password', async () => {
    const wrong = await signIn({ ...credentials, password: 'not-it-at-all' })
    const unknown = await signIn({ username: 'nobody@example.com', password: 'not-it-at-all' })
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
    expect(wrong.status).toBe(401)
  })

  it('names the invalid fields', async () => {
    const { status, body } = await signIn({ username: 'no-address', password: '12345' })
    expect(status).toBe(400)
    expect(body.error.fields).toEqual({
      '/username': 'Please enter a valid email',
      '/password': 'Password must be at least 6 characters',
    })
  })

  it('renews a session as often as needed, each time with a new token', async () => {
    const first = (await signIn()).body.data.refreshToken
    const second = (await refresh(first)).body.data.refreshToken
    const third = await refresh(second)
    expect(third.status).toBe(200)
    expect(new Set([first, second, third.body.data.refreshToken]).size).toBe(3)
  })

  it('does not sign out two tabs that refresh concurrently', async () => {
    const { refreshToken } = (await signIn()).body.data
    const both = await Promise.all([refresh(refreshToken), refresh(refreshToken)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    for (const { body } of both) expect((await refresh(body.data.refreshToken)).status).toBe(200)
  })

  it('ends the session when an old token is reused later', async () => {
    const { refreshToken } = (await signIn()).body.data
    const next = (await refresh(refreshToken)).body.data.refreshToken
    await runSql(
      shop.server.db,
      "update session_tokens set used_at = now() - interval '1 minute' where used_at is not null",
    )
    expect((await refresh(refreshToken)).status).toBe(401)
    expect((await refresh(next)).status).toBe(401)
  })

  it('ends the session on the server when signing out', async () => {
    const { refreshToken } = (await signIn()).body.data
    expect(
      (await shop.anonymous('POST', '/api/admins/auth/signout', { body: { refreshToken } })).status,
    ).toBe(204)
    expect((await refresh(refreshToken)).status).toBe(401)
  })

  it('rejects forged tokens', async () => {
    const [head, , tail] = (await signIn()).body.data.accessToken.split('.')
    const claims = Buffer.from(JSON.stringify({ sub: 'x', permissions: ['*'] })).toString(
      'base64url',
    )
    for (const token of ['nonsense', `${head}.${claims}.${tail}`, `${head}.${claims}.`]) {
      const headers = { authorization: `Bearer ${token}` }
      expect((await shop.anonymous('GET', '/api/marketplace/tags', { headers })).status).toBe(401)
    }
  })

  it('slows down guessing', async () => {
    const tries = []
    for (let count = 0; count < 12; count += 1) {
      tries.push(await signIn({ username: 'guess@example.com', password: `guess-${count}` }))
    }
    const last = tries.at(-1)
    expect(last?.status).toBe(429)
    expect(last?.body.error.message).toMatch(/wait \d+ minutes/)
  })
})

describe('the bot check', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop('pglite', [], { BOT_CHECK: 'altcha' })
  })
  afterAll(() => shop.close())

  const signIn = (answer: string) =>
    shop.anonymous('POST', '/api/admins/auth/signin', {
      body: credentials,
      headers: answer ? { 'x-bot-check': answer } : {},
    })

  it('rejects a missing or invented answer', async () => {
    for (const answer of ['', 'bm9uc2Vuc2U=', 'not base64 at all']) {
      expect((await signIn(answer)).body.error.code).toBe('bot_check_failed')
    }
  })

  it('accepts each answer once', async () => {
    const { 'x-bot-check': answer } = await solveBotCheck(shop.anonymous)
    expect((await signIn(answer)).status).toBe(200)
    expect((await signIn(answer)).body.error.code).toBe('bot_check_failed')
  })
})

describe('passwords', () => {
  it('are stored as argon2id with a salt of their own', async () => {
    const [first, second] = await Promise.all([
      hashPassword('Same-1234'),
      hashPassword('Same-1234'),
    ])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(first).not.toBe(second)
    expect(await verifyPassword('Same-1234', first)).toBe(true)
    expect(await verifyPassword('same-1234', first)).toBe(false)
    expect(await verifyPassword('', undefined)).toBe(false)
  })
})
