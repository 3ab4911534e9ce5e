import { createSigner } from 'fast-jwt'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import { createCustomer, password, type Person } from '../../support/people.ts'
import { openShop, secret, type Shop } from '../../support/shop.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

describeOnEachDatabase('sessions on %s', (dialect) => {
  let shop: Shop
  let person: Person
  beforeAll(async () => {
    shop = await openShop(dialect)
    person = await createCustomer(shop, 1)
  })
  afterAll(() => shop.close())

  const signIn = async () =>
    (
      await shop.anonymous('POST', '/api/users/login', {
        body: { username: person.email, password },
      })
    ).body.data
  const refresh = (refreshToken: string, at = '/api/users/refresh') =>
    shop.anonymous('POST', at, { body: { refreshToken } })
  const withToken = (token: string, url = '/api/users/mine') =>
    shop.anonymous('GET', url, { headers: { authorization: `Bearer ${token}` } })

  it('start with the profile and both tokens', async () => {
    const data = await signIn()
    expect(data).toMatchObject({ user: { kind: 'customer', email: person.email } })
    expect(data.token).toBe(data.accessToken)
    expect((await withToken(data.accessToken)).body.data.user._id).toBe(person.id)
  })

  it('survive two hundred concurrent refreshes as one token family', async () => {
    const { refreshToken } = await signIn()
    const answers = await Promise.all(Array.from({ length: 200 }, () => refresh(refreshToken)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const next = new Set(answers.map(({ body }) => body.data.refreshToken))
    expect(next.size).toBe(1)
    const { rows } = await runSql(
      shop.server.db,
      'select id from sessions where account_id = $1 and revoked_at is null',
      [person.id],
    )
    expect(rows).toHaveLength(2)
    const [successor = ''] = next
    expect((await refresh(successor)).status).toBe(200)
  })

  it('end with their whole token family when an old token is reused, which is logged', async () => {
    const first = (await signIn()).refreshToken
    const second = (await refresh(first)).body.data.refreshToken
    await runSql(
      shop.server.db,
      "update session_tokens set used_at = now() - interval '1 minute' where used_at is not null",
    )
    const stolen = await Promise.all([first, first, first].map((token) => refresh(token)))
    expect(stolen.map(({ status }) => status)).toEqual([401, 401, 401])
    expect((await refresh(second)).status).toBe(401)
    const { rows } = await runSql(
      shop.server.db,
      "select 1 from audit_events where event = 'token_reused'",
    )
    expect(rows).toHaveLength(1)
  })

  it('are separate for the shop and the back office', async () => {
    const { accessToken, refreshToken } = await signIn()
    expect((await withToken(accessToken, '/api/admins/admins/myProfile')).status).toBe(401)
    expect((await withToken(accessToken, '/api/marketplace/tags')).status).toBe(401)
    expect((await refresh(refreshToken, '/api/admins/auth/refresh')).status).toBe(401)
    expect((await refresh(refreshToken)).status).toBe(200)
    const admin = await shop.anonymous('POST', '/api/admins/auth/signin', {
      body: { username: 'admin@example.com', password: 'Admin-2026!' },
    })
    const { accessToken: staff } = admin.body.data
    expect((await withToken(staff, '/api/marketplace/tags')).status).toBe(200)
    expect((await withToken(staff)).status).toBe(401)
    expect((await withToken(staff, '/api/marketplace-customer/addresses')).status).toBe(401)
  })

  it('reject tokens that are tampered with, expired, unsigned or signed by others', async () => {
    const claims = {
      sub: person.id,
      aud: 'marketplace',
      sid: newId(),
      kind: 'admin',
      email: person.email,
      permissions: ['*'],
    }
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const [head, body, tail] = (await signIn()).accessToken.split('.')
    const bad = [
      'nonsense',
      `${head}.${encode(claims)}.${tail}`,
      `${head}.${body}.`,
      `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
      `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.${tail}`,
      createSigner({ key: 'another-secret-that-is-long-enough-too' })(claims),
      createSigner({ key: secret, algorithm: 'HS512' })(claims),
      createSigner({ key: secret, algorithm: 'HS256', expiresIn: 1, clockTimestamp: 1 })(claims),
    ]
    for (const token of bad) {
      expect((await withToken(token)).status, token).toBe(401)
      expect((await withToken(token, '/api/marketplace-customer/settings')).status).toBe(401)
    }
    expect(
      (
        await shop.anonymous('POST', '/api/users/login', {
          body: { username: person.email, password },
          headers: { authorization: 'Bearer nonsense' },
        })
      ).status,
    ).toBe(200)
  })

  it('are listed by device and can be ended one by one or all at once', async () => {
    const here = await signIn()
    const there = await signIn()
    const as = (method: 'GET' | 'DELETE', path: string) =>
      shop.anonymous(method, `/api/account/sessions${path}`, {
        headers: { authorization: `Bearer ${here.accessToken}` },
      })
    const devices = (await as('GET', '')).body.data
    expect(devices.filter((each: { current: boolean }) => each.current)).toHaveLength(1)
    const other = devices.find((each: { current: boolean }) => !each.current)
    expect((await as('DELETE', `/${other._id}`)).status).toBe(204)
    expect((await refresh(there.refreshToken)).status).toBe(401)
    expect((await as('DELETE', `/${newId()}`)).status).toBe(404)
    expect((await as('DELETE', '')).status).toBe(204)
    expect((await refresh(here.refreshToken)).status).toBe(401)
  })

  it('end when the password changes, except the current one', async () => {
    const here = await signIn()
    const there = await signIn()
    const change = (body: object) =>
      shop.anonymous('PATCH', `/api/users/${person.id}/password`, {
        body,
        headers: { authorization: `Bearer ${here.accessToken}` },
      })
    const wrong = await change({ password: 'not-the-one', newPassword: 'Another-Pass-2!' })
    expect(Object.keys(wrong.body.error.fields)).toEqual(['/password'])
    const weak = await change({ password, newPassword: 'weak' })
    expect(Object.keys(weak.body.error.fields)).toEqual(['/newPassword'])
    const same = await change({ password, newPassword: password })
    expect(Object.keys(same.body.error.fields)).toEqual(['/newPassword'])
    expect((await change({ password, newPassword: 'Another-Pass-2!' })).status).toBe(204)
    expect((await refresh(there.refreshToken)).status).toBe(401)
    expect((await refresh(here.refreshToken)).status).toBe(200)
  })

  it('end when the account is deactivated', async () => {
    const other = await createCustomer(shop, 7)
    const opened = await shop.anonymous('POST', '/api/users/login', {
      body: { username: other.email, password },
    })
    await shop.staff('POST', `/api/marketplace/customers/${other.id}/deactivate`)
    expect((await refresh(opened.body.data.refreshToken)).status).toBe(401)
    expect((await withToken(opened.body.data.accessToken)).status).toBe(401)
    const again = await shop.anonymous('POST', '/api/users/login', {
      body: { username: other.email, password },
    })
    expect(again.status).toBe(401)
  })
})
