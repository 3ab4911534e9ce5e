import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authRealms, type AuthRealm } from '#server/accounts/authRealms.ts'
import { runSql } from '#server/platform/database/database.ts'
import {
  createCompany,
  createCustomer,
  password,
  createTenant,
  createTenantUser,
} from '../../support/people.ts'
import { openShop, type ApiResponse, type Shop } from '../../support/shop.ts'
import { codeFor, invitationFor } from './mails.ts'

/**
 * A browser on a page of the shop: it sends the session header and stores the cookies it receives.
 */
function openBrowser(shop: Shop) {
  const jar = new Map<string, string>()
  /** the cookies that identify the browser, whoever is signed in */
  const known = new Map<string, string>()
  const send = async (url: string, body: object = {}, headers: Record<string, string> = {}) => {
    const cookie = [...jar, ...known].map((each) => each.join('=')).join('; ')
    const own = {
      'x-session': 'cookie',
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie }),
    }
    const answer = await shop.anonymous('POST', url, { body, headers: { ...own, ...headers } })
    for (const each of setCookies(answer)) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      const cookies = name === browserCookie ? known : jar
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return answer
  }
  return { jar, known, send }
}

const browserCookie = '__Host-browser'

const setCookies = ({ headers }: ApiResponse): string[] =>
  [headers['set-cookie'] ?? []].flat().map(String)

/** Only those of sessions, not the one that identifies the browser. */
const cookiesOf = (answer: ApiResponse): string[] =>
  setCookies(answer).filter((each) => !each.startsWith(browserCookie))

const office = '__Host-refresh-cms'
const market = '__Host-refresh-marketplace'

