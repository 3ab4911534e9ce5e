import { afterAll, beforeAll, expect, it } from 'vitest'
import { localizeDigits } from '#domain/localizeDigits.ts'
import { runSql } from '#server/platform/database/database.ts'
import {
  createCompany,
  createCustomer,
  password,
  createTenant,
  createTenantUser,
} from '../../support/people.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { codeFor, lastMail, resetLinkFor, wrongCode } from './mails.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

type Case = {
  readonly name: string
  readonly prefix: string
  readonly login: string
  readonly who: Readonly<Record<string, unknown>> & { readonly email: string }
}

const fresh = 'Brand-New-Pass1!'

describeOnEachDatabase('a forgotten password on %s', (dialect) => {
  let shop: Shop
  let cases: Case[]
  beforeAll(async () => {
    shop = await openShop(dialect)
    const root = await createCompany(shop, 1)
    const tenant = await createTenant(shop, 1, root.id)
    const user = await createTenantUser(shop, 1, { tenant, company: root.id })
    const buyer = await createCustomer(shop, 1)
    const inTenant = { email: user.email, tenant: 'tenant-1', isRoot: false }
    const users = '/api/users'
    const tenants = '/api/tenant-management/users'
    const admins = '/api/admins/admins'
    cases = [
      {
        name: 'customer',
        prefix: users,
        login: `${users}/login`,
        who: { email: buyer.email, tenant: '', isRoot: false },
      },
      {
        name: 'root user',
        prefix: '/api/companies',
        login: '/api/companies/login',
        who: { email: root.email, tenant: '', isRoot: true },
      },
      { name: 'tenant user', prefix: tenants, login: `${tenants}/login`, who: inTenant },
      {
        name: 'super administrator',
        prefix: admins,
        login: '/api/admins/auth/signin',
        who: { email: 'admin@example.com', tenant: ' ', isRoot: true },
      },
      {
        name: 'root user at the back office',
        prefix: admins,
        login: '/api/admins/auth/signin',
        who: { email: root.email, tenant: '', isRoot: true },
      },
    ]
  })
  afterAll(() => shop.close())

  let requestId: string | undefined
  /** Acts as a client that repeats the `requestId` of the latest response. */
  const ask = async (each: Case, step: string, more: object = {}) => {
    const bound = step === 'forget-password' ? {} : { requestId }
    const body = { ...each.who, ...bound, ...more }
    const answer = await shop.anonymous('POST', `${each.prefix}/${step}`, { body })
    requestId = answer.body.data?.requestId ?? requestId
    return answer
  }
  const signIn = ({ login, who }: Case, secret: string) => {
    const { email: username, ...whose } = who
    return shop.anonymous('POST', login, { body: { username, password: secret, ...whose } })
  }

  it('is reset in three steps by every kind of account', async () => {
    for (const each of cases) {
      expect([each.name, (await ask(each, 'forget-password')).status]).toEqual([each.name, 200])
      const otp = await codeFor(shop, each.who.email)
      expect(otp).toMatch(/^\d{4}$/)
      expect((await ask(each, 'verify-password-otp', { otp })).status).toBe(200)
      const arabic = { otp: localizeDigits(otp, 'ar') }
      expect((await ask(each, 'verify-password-otp', arabic)).status).toBe(200)
      const weak = await ask(each, 'reset-password', { otp, password: 'weak-password' })
      expect([weak.status, Object.keys(weak.body.error.fields)]).toEqual([400, ['/password']])
      const reset = await ask(each, 'reset-password', { otp, password: fresh })
      expect([each.name, reset.status]).toEqual([each.name, 204])
      expect((await signIn(each, password)).status).toBe(401)
      expect([each.name, (await signIn(each, fresh)).status]).toEqual([each.name, 200])
      expect((await lastMail(shop, each.who.email))?.template).toBe('passwordChanged')
      const again = await ask(each, 'reset-password', { otp, password: fresh })
      expect([again.status, Object.keys(again.body.error.fields)]).toEqual([400, ['/otp']])
    }
  })

  it('invalidates a code after five wrong attempts, even concurrent ones', async () => {
    const [, , each] = cases
    if (!each) throw new Error('no case')
    await runSql(shop.server.db, 'delete from attempts')
    await ask(each, 'forget-password')
    const right = await codeFor(shop, each.who.email)
    const wrong = { otp: wrongCode(right) }
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => ask(each, 'verify-password-otp', wrong)),
    )
    expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    const late = await ask(each, 'verify-password-otp', { otp: right })
    expect([late.status, late.body.error.fields['/otp']]).toEqual([
      400,
      'This code has expired or was tried too often. Request a new one',
    ])
    await runSql(shop.server.db, 'delete from attempts')
    await ask(each, 'forget-password')
    const next = await codeFor(shop, each.who.email)
    for (let count = 0; count < 4; count += 1)
      await ask(each, 'verify-password-otp', { otp: wrongCode(next) })
    expect((await ask(each, 'verify-password-otp', { otp: next })).status).toBe(200)
    const reset = await ask(each, 'reset-password', { otp: next, password: fresh })
    expect(reset.status).toBe(204)
  })

  it('expires a code', async () => {
    const [each] = cases
    if (!each) throw new Error('no case')
    await runSql(shop.server.db, 'delete from attempts')
    await ask(each, 'forget-password')
    const otp = await codeFor(shop, each.who.email)
    await runSql(shop.server.db, "update codes set expires_at = now() - interval '1 second'")
    expect((await ask(each, 'verify-password-otp', { otp })).status).toBe(400)
  })

  it('gives the same answer for unknown accounts and mails them nothing', async () => {
    const [each] = cases
    if (!each) throw new Error('no case')
    await runSql(shop.server.db, 'delete from attempts')
    const unknown = { ...each, who: { email: 'nobody@elsewhere.example.com' } }
    const [known, a, stranger, b] = [
      await ask(each, 'forget-password'),
      await ask(each, 'verify-password-otp', { otp: '0000x' }),
      await ask(unknown, 'forget-password'),
      await ask(unknown, 'verify-password-otp', { otp: '0000x' }),
    ]
    const sent = { sent: true, minutes: 10, requestId: expect.stringMatching(/^[\w-]{22}$/) }
    for (const { status, body } of [known, stranger])
      expect([status, body]).toEqual([200, { data: sent }])
    expect(await lastMail(shop, unknown.who.email)).toBeUndefined()
    const { rows } = await runSql(
      shop.server.db,
      "select 1 from mails where recipient like '%invalid'",
    )
    expect(rows).toEqual([])
    expect(b.body).toEqual(a.body)
    const [right, wrong] = [
      await signIn(each, 'not-the-password'),
      await signIn(unknown, 'not-the-password'),
    ]
    expect(wrong.body).toEqual(right.body)
  })

  it.each([{}, { tenant: '' }, { tenant: '  ', isRoot: false }])(
    'requires the tenant id where an email is not enough: %j',
    async (more) => {
      const email = 'a@example.com'
      const headers = { 'accept-language': 'en' }
      const users = '/api/tenant-management/users'
      const answers = [
        await shop.anonymous('POST', `${users}/forget-password`, {
          body: { email, ...more },
          headers,
        }),
        await shop.anonymous('POST', '/api/admins/admins/forget-password', {
          body: { email, ...more, isRoot: false },
          headers,
        }),
      ]
      for (const { body, status } of answers)
        expect([status, body.error.fields]).toEqual([400, { '/tenant': 'Please enter Tenant ID' }])
    },
  )

  it('ends every session of the account', async () => {
    const [each] = cases
    if (!each) throw new Error('no case')
    await runSql(shop.server.db, 'delete from attempts')
    const { refreshToken } = (await signIn(each, fresh)).body.data
    await ask(each, 'forget-password')
    const otp = await codeFor(shop, each.who.email)
    await ask(each, 'reset-password', { otp, password: fresh })
    const refreshed = await shop.anonymous('POST', '/api/users/refresh', {
      body: { refreshToken },
    })
    expect(refreshed.status).toBe(401)
  })

  it('accepts a code only with the request that mailed it, by its cookie or its id', async () => {
    const [, , , each] = cases
    if (!each) throw new Error('no case')
    await runSql(shop.server.db, 'delete from attempts')
    const mine = await ask(each, 'forget-password')
    const otp = await codeFor(shop, each.who.email)
    const [cookie = ''] = String(mine.headers['set-cookie']).split(';', 1)
    expect(String(mine.headers['set-cookie'])).toMatch(/HttpOnly; Secure; SameSite=Strict/)
    const stranger = await ask(each, 'forget-password')
    const verify = (more: object, headers = {}) =>
      shop.anonymous('POST', `${each.prefix}/verify-password-otp`, {
        body: { ...each.who, otp, ...more },
        headers,
      })
    expect((await verify({})).status).toBe(400)
    expect((await verify({ requestId: stranger.body.data.requestId })).status).toBe(400)
    // Nor does a request by a stranger invalidate the owner's code.
    expect((await verify({}, { cookie })).status).toBe(200)
    expect((await verify({ requestId: mine.body.data.requestId })).status).toBe(200)
  })

  it('allows strangers nine guesses a year, however many codes they request, and the owner a working link', async () => {
    const [, , each] = cases
    if (!each) throw new Error('no case')
    await runSql(shop.server.db, 'delete from attempts')
    const { email } = each.who
    const { rows: audited } = await runSql(shop.server.db, 'select id from audit_events')
    const codes: string[] = []
    for (let mailed = 0; mailed < 3; mailed += 1) {
      await ask(each, 'forget-password')
      const otp = wrongCode(await codeFor(shop, email))
      const tries = await Promise.all(
        Array.from({ length: 5 }, () => ask(each, 'verify-password-otp', { otp })),
      )
      codes.push(...tries.map(({ body }) => body.error.code))
    }
    expect(codes.toSorted()).toEqual([
      ...Array.from({ length: 6 }, () => 'code_guesses_spent'),
      ...Array.from({ length: 9 }, () => 'code_invalid'),
    ])
    const { rows } = await runSql<{ event: string }>(
      shop.server.db,
      'select event from audit_events where id <> all ($1)',
      [audited.map(({ id }) => id)],
    )
    expect(rows.filter(({ event }) => event === 'too_many_attempts')).toHaveLength(1)
    const late = await ask(each, 'verify-password-otp', { otp: await codeFor(shop, email) })
    expect(Object.keys(late.body.error.fields)).toEqual(['/otp'])
    const { rows: months } = await runSql<{ months: number }>(
      shop.server.db,
      "select extract(day from until - now())::int as months from attempts where key like 'guess %'",
    )
    expect(months).toEqual([{ months: 364 }])
    const link = await resetLinkFor(shop, email)
    const reset = (body: object) =>
      shop.anonymous('POST', '/api/account/reset-password', { body: { link, ...body } })
    expect((await reset({ password: 'weak-password' })).status).toBe(400)
    const both = await Promise.all([reset({ password: fresh }), reset({ password: fresh })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 400])
    expect((await reset({ password: fresh })).body.error.code).toBe('reset_link_invalid')
    expect((await signIn(each, fresh)).status).toBe(200)
  })

  it('makes anyone who requests many codes wait, and says how long', async () => {
    const [, , , each] = cases
    if (!each) throw new Error('no case')
    await runSql(shop.server.db, 'delete from attempts')
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1)
      statuses.push((await ask(each, 'forget-password')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const { body } = await shop.anonymous('POST', `${each.prefix}/forget-password`, {
      body: each.who,
      headers: { 'accept-language': 'ar' },
    })
    expect(body.error.message).toContain('٦٠ دقيقة')
  })
})
