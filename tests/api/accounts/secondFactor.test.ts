import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { forgetLastCode } from '../../support/forgetLastCode.ts'
import {
  accountIdOf,
  createCompany,
  password,
  createTenant,
  createTenantUser,
} from '../../support/people.ts'
import {
  callWithToken,
  openShop,
  type ApiResponse,
  type ApiCall,
  type Shop,
} from '../../support/shop.ts'
import { totpCode } from '../../support/totpCode.ts'
import { codeFor, invitationFor, lastMail, resetLinkFor } from './mails.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

const admin = { username: 'admin@example.com', password: 'Admin-2026!' }
const signInPath = '/api/admins/auth/signin'
const secondPath = '/api/admins/auth/second-factor'

describeOnEachDatabase('a second factor on %s', (dialect) => {
  let shop: Shop
  let adminId: string
  beforeAll(async () => {
    shop = await openShop(dialect)
    adminId = await accountIdOf(shop, admin.username)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    for (const table of ['attempts', 'passkeys', 'totp_secrets', 'recovery_codes'])
      await runSql(shop.server.db, `delete from ${table}`)
    await runSql(shop.server.db, 'delete from sessions where account_id = $1', [adminId])
    await runSql(shop.server.db, 'update settings set staff_second_factor = false')
    await runSql(shop.server.db, 'update sessions set revoked_at = null')
  })

  const post = (path: string, body: object = {}, headers = {}) =>
    shop.anonymous('POST', path, { body, headers })
  const signIn = (who: object = admin) => post(signInPath, who)
  const second = (token: string, method: string, code: string) =>
    post(secondPath, { token, method, code })
  const tokenOf = ({ body }: ApiResponse): string => body.data.secondFactor.token
  const profileOf = (accessToken: string) =>
    callWithToken(shop, accessToken)('GET', '/api/admins/admins/myProfile')

  /** Signs in with the password alone, while that is sufficient. */
  async function entered(who: object = admin): Promise<ApiCall> {
    return callWithToken(shop, (await signIn(who)).body.data.accessToken)
  }

  async function withApp(who: { username: string; password: string; tenant?: string } = admin) {
    const call = await entered(who)
    const { token, secret } = (await call('POST', '/api/account/factors/totp')).body.data
    const confirmed = await call('POST', '/api/account/factors/totp/confirm', {
      body: { token, code: totpCode(secret) },
    })
    expect(confirmed.status).toBe(200)
    const id = await accountIdOf(shop, who.username)
    await forgetLastCode(shop, id)
    const codes: string[] = confirmed.body.data.recoveryCodes
    return { call, id, secret: String(secret), codes }
  }

  const events = async (email: string): Promise<string[]> => {
    const text = 'select event from audit_events where email = $1 order by created_at, id'
    const { rows } = await runSql<{ event: string }>(shop.server.db, text, [email])
    return rows.map(({ event }) => event)
  }

  it('is required after the password, which grants no access by itself', async () => {
    const { secret } = await withApp()
    const first = await signIn()
    expect(first.status).toBe(200)
    expect(first.body.data).toEqual({
      secondFactor: {
        token: expect.any(String),
        methods: ['totp', 'recovery'],
        message: expect.stringContaining('second step'),
      },
    })
    const { status, body } = await second(tokenOf(first), 'totp', totpCode(secret))
    expect(status).toBe(200)
    const me = await profileOf(body.data.accessToken)
    expect(me.body.data.user.email).toBe(admin.username)
    // Each time step can be used only once.
    await forgetLastCode(shop, adminId)
    expect((await second(tokenOf(first), 'totp', totpCode(secret))).body.error.code).toBe(
      'second_factor_expired',
    )
  })

  it('accepts a code of the previous or next step, and each code once', async () => {
    const { secret } = await withApp()
    const used: string[] = []
    for (const steps of [-1, 0, 1]) {
      const token = tokenOf(await signIn())
      const code = totpCode(secret, steps)
      expect([steps, (await second(token, 'totp', code)).status]).toEqual([steps, 200])
      used.push(code)
    }
    // The first code may have expired by now.
    for (const code of used.slice(1)) {
      const again = await second(tokenOf(await signIn()), 'totp', code)
      expect([again.status, again.body.error.fields['/code']]).toEqual([
        400,
        'This code was used already. Wait for the next one',
      ])
    }
    await forgetLastCode(shop, adminId)
    expect((await second(tokenOf(await signIn()), 'totp', totpCode(secret, 3))).status).toBe(400)
  })

  it('accepts one of many concurrent requests with the same code', async () => {
    const { secret } = await withApp()
    const steps = await Promise.all([signIn(), signIn(), signIn(), signIn()])
    const code = totpCode(secret)
    const answers = await Promise.all(steps.map((step) => second(tokenOf(step), 'totp', code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  })

  it('allows five attempts per step and ten wrong codes per account and day', async () => {
    const { secret, codes } = await withApp()
    const token = tokenOf(await signIn())
    for (let tries = 0; tries < 5; tries += 1)
      expect((await second(token, 'totp', '000000')).body.error.code).toBe('second_factor_invalid')
    expect((await second(token, 'totp', totpCode(secret))).body.error.code).toBe(
      'second_factor_expired',
    )
    await runSql(shop.server.db, "delete from attempts where key like 'factor%'")
    const tries = 20
    const other = await Promise.all(Array.from({ length: 4 }, () => signIn()))
    const answers: ApiResponse[] = []
    for (let number = 0; number < tries; number += 1) {
      await runSql(shop.server.db, "delete from attempts where key like 'factor%'")
      answers.push(await second(tokenOf(other[number % 4] as ApiResponse), 'totp', '000000'))
    }
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
    expect((await second(tokenOf(await signIn()), 'totp', totpCode(secret))).status).toBe(429)
    expect((await lastMail(shop, admin.username))?.text).toContain('knows your password')
    // A recovery code still works, so its owner is not locked out.
    const spare = await second(tokenOf(await signIn()), 'recovery', codes[0] ?? '')
    expect(spare.status).toBe(200)
  })

  it('comes with ten single-use recovery codes in any notation; new codes replace the old', async () => {
    const { call, codes } = await withApp()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes)
      expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
    const typed = ` ${(codes[0] ?? '').toUpperCase().replaceAll('-', ' ')} `
    expect((await second(tokenOf(await signIn()), 'recovery', typed)).status).toBe(200)
    expect((await lastMail(shop, admin.username))?.text).toContain('recovery code')
    const again = await second(tokenOf(await signIn()), 'recovery', codes[0] ?? '')
    expect([again.status, Object.keys(again.body.error.fields)]).toEqual([400, ['/code']])
    expect((await call('GET', '/api/account/factors')).body.data.recoveryCodes.left).toBe(9)
    const renewed = await call('POST', '/api/account/factors/recovery-codes')
    const fresh: string[] = renewed.body.data.recoveryCodes
    expect((await second(tokenOf(await signIn()), 'recovery', codes[1] ?? '')).status).toBe(400)
    expect((await second(tokenOf(await signIn()), 'recovery', fresh[1] ?? '')).status).toBe(200)
  })

  it('is stored so that its tables alone are useless to an attacker', async () => {
    const { secret, codes } = await withApp()
    const { rows } = await runSql(
      shop.server.db,
      `select (select json_agg(t) from totp_secrets t)::text || (select json_agg(r) from recovery_codes r)::text
         || (select json_agg(e) from audit_events e)::text || (select json_agg(m) from mails m)::text as kept`,
    )
    const stored = String(rows[0]?.kept)
    for (const part of [secret, codes[0] ?? '', (codes[0] ?? '').replaceAll('-', '')])
      expect(stored).not.toContain(part)
  })

  it('can be changed only just after the password was entered, and its owner gets a mail', async () => {
    const { call } = await withApp()
    const text = "update sessions set confirmed_at = now() - interval '6 minutes'"
    await runSql(shop.server.db, text)
    for (const [method, path] of [
      ['POST', 'totp'],
      ['DELETE', 'totp'],
      ['POST', 'passkeys/options'],
      ['POST', 'recovery-codes'],
    ] as const) {
      const refused = await call(method, `/api/account/factors/${path}`)
      expect([path, refused.body.error.code]).toEqual([path, 'confirmation_needed'])
    }
    const confirm = (secret: string) =>
      call('POST', '/api/account/factors/confirm', { body: { password: secret } })
    expect((await confirm('Wrong-2026!')).status).toBe(400)
    expect((await confirm(admin.password)).status).toBe(204)
    expect((await call('DELETE', '/api/account/factors/totp')).status).toBe(204)
    expect((await lastMail(shop, admin.username))?.text).toContain('app was removed')
    expect((await events(admin.username)).slice(-1)).toEqual(['factor_removed'])
    expect((await signIn()).body.data.accessToken).toBeTruthy()
  })

  it('must be set up first where it is mandatory, and cannot be removed', async () => {
    const { call } = await withApp()
    const path = '/api/marketplace/settings'
    const demand = (value: boolean, as: ApiCall = call) =>
      as('PATCH', path, { body: { staffSecondFactor: value } })
    const [root, other] = [await createCompany(shop, 1), await createCompany(shop, 6)]
    const who = { username: root.email, password }
    const inAlready = await entered({ username: other.email, password })
    const profile = () => inAlready('GET', '/api/admins/admins/myProfile')
    expect((await profile()).status).toBe(200)
    expect((await demand(true)).status).toBe(200)
    await expect.poll(async () => (await profile()).status, { timeout: 5000 }).toBe(401)
    expect((await call('DELETE', '/api/account/factors/totp')).body.error.code).toBe(
      'second_factor_demanded',
    )

    const first = await signIn(who)
    expect(first.body.data.accessToken).toBeUndefined()
    expect(first.body.data.secondFactor).toMatchObject({
      methods: [],
      enrol: ['totp', 'passkey'],
    })
    const token = tokenOf(first)
    expect((await second(token, 'totp', '000000')).body.error.code).toBe('second_factor_expired')
    const enrol = '/api/admins/auth/enrolment/totp'
    const { secret } = (await post(enrol, { token })).body.data
    expect((await post(`${enrol}/confirm`, { token, code: '000000' })).status).toBe(400)
    const done = await post(`${enrol}/confirm`, { token, code: totpCode(secret) })
    expect([done.status, done.body.data.recoveryCodes.length]).toEqual([200, 10])
    const me = await profileOf(done.body.data.accessToken)
    expect(me.status).toBe(200)
    // The shop does not require a second factor.
    const inShop = await post('/api/companies/login', who)
    expect(inShop.body.data.accessToken).toBeTruthy()
  })

  it('ends older sessions at the next refresh once it becomes mandatory', async () => {
    const { refreshToken } = (await signIn()).body.data
    await runSql(shop.server.db, 'update settings set staff_second_factor = true')
    expect((await post('/api/admins/auth/refresh', { refreshToken })).status).toBe(401)
  })

  it('cannot be enrolled with the password alone by a second person', async () => {
    await runSql(shop.server.db, 'update settings set staff_second_factor = true')
    const mine = tokenOf(await signIn())
    const theirs = tokenOf(await signIn())
    const enrol = '/api/admins/auth/enrolment/totp'
    const begun = async (token: string) => (await post(enrol, { token })).body.data.secret
    const [one, two] = [await begun(mine), await begun(theirs)]
    const confirm = (token: string, secret: string) =>
      post(`${enrol}/confirm`, { token, code: totpCode(secret) })
    expect((await confirm(mine, one)).status).toBe(200)
    expect((await confirm(theirs, two)).body.error.code).toBe('second_factor_expired')
  })

  it('cannot be enrolled after the password has changed, however it was changed', async () => {
    const root = await createCompany(shop, 7)
    const who = { username: root.email, password }
    const call = await entered(who)
    const enrol = '/api/admins/auth/enrolment/totp'
    const isRefused = async (token: string, secret: string, how: string) => {
      const codes = [
        await post(`${enrol}/confirm`, { token, code: totpCode(secret) }),
        await post(enrol, { token }),
      ].map(({ body }) => body.error?.code)
      expect([how, ...codes]).toEqual([how, 'second_factor_expired', 'second_factor_expired'])
    }
    const begun = async (known: string) => {
      await runSql(shop.server.db, 'update settings set staff_second_factor = true')
      const token = tokenOf(await signIn({ ...who, password: known }))
      const { secret } = (await post(enrol, { token })).body.data
      await runSql(shop.server.db, 'update settings set staff_second_factor = false')
      return { token, secret: String(secret) }
    }

    const beforeChange = await begun(password)
    const changed = await call('PATCH', `/api/admins/admins/${root.id}/password`, {
      body: { password, newPassword: 'Changed-2026!' },
    })
    expect(changed.status).toBe(204)
    await isRefused(beforeChange.token, beforeChange.secret, 'change')

    const beforeReset = await begun('Changed-2026!')
    await post('/api/admins/admins/forget-password', { email: root.email, isRoot: true })
    const link = await resetLinkFor(shop, root.email)
    const reset = await post('/api/account/reset-password', { link, password: 'Reset-2026!' })
    expect(reset.status).toBe(204)
    await isRefused(beforeReset.token, beforeReset.secret, 'reset')

    const beforeInvitation = await begun('Reset-2026!')
    await shop.staff('POST', `/api/marketplace/companies/${root.id}/invite`)
    const invitation = await invitationFor(shop, root.email)
    const accepted = await post('/api/account/accept-invitation', { invitation, password })
    expect(accepted.status).toBe(200)
    await isRefused(beforeInvitation.token, beforeInvitation.secret, 'invitation')
  })

  it('cannot be made mandatory by an administrator without one', async () => {
    const call = await entered()
    const { status, body } = await call('PATCH', '/api/marketplace/settings', {
      body: { staffSecondFactor: true },
    })
    expect([status, body.error.fields]).toEqual([
      400,
      { '/staffSecondFactor': 'Set up a second factor for yourself first' },
    ])
  })

  it('is required by every way of resetting the password', async () => {
    const root = await createCompany(shop, 2)
    const { secret } = await withApp({ username: root.email, password })
    const who = { email: root.email, isRoot: true }
    for (const [index, prefix] of ['/api/admins/admins', '/api/companies'].entries()) {
      const { requestId } = (await post(`${prefix}/forget-password`, who)).body.data
      const otp = await codeFor(shop, root.email)
      const fresh = `Brand-New-${index}!`
      const reset = (more: object) =>
        post(`${prefix}/reset-password`, { ...who, requestId, otp, password: fresh, ...more })
      const challenged = await reset({})
      expect([challenged.status, challenged.body.error.code]).toEqual([
        403,
        'second_factor_required',
      ])
      const { token } = challenged.body.error.secondFactor
      const wrong = await reset({ secondFactor: { token, method: 'totp', code: '000000' } })
      expect([wrong.status, wrong.body.error.code]).toEqual([400, 'second_factor_invalid'])
      const stolen = tokenOf(
        await signIn({ username: root.email, password: index ? 'Brand-New-0!' : password }),
      )
      const other = { token: stolen, method: 'totp', code: totpCode(secret) }
      expect((await reset({ secondFactor: other })).body.error.code).toBe('second_factor_expired')
      const right = { token, method: 'totp', code: totpCode(secret) }
      expect((await reset({ secondFactor: right })).status).toBe(204)
      await forgetLastCode(shop, root.id)
    }
  })

  it('is required by the link in the mail as well', async () => {
    const root = await createCompany(shop, 5)
    const { secret } = await withApp({ username: root.email, password })
    await post('/api/admins/admins/forget-password', { email: root.email, isRoot: true })
    const link = await resetLinkFor(shop, root.email)
    const reset = (more: object = {}) =>
      post('/api/account/reset-password', { link, password: 'Brand-New-1!', ...more })
    const { token } = (await reset()).body.error.secondFactor
    const answer = { token, method: 'totp', code: totpCode(secret) }
    expect((await reset({ secondFactor: answer })).status).toBe(204)
  })

  it('is not bypassed by a new invitation', async () => {
    const root = await createCompany(shop, 3)
    const { secret } = await withApp({ username: root.email, password })
    await shop.staff('POST', `/api/marketplace/companies/${root.id}/invite`)
    const invitation = await invitationFor(shop, root.email)
    const accept = (more: object = {}) =>
      post('/api/account/accept-invitation', { invitation, password: 'Invited-2026!', ...more })
    const { token } = (await accept()).body.error.secondFactor
    const answer = { token, method: 'totp', code: totpCode(secret) }
    const done = await accept({ secondFactor: answer })
    expect([done.status, typeof done.body.data.accessToken]).toEqual([200, 'string'])
  })

  it('is reset only by someone at least as powerful, never by oneself, and all are notified', async () => {
    const root = await createCompany(shop, 4)
    const tenantId = await createTenant(shop, 4, root.id)
    const user = await createTenantUser(shop, 4, { tenant: tenantId, company: root.id })
    await withApp({ username: root.email, password })
    const reset = (call: ApiCall, kind: string, id: string) =>
      call('POST', `/api/marketplace/${kind}/${id}/resetFactors`)
    const admins = await withApp()
    expect((await reset(admins.call, 'admins', adminId)).body.error.code).toBe('own_factors')
    expect((await reset(shop.withPermissions('admins:*'), 'admins', adminId)).status).toBe(403)
    expect((await reset(admins.call, 'tenant-users', user.id)).body.error.code).toBe('no_factors')
    expect((await reset(admins.call, 'companies', root.id)).status).toBe(200)
    expect((await signIn({ username: root.email, password })).body.data.accessToken).toBeTruthy()
    expect((await lastMail(shop, root.email))?.text).toContain('were reset')
    const text = "select actor from audit_events where event = 'factors_reset' and email = $1"
    expect((await runSql(shop.server.db, text, [root.email])).rows).toEqual([
      { actor: admin.username },
    ])
  })

  it('explains that an address of numbers cannot have passkeys', async () => {
    const call = await entered()
    const at = (host: string) =>
      call('POST', '/api/account/factors/passkeys/options', { headers: { host } })
    const refused = await at('127.0.0.1:3000')
    expect([refused.body.error.code, refused.body.error.message]).toEqual([
      'passkey_host',
      expect.stringContaining('http://localhost:3000'),
    ])
    expect((await at('evil.example')).body.error.code).toBe('passkey_host')
    const local = await at('localhost:3000')
    expect(local.body.data.options.rp.id).toBe('localhost')
  })
})