describe('the refresh token of a browser', () => {
  let shop: Shop
  let credentials: Record<
    AuthRealm['name'],
    { username: string; password: string; tenant?: string }
  >
  const doorOf = (name: AuthRealm['name']): AuthRealm => {
    const found = authRealms.find((realm) => realm.name === name)
    if (!found) throw new Error(name)
    return found
  }
  beforeAll(async () => {
    shop = await openShop('pglite')
    const root = await createCompany(shop, 1)
    const own = await createTenant(shop, 1, root.id)
    const user = await createTenantUser(shop, 1, { tenant: own, company: root.id })
    const person = await createCustomer(shop, 1)
    credentials = {
      Admin: { username: 'admin@example.com', password: 'Admin-2026!' },
      Company: { username: root.email, password },
      User: { username: person.email, password },
      TenantUser: { username: user.email, password, tenant: 'tenant-1' },
    }
  })
  afterAll(() => shop.close())

  const signIn = async (name: AuthRealm['name'], browser = openBrowser(shop)) => {
    const answer = await browser.send(`/api${doorOf(name).login}`, credentials[name])
    expect(answer.status).toBe(200)
    return { ...browser, answer }
  }
  const mayUse = async (url: string, { body }: ApiResponse) =>
    (
      await shop.anonymous('GET', url, {
        headers: { authorization: `Bearer ${body.data.accessToken}` },
      })
    ).status
  const ageTokens = () =>
    runSql(
      shop.server.db,
      "update session_tokens set expires_at = expires_at - interval '11 minutes', used_at = used_at - interval '11 minutes'",
    )

  it.each(authRealms)(
    'of $name is in an HttpOnly cookie and in no response body',
    async (realm) => {
      const { answer, jar, send } = await signIn(realm.name)
      const [cookie = '', ...others] = cookiesOf(answer)
      expect(others).toEqual([])
      expect(cookie.split('; ').slice(1).toSorted()).toEqual([
        'HttpOnly',
        'Max-Age=2592000',
        'Path=/',
        'SameSite=Strict',
        'Secure',
      ])
      const name = realm.audience === 'cms' ? office : market
      const first = jar.get(name) ?? ''
      expect(answer.body.data).toMatchObject({ audience: realm.audience })
      expect(JSON.stringify(answer.body)).not.toContain(first)
      expect(answer.body.data).not.toHaveProperty('refreshToken')
      expect(answer.headers['cache-control']).toBe('private, no-store')

      await ageTokens()
      const renewed = await send(`/api${realm.refresh}`)
      expect(renewed.status).toBe(200)
      expect(jar.get(name)).not.toBe(first)
      expect(renewed.body.data).not.toHaveProperty('refreshToken')
      expect(renewed.body.data.user).toEqual(answer.body.data.user)
      expect(await mayUse(`/api${realm.me}`, renewed)).toBe(200)

      const last = jar.get(name) ?? ''
      expect((await send(`/api${realm.signout}`)).status).toBe(204)
      expect(jar.size).toBe(0)
      jar.set(name, last)
      expect((await send(`/api${realm.refresh}`)).status).toBe(401)
      expect(jar.size, 'a cookie that opens nothing').toBe(0)
    },
  )

  it('is also set when an invitation is accepted or a registration is completed', async () => {
    const email = 'nadia@people.example.com'
    const body = { firstName: 'Nadia', lastName: 'Saleh', email }
    await shop.staff('POST', '/api/marketplace/customers', { body })
    const invited = openBrowser(shop)
    const invitation = await invitationFor(shop, email)
    const accepted = await invited.send('/api/account/accept-invitation', { invitation, password })
    expect(accepted.body.data).not.toHaveProperty('refreshToken')
    expect([...invited.jar.keys()]).toEqual([market])

    const facts = {
      companyName: 'Cold Chain',
      firstName: 'Omar',
      lastName: 'Nasser',
      email: 'omar@people.example.com',
      phoneNumber: '+966500000001',
      country: 'SA',
      city: 'Riyadh',
    }
    const registering = openBrowser(shop)
    const begun = await registering.send('/api/companies/register', { ...facts, password })
    const otp = await codeFor(shop, facts.email)
    const { token } = begun.body.data
    const done = await registering.send('/api/companies/verify-registration', { token, otp })
    expect(done.status).toBe(200)
    expect(done.body.data).not.toHaveProperty('refreshToken')
    expect([...registering.jar.keys()]).toEqual([market])
  })

  it('has a grace period of ten minutes for concurrent pages; later reuse ends its session', async () => {
    const { jar, send } = await signIn('User')
    const first = jar.get(market) ?? ''
    const pages = await Promise.all([1, 2, 3].map(() => send('/api/users/refresh')))
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(jar.get(market)).toBe(first)
    await ageTokens()
    const tabs = await Promise.all([1, 2].map(() => send('/api/users/refresh')))
    expect(tabs.map(({ status }) => status)).toEqual([200, 200])
    const second = jar.get(market) ?? ''
    expect(second).not.toBe(first)
    await ageTokens()
    jar.set(market, first)
    expect((await send('/api/users/refresh')).status).toBe(401)
    jar.set(market, second)
    expect((await send('/api/users/refresh')).status).toBe(401)
  })

  it('of the back office is removed when the same browser signs in to the shop', async () => {
    const staff = await signIn('Admin')
    const staffCookie = staff.jar.get(office) ?? ''
    await signIn('User', staff)
    expect([...staff.jar.keys()]).toEqual([market])
    staff.jar.set(office, staffCookie)
    expect((await staff.send('/api/admins/auth/refresh')).status).toBe(401)
    const { rows } = await runSql<{ event: string }>(
      shop.server.db,
      "select event from audit_events where email = 'admin@example.com' order by created_at desc limit 1",
    )
    expect(rows).toEqual([{ event: 'signed_out' }])
  })

  it('stops working when another one replaces it; the shop session survives a staff sign-in', async () => {
    const person = await signIn('User')
    const before = person.jar.get(market) ?? ''
    await signIn('TenantUser', person)
    await signIn('Admin', person)
    expect([...person.jar.keys()].toSorted()).toEqual([office, market])
    expect((await person.send('/api/users/refresh')).status).toBe(200)
    person.jar.set(market, before)
    expect((await person.send('/api/users/refresh')).status).toBe(401)
  })

  it('from the storage of an earlier version is exchanged for a cookie', async () => {
    const body = credentials.User
    const { refreshToken } = (await shop.anonymous('POST', '/api/users/login', { body })).body.data
    const { jar, send } = openBrowser(shop)
    const exchanged = await send('/api/users/refresh', { refreshToken })
    expect(exchanged.status).toBe(200)
    expect(exchanged.body.data).not.toHaveProperty('refreshToken')
    expect(jar.get(market)).not.toBe(refreshToken)
    expect((await send('/api/users/refresh')).status).toBe(200)
  })

  it('is removed by signing out everywhere', async () => {
    const { answer, jar, send } = await signIn('User')
    const headers = {
      authorization: `Bearer ${answer.body.data.accessToken}`,
      cookie: `${market}=${jar.get(market)}`,
    }
    const ended = await shop.anonymous('DELETE', '/api/account/sessions', { headers })
    expect(cookiesOf(ended)).toEqual([expect.stringMatching(/^__Host-refresh-marketplace=;/)])
    expect((await send('/api/users/refresh')).status).toBe(401)
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring host', { 'sec-fetch-site': 'same-site' }],
    ['a browser that sends only the origin', { origin: 'https://evil.example' }],
    ['a page with an opaque origin', { origin: 'null' }],
    ['another port', { origin: 'http://localhost:81' }],
  ])('is not accepted from %s', async (_, foreign) => {
    const { jar, answer } = await signIn('User')
    const cookie = `${market}=${jar.get(market)}`
    const headers = { cookie, 'x-session': 'cookie', ...foreign }
    const post = (url: string, more: Record<string, string> = headers) =>
      shop.anonymous('POST', url, { body: {}, headers: more })
    const refused = await post('/api/users/refresh')
    expect(refused.status).toBe(403)
    expect(refused.body.error).toEqual({
      code: 'cross_site',
      message: 'This request came from another site, so it was refused.',
    })
    expect((await post('/api/users/signout')).status).toBe(403)
    const authorization = `Bearer ${answer.body.data.accessToken}`
    const writing = await shop.anonymous('DELETE', '/api/account/sessions', {
      headers: { cookie, authorization, ...foreign },
    })
    expect(writing.status, 'whatever else would be changed').toBe(403)
    const signingIn = await shop.anonymous('POST', '/api/users/login', {
      body: credentials.User,
      headers: { 'x-session': 'cookie', ...foreign },
    })
    expect([signingIn.status, cookiesOf(signingIn)]).toEqual([403, []])
    const own = { cookie, 'x-session': 'cookie', origin: 'http://localhost' }
    expect((await post('/api/users/refresh', own)).status, 'it is still good').toBe(200)
  })

  it('is ignored without the header, which no form can send', async () => {
    const { jar } = await signIn('User')
    const headers = { cookie: `${market}=${jar.get(market)}` }
    const refused = await shop.anonymous('POST', '/api/users/refresh', { body: {}, headers })
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([
      400,
      ['/refreshToken'],
    ])
  })

  it('stays in the body for API clients, which get no cookie, whatever their origin', async () => {
    for (const realm of authRealms) {
      const headers = { origin: 'https://partner.example' }
      const body = credentials[realm.name]
      const opened = await shop.anonymous('POST', `/api${realm.login}`, { body, headers })
      const { refreshToken } = opened.body.data
      const renewed = await shop.anonymous('POST', `/api${realm.refresh}`, {
        body: { refreshToken },
        headers,
      })
      expect(renewed.body.data.refreshToken).toMatch(/^[\w-]{43}$/)
      expect(renewed.body.data.refreshToken).not.toBe(refreshToken)
      expect([opened, renewed].flatMap(cookiesOf)).toEqual([])
      expect(renewed.body.data).not.toHaveProperty('user')
    }
  })
})

