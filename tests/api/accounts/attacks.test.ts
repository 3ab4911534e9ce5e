import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import {
  createCompany,
  createCustomer,
  password,
  createTenant,
  createTenantUser,
  type Person,
} from '../../support/people.ts'
import { openShop, type ApiCall, type Shop } from '../../support/shop.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

describeOnEachDatabase('an attacker on %s', (dialect) => {
  let shop: Shop
  let attacker: Person
  let victim: Person
  let ownTenant: string
  let other: string

  const enter = async (username: string, more: object = {}): Promise<ApiCall> => {
    const { body, status } = await shop.anonymous('POST', '/api/admins/auth/signin', {
      body: { username, password, ...more },
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
    const headers = { authorization: `Bearer ${body.data.accessToken}` }
    return (method, url, options = {}) =>
      shop.anonymous(method, url, { ...options, headers: { ...headers, ...options.headers } })
  }

  beforeAll(async () => {
    shop = await openShop(dialect)
    attacker = await createCompany(shop, 1)
    victim = await createCompany(shop, 2)
    ownTenant = await createTenant(shop, 1, attacker.id)
    other = await createTenant(shop, 2, victim.id)
  })
  afterAll(() => shop.close())

  it('cannot join another company by moving their tenant to it', async () => {
    const permissions = ['tenants:read', 'tenants:update', 'companies:update']
    const made = await shop.staff('POST', '/api/marketplace/roles', {
      body: { title: 'Mover', permissions },
    })
    const user = await createTenantUser(shop, 1, {
      tenant: ownTenant,
      company: attacker.id,
      roles: [made.body.data._id],
    })
    for (const call of [
      await enter(user.email, { tenant: 'tenant-1' }),
      await enter(attacker.email),
    ]) {
      const { status } = await call('PATCH', `/api/marketplace/tenants/${ownTenant}`, {
        body: { company: victim.id },
      })
      expect(status).toBe(403)
    }
  })

  it('cannot create a tenant without limits', async () => {
    const call = await enter(attacker.email)
    const body = { name: 'Free', tenantId: 'free-for-all', company: attacker.id }
    expect((await call('POST', '/api/marketplace/tenants', { body })).status).toBe(403)
  })

  it('cannot see records of others among the references of a shared record', async () => {
    const role = await shop.staff('POST', '/api/marketplace/roles', {
      body: { title: 'Shared', permissions: ['tags:read'] },
    })
    const { _id: id } = role.body.data
    const foreign = await createTenantUser(shop, 2, {
      tenant: other,
      company: victim.id,
      roles: [id],
    })
    const own = await createTenantUser(shop, 3, {
      tenant: ownTenant,
      company: attacker.id,
      roles: [id],
    })
    const call = await enter(attacker.email)
    const { body } = await call('GET', `/api/marketplace/roles/${id}/references`)
    expect(JSON.stringify(body)).toContain(own.id)
    expect(JSON.stringify(body)).not.toContain(foreign.id)
    const every = await shop.staff('GET', `/api/marketplace/roles/${id}/references`)
    expect(JSON.stringify(every.body)).toContain(foreign.id)
  })

  it('cannot gain permissions by changing another user’s email, state or invitation', async () => {
    const strong = await shop.staff('POST', '/api/marketplace/roles', {
      body: { title: 'Strong', permissions: ['products:*'] },
    })
    const user = await createTenantUser(shop, 4, {
      tenant: ownTenant,
      company: attacker.id,
      roles: [strong.body.data._id],
    })
    const call = await enter(attacker.email)
    const at = `/api/marketplace/tenant-users/${user.id}`
    const tries = await Promise.all([
      call('PATCH', at, { body: { email: 'mine@example.com' } }),
      call('POST', `${at}/deactivate`),
      call('POST', `${at}/invite`),
      call('DELETE', at),
    ])
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect((await call('PATCH', at, { body: { firstName: 'Renamed' } })).status).toBe(200)
  })

  it('cannot reach administrators with permissions to manage them', async () => {
    const permissions = ['admins:*', 'roles:read']
    const made = await shop.staff('POST', '/api/marketplace/roles', {
      body: { title: 'Manages administrators', permissions },
    })
    const user = await createTenantUser(shop, 5, {
      tenant: ownTenant,
      company: attacker.id,
      roles: [made.body.data._id],
    })
    const call = await enter(user.email, { tenant: 'tenant-1' })
    const [admin] = (await call('GET', '/api/marketplace/admins')).body.data
    const changed = await call('PATCH', `/api/marketplace/admins/${admin._id}`, {
      body: { email: 'mine@example.com' },
    })
    expect(changed.status).toBe(403)
    const body = { firstName: 'New', lastName: 'Admin', email: 'new@example.com' }
    expect((await call('POST', '/api/marketplace/admins', { body })).status).toBe(403)
    expect((await call('DELETE', `/api/marketplace/admins/${admin._id}`)).status).toBe(403)
  })

  it('cannot keep an account by changing its email with a stolen token', async () => {
    const call = await enter(attacker.email)
    const { status, body } = await call('PATCH', `/api/marketplace/companies/${attacker.id}`, {
      body: { email: victim.email },
    })
    expect([status, body.error.code]).toEqual([409, 'own_email'])
  })

  it('finds no secret in the answer to a stale write or in the audit log', async () => {
    const buyer = await createCustomer(shop, 1)
    const setup = await buyer.call('POST', '/api/marketplace-customer/payment-methods/card-setup', {
      body: { returnTo: '/en/profile' },
    })
    const id = String(setup.body.data.url).split('/').at(-1) ?? ''
    const card = { brand: 'Visa', lastFour: '4242', expiry: '11/28', holder: 'A Buyer' }
    await runSql(shop.server.db, 'update card_setups set card = $2 where id = $1', [
      id,
      JSON.stringify(card),
    ])
    const at = '/api/marketplace-customer/payment-methods'
    const saved = await buyer.call('POST', at, { body: { type: 'card', token: id } })
    expect(saved.body.data).toMatchObject({ lastFour: '4242', holder: 'A Buyer' })
    const stale = await buyer.call('PATCH', `${at}/${saved.body.data._id}`, {
      body: { isDefault: true },
      headers: { 'if-match': '"99"' },
    })
    expect([stale.status, stale.body.error.current.lastFour]).toEqual([409, '4242'])
    expect(JSON.stringify([saved.body, stale.body])).not.toMatch(/test_/)
    const again = await buyer.call('POST', at, { body: { type: 'card', token: id } })
    expect(Object.keys(again.body.error.fields)).toEqual(['/token'])
    const { rows } = await runSql(
      shop.server.db,
      "select 1 from changes where resource = 'payment-methods'",
    )
    expect(rows).toEqual([])
  })

  it('sees no guarded field in a history or in the answer to a stale write', async () => {
    await shop.staff('PATCH', `/api/marketplace/tenants/${ownTenant}`, {
      body: { allowedDeviceProfileTypes: ['lorawan'] },
    })
    const call = await enter(attacker.email)
    const history = await call('GET', `/api/marketplace/tenants/${ownTenant}/history`)
    const stale = await call('PATCH', `/api/marketplace/tenants/${ownTenant}`, {
      body: { name: 'Other' },
      headers: { 'if-match': '"1"' },
    })
    expect(stale.status).toBe(409)
    for (const { body } of [history, stale]) {
      expect(JSON.stringify(body)).not.toContain('allowedDeviceProfileTypes')
      expect(JSON.stringify(body)).not.toContain('staff@example.com')
    }
  })

  it('cannot learn from rate limits who has an account', async () => {
    const stranger = 'nobody-at-all@example.com'
    for (const username of [victim.email, stranger]) {
      for (let count = 0; count < 11; count += 1)
        await shop.anonymous('POST', '/api/companies/login', {
          body: { username, password: 'wrong-guess' },
        })
    }
    const answers = await Promise.all(
      [victim.email, stranger].map((username) =>
        shop.anonymous('POST', '/api/admins/auth/signin', {
          body: { username, password: 'wrong-guess' },
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([429, 429])
    await runSql(shop.server.db, 'delete from attempts')
  })

  it('cannot send unlimited mails', async () => {
    const made = await createTenantUser(shop, 9, { tenant: ownTenant, company: attacker.id })
    const call = await enter(attacker.email)
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) {
      const at = `/api/marketplace/tenant-users/${made.id}/invite`
      statuses.push((await call('POST', at)).status)
    }
    expect(statuses.at(-1)).toBe(429)
    await runSql(shop.server.db, 'delete from attempts')
  })

  it('cannot crash the server with a malformed invitation', async () => {
    for (const subject of ['a\0b', '', 'x', victim.id]) {
      const invitation = `${Buffer.from(subject).toString('base64url')}.x`
      const { status } = await shop.anonymous('POST', '/api/account/accept-invitation', {
        body: { invitation, password },
      })
      expect(status).toBe(400)
    }
  })

  it('is refused as soon as the session ends, not only at the next refresh', async () => {
    const { body } = await shop.anonymous('POST', '/api/companies/login', {
      body: { username: victim.email, password },
    })
    const { accessToken, refreshToken } = body.data
    await shop.anonymous('POST', '/api/companies/signout', { body: { refreshToken } })
    const headers = { authorization: `Bearer ${accessToken}` }
    expect((await shop.anonymous('GET', '/api/account/sessions', { headers })).status).toBe(401)
  })
})
