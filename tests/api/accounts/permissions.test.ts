import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createCompany,
  password,
  createTenant,
  createTenantUser,
  type Person,
} from '../../support/people.ts'
import { openShop, type ApiCall, type Shop } from '../../support/shop.ts'
import { invitationFor } from './mails.ts'

describe('roles and permissions', () => {
  let shop: Shop
  let root: Person
  let tenant: string
  let staffRoot: ApiCall
  let editor: string

  const role = async (title: string, permissions: string[]): Promise<string> => {
    const made = await shop.staff('POST', '/api/marketplace/roles', {
      body: { title, permissions },
    })
    return made.body.data._id
  }
  /** signs in at the back office */
  const enter = async (username: string, more: object = {}): Promise<ApiCall> => {
    const { body, status } = await shop.anonymous('POST', '/api/admins/auth/signin', {
      body: { username, password, ...more },
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
    const headers = { authorization: `Bearer ${body.data.accessToken}` }
    return (method, url, options = {}) =>
      shop.anonymous(method, url, { ...options, headers: { ...options.headers, ...headers } })
  }

  beforeAll(async () => {
    shop = await openShop('pglite')
    editor = await role('Tag editor', ['tags:read', 'tags:update'])
    root = await createCompany(shop, 1, { roles: [editor] })
    tenant = await createTenant(shop, 1, root.id)
    staffRoot = await enter(root.email)
  })
  afterAll(() => shop.close())

  it('come from the kind of account, from roles and from the account itself', async () => {
    const alone = await shop.staff('PATCH', `/api/marketplace/companies/${root.id}`, {
      body: { permissions: ['industries:read'] },
    })
    expect(alone.status).toBe(200)
    const call = await enter(root.email)
    const { body } = await call('GET', '/api/admins/admins/myProfile')
    expect(body.data.user.permissions).toEqual(
      expect.arrayContaining(['tenant-users:*', 'tags:update', 'industries:read']),
    )
    expect(body.data.user.rights).toEqual(
      expect.arrayContaining([
        { name: 'Tenant users', verbs: ['All'] },
        { name: 'Tags', verbs: ['View', 'Edit'] },
      ]),
    )
    const arabic = await call('GET', '/api/admins/admins/myProfile', {
      headers: { 'accept-language': 'ar' },
    })
    expect(arabic.body.data.user.rights).toContainEqual({ name: 'القطاعات', verbs: ['عرض'] })
    expect((await call('GET', '/api/marketplace/industries')).status).toBe(200)
    expect((await call('GET', '/api/marketplace/products')).status).toBe(403)
  })

  it('are refused when they do not exist', async () => {
    const { status, body } = await shop.staff('POST', '/api/marketplace/roles', {
      body: { title: 'Wrong', permissions: ['tags:read', 'dragons:ride', 'tags:fly'] },
    })
    expect(status).toBe(400)
    expect(body.error.fields['/permissions']).toContain('dragons:ride, tags:fly')
  })

  it('let a company invite its people and grant them what it has, not more', async () => {
    const person = {
      tenant,
      firstName: 'Amal',
      lastName: 'Said',
      email: 'amal@one.example.com',
    }
    const excess = await staffRoot('POST', '/api/marketplace/tenant-users', {
      body: { ...person, permissions: ['products:delete'] },
    })
    expect([excess.status, Object.keys(excess.body.error.fields)]).toEqual([400, ['/permissions']])
    const strong = await role('Everything of products', ['products:*'])
    const byRole = await staffRoot('POST', '/api/marketplace/tenant-users', {
      body: { ...person, roles: [strong] },
    })
    expect([byRole.status, Object.keys(byRole.body.error.fields)]).toEqual([400, ['/roles']])
    const made = await staffRoot('POST', '/api/marketplace/tenant-users', {
      body: { ...person, roles: [editor] },
    })
    expect(made.status).toBe(201)
    const invitation = await invitationFor(shop, person.email)
    const weak = await shop.anonymous('POST', '/api/account/accept-invitation', {
      body: { invitation, password: 'weak' },
    })
    expect(weak.status).toBe(400)
    const both = await Promise.all(
      [1, 2].map(() =>
        shop.anonymous('POST', '/api/account/accept-invitation', {
          body: { invitation, password },
        }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const call = await enter(person.email, { tenant: 'tenant-1' })
    expect((await call('GET', '/api/marketplace/tags')).status).toBe(200)
    expect((await call('POST', '/api/marketplace/tags', { body: { title: 'No' } })).status).toBe(
      403,
    )
    expect((await call('GET', '/api/marketplace/tenant-users')).status).toBe(403)
  })

  it('protect whoever has more of them from a change of how they sign in', async () => {
    const strong = await shop.staff('POST', '/api/marketplace/tenant-users', {
      body: {
        tenant,
        firstName: 'Huda',
        lastName: 'Said',
        email: 'huda@one.example.com',
        permissions: ['products:delete'],
      },
    })
    const change = (body: object) =>
      staffRoot('PATCH', `/api/marketplace/tenant-users/${strong.body.data._id}`, { body })
    expect((await change({ email: 'mine@one.example.com' })).status).toBe(403)
    expect((await change({ active: false })).status).toBe(403)
    expect((await change({ lastName: 'Saeed' })).status).toBe(200)
  })

  it('end with the role: the next token has them no more', async () => {
    const user = await createTenantUser(shop, 5, {
      tenant,
      company: root.id,
      roles: [editor],
    })
    const call = await enter(user.email, { tenant: 'tenant-1' })
    expect((await call('GET', '/api/marketplace/tags')).status).toBe(200)
    await shop.staff('PATCH', `/api/marketplace/tenant-users/${user.id}`, { body: { roles: [] } })
    const { status, body } = await shop.anonymous('POST', '/api/admins/auth/signin', {
      body: { username: user.email, password, tenant: 'tenant-1' },
    })
    expect([status, body.error.code]).toEqual([403, 'forbidden'])
  })

  it('guard single fields: without their own verb they can be neither read nor set', async () => {
    const call = await enter(root.email)
    const seen = await call('GET', `/api/marketplace/tenants/${tenant}`)
    expect(seen.body.data).not.toHaveProperty('allowedDeviceProfileTypes')
    const set = await call('PATCH', `/api/marketplace/tenants/${tenant}`, {
      body: { allowedDeviceProfileTypes: ['lorawan'] },
    })
    expect([set.status, Object.keys(set.body.error.fields)]).toEqual([
      403,
      ['/allowedDeviceProfileTypes'],
    ])
    const filtered = await call('GET', '/api/marketplace/tenants?allowedNetworkServers=EU868')
    expect(filtered.status).toBe(403)
    expect(
      (await call('PATCH', `/api/marketplace/tenants/${tenant}`, { body: { name: 'New' } })).status,
    ).toBe(200)
  })

  it('cannot be granted to oneself by changing a role', async () => {
    const writer = await role('Writes roles', ['roles:*'])
    const user = await createTenantUser(shop, 6, {
      tenant,
      company: root.id,
      roles: [writer],
    })
    const call = await enter(user.email, { tenant: 'tenant-1' })
    const { status, body } = await call('PATCH', `/api/marketplace/roles/${writer}`, {
      body: { permissions: ['roles:*', 'products:delete'] },
    })
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['/permissions']])
  })

  it('never let an account deactivate itself', async () => {
    const call = await enter(root.email)
    const off = await call('POST', `/api/marketplace/companies/${root.id}/deactivate`)
    expect([off.status, off.body.error.code]).toEqual([409, 'own_account'])
  })

  it('end for everyone in a deactivated company or tenant', async () => {
    const user = await createTenantUser(shop, 8, {
      tenant,
      company: root.id,
      roles: [editor],
    })
    const login = () =>
      shop.anonymous('POST', '/api/tenant-management/users/login', {
        body: { username: user.email, password, tenant: 'tenant-1' },
      })
    expect((await login()).status).toBe(200)
    await shop.staff('POST', `/api/marketplace/tenants/${tenant}/deactivate`)
    expect((await login()).status).toBe(401)
    await shop.staff('POST', `/api/marketplace/tenants/${tenant}/activate`)
    await shop.staff('POST', `/api/marketplace/companies/${root.id}/deactivate`)
    expect((await login()).status).toBe(401)
  })

  it('record every sign-in, failure and change in the audit log', async () => {
    const { body } = await shop.staff('GET', '/api/marketplace/audit-events?limit=100')
    const events = new Set(body.data.map((each: { event: string }) => each.event))
    for (const event of [
      'signed_in',
      'invited',
      'invitation_accepted',
      'rights_changed',
      'deactivated',
    ])
      expect(events).toContain(event)
    const invited = body.data.find(
      (each: { email: string }) => each.email === 'amal@one.example.com',
    )
    expect(invited).toMatchObject({ kind: 'tenantUser' })
  })
})