describe('a browser that signed in before', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop('pglite')
  })
  afterAll(() => shop.close())

  const admins = '/api/admins/admins'
  const email = 'admin@example.com'
  const signIn = ({ send }: ReturnType<typeof openBrowser>, secret: string) =>
    send('/api/admins/auth/signin', { username: email, password: secret })

  it('can sign in and reset its password while strangers are rate-limited', async () => {
    const [owner, stranger] = [openBrowser(shop), openBrowser(shop)]
    expect((await signIn(owner, 'Admin-2026!')).status).toBe(200)
    expect(owner.known.has(browserCookie)).toBe(true)
    stranger.known.set(browserCookie, 'x'.repeat(43))
    for (let count = 0; count < 12; count += 1) await signIn(stranger, `guess-${count}`)
    expect((await signIn(stranger, 'Admin-2026!')).status).toBe(429)
    expect((await signIn(owner, 'Admin-2026!')).status).toBe(200)

    const forget = ({ send }: typeof owner) => send(`${admins}/forget-password`, { email })
    const verify = ({ send }: typeof owner, otp: string) =>
      send(`${admins}/verify-password-otp`, { email, otp })
    // No code was mailed yet, so nothing counts as a guess and nothing is stored.
    await verify(stranger, '0000')
    const attempts = await runSql(shop.server.db, "select 1 from attempts where key like 'guess %'")
    expect(attempts.rows).toEqual([])
    for (let count = 0; count < 5; count += 1) {
      await forget(stranger)
      for (let tries = 0; tries < 2; tries += 1) await verify(stranger, '0000')
    }
    expect((await forget(stranger)).status).toBe(429)
    expect((await verify(stranger, '0000')).body.error.code).toBe('code_guesses_spent')
    expect((await forget(owner)).status).toBe(200)
    const otp = await codeFor(shop, email)
    expect((await verify(owner, otp)).status).toBe(200)

    // A new password makes every browser unknown, since one may belong to a thief.
    const reset = { email, otp, password: 'Another-2026!' }
    expect((await owner.send(`${admins}/reset-password`, reset)).status).toBe(204)
    const { rows } = await runSql(shop.server.db, 'select browser from known_browsers')
    expect(rows).toEqual([])
  })

  it('has rate limits of its own', async () => {
    await runSql(shop.server.db, 'delete from attempts')
    const owner = openBrowser(shop)
    expect((await signIn(owner, 'Another-2026!')).status).toBe(200)
    for (let count = 0; count < 10; count += 1) await signIn(owner, `typo-${count}`)
    expect((await signIn(owner, 'Another-2026!')).status).toBe(429)
  })
})
