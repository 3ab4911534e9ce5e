import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLooser, refundNeedsApproval } from '#domain/secondPerson.ts'
import { placeOrder, createShippableProduct } from '../../support/commerce.ts'
import { runSql } from '#server/platform/database/database.ts'
import {
  createCompany,
  createCustomer,
  password,
  createTenant,
  createTenantUser,
} from '../../support/people.ts'
import { openShop, type ApiCall, type Shop } from '../../support/shop.ts'
import { invitationFor, lastMail } from '../accounts/mails.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const

describe('approval rules', () => {
  const rules = { refundLimit: usd(5000), requiresSecondAdmin: true }

  it('count earlier refunds, and treat another currency as over the limit', () => {
    expect(refundNeedsApproval(rules, { before: 0, amount: usd(5000) })).toBe(false)
    expect(refundNeedsApproval(rules, { before: 1, amount: usd(5000) })).toBe(true)
    expect(refundNeedsApproval(rules, { before: 0, amount: { amount: 1, currency: 'SAR' } })).toBe(
      true,
    )
    const none = { ...rules, refundLimit: undefined }
    expect(refundNeedsApproval(none, { before: 0, amount: usd(10 ** 12) })).toBe(false)
  })

  it('are looser when either of them weakens', () => {
    expect(isLooser(rules, rules)).toBe(false)
    expect(isLooser({ ...rules, refundLimit: usd(4999) }, rules)).toBe(false)
    expect(isLooser({ ...rules, refundLimit: usd(5001) }, rules)).toBe(true)
    expect(isLooser({ ...rules, refundLimit: undefined }, rules)).toBe(true)
    expect(isLooser({ ...rules, requiresSecondAdmin: false }, rules)).toBe(true)
  })
})

describeOnEachDatabase('approval by a second person, on %s,', (dialect) => {
  let shop: Shop
  let first: ApiCall
  let second: ApiCall
  let buyers = 0

  const signIn = async (email: string, secret: string, tenantId?: string): Promise<ApiCall> => {
    const { body } = await shop.anonymous('POST', '/api/admins/auth/signin', {
      body: { username: email, password: secret, ...(tenantId && { tenant: tenantId }) },
    })
    const headers = { authorization: `Bearer ${body.data.accessToken}` }
    return (method, url, options = {}) =>
      shop.anonymous(method, url, { ...options, headers: { ...headers, ...options.headers } })
  }
  const settings = (call: ApiCall, body: object) =>
    call('PATCH', '/api/marketplace/settings', { body })
  const pending = async (kind: string) => {
    const url = `/api/marketplace/approvals?kind=${kind}&status=pending&limit=1`
    return (await second('GET', url)).body.data[0]
  }
  const decide = (call: ApiCall, id: string, verb = 'approve') =>
    call('POST', `/api/marketplace/approvals/${id}/${verb}`)

  beforeAll(async () => {
    shop = await openShop(dialect)
    first = await signIn('admin@example.com', 'Admin-2026!')
  })
  afterAll(() => shop.close())

  it('requires that a second approver exists before a rule is enabled', async () => {
    for (const body of [{ secondAdmin: true }, { refundLimit: usd(5000) }]) {
      const { status, body: answer } = await settings(first, body)
      const [name = ''] = Object.keys(body)
      expect([status, Object.keys(answer.error.fields)]).toEqual([400, [`/${name}`]])
    }
    const { body } = await first('POST', '/api/marketplace/admins', {
      body: { firstName: 'Second', lastName: 'Person', email: 'second@example.com' },
    })
    expect(body.data.active).toBe(true)
    second = await accept('second@example.com')
    const { status } = await settings(first, { secondAdmin: true, refundLimit: usd(5000) })
    expect(status).toBe(200)
  })

  it('applies to a new administrator, who is neither invited nor active until then', async () => {
    const { body, headers } = await first('POST', '/api/marketplace/admins', {
      body: { firstName: 'Third', lastName: 'Person', email: 'third@example.com' },
    })
    const { _id: id, active } = body.data
    expect([active, headers['x-approval']]).toEqual([false, 'requested'])
    expect(await lastMail(shop, 'third@example.com')).toBeUndefined()
    for (const call of [first, second]) {
      const activated = await call('POST', `/api/marketplace/admins/${id}/activate`)
      expect([activated.status, activated.body.error.code]).toEqual([409, 'approval_needed'])
    }
    const approval = await pending('administrator')
    expect(approval).toMatchObject({
      subject: 'third@example.com',
      requestedBy: 'admin@example.com',
    })
    const own = await decide(first, approval._id)
    expect([own.status, own.body.error.code]).toEqual([409, 'own_approval'])
    // The second admin was created by the first one a moment ago.
    const made = await decide(second, approval._id)
    expect([made.status, made.body.error.code]).toEqual([409, 'approval_dependent'])
    expect((await pending('administrator'))._id).toBe(approval._id)
    await aWeekLater()
    expect((await decide(second, approval._id)).status).toBe(200)
    expect((await decide(second, approval._id)).status).toBe(409)
    const third = await accept('third@example.com')
    expect((await third('GET', '/api/marketplace/approvals')).status).toBe(200)
  })

  it('applies to refunds over the limit, also in parts, and to rejections that refund as much', async () => {
    const order = await paidOrder(20_000)
    const refund = (amount: number) =>
      first('POST', `/api/marketplace/orders/${order}/refund`, {
        body: { amount: usd(amount), reason: 'Broken' },
      })
    expect((await refund(3000)).status).toBe(200)
    const large = await refund(3000)
    expect([large.status, large.body.error.code]).toEqual([409, 'approval_requested'])
    expect((await refund(3001)).body.error.code).toBe('refund_waits')
    const refunded = async () =>
      (await first('GET', `/api/marketplace/orders/${order}`)).body.data.refunded.amount
    expect(await refunded()).toBe(3000)
    const rejected = await first('POST', `/api/marketplace/orders/${order}/reject`, {
      body: { reason: 'customer' },
    })
    expect([rejected.status, rejected.body.error.code]).toEqual([409, 'refund_first'])
    const approval = await pending('refund')
    expect(approval.amount).toEqual(usd(3000))
    expect((await decide(first, approval._id)).body.error.code).toBe('own_approval')
    const both = await Promise.all([decide(second, approval._id), decide(second, approval._id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await refunded()).toBe(6000)

    await refund(2000)
    const declined = await pending('refund')
    expect((await decide(first, declined._id, 'decline')).status).toBe(200)
    expect((await decide(second, declined._id)).status).toBe(409)
    expect(await refunded()).toBe(6000)
  })

  it('applies to refunding a transfer recorded by staff', async () => {
    const read = async (id: string) =>
      (await first('GET', `/api/marketplace/orders/${id}`)).body.data
    const transfer = (id: string, amount: number) =>
      first('POST', `/api/marketplace/orders/${id}/recordTransfer`, {
        body: { amount: usd(amount), bankReference: `T-${amount}` },
      })
    const back = async (id: string) => {
      const { number, refunded } = await read(id)
      const { rows } = await runSql<{ actor: string }>(
        shop.server.db,
        `select actor from audit_events where event = 'refunded' and email = $1 order by created_at`,
        [number],
      )
      return [refunded.amount, rows.map(({ actor }) => actor)]
    }

    const overpaid = await placedOrder(20_000)
    const { due } = await read(overpaid)
    expect((await transfer(overpaid, due.amount + 6000)).status).toBe(200)
    expect([(await read(overpaid)).status, ...(await back(overpaid))]).toEqual(['paid', 0, []])
    const tooMuch = await pending('refund')
    expect(tooMuch).toMatchObject({ amount: usd(6000), reason: 'Paid too much' })
    expect((await decide(first, tooMuch._id)).body.error.code).toBe('own_approval')
    expect((await decide(second, tooMuch._id)).status).toBe(200)
    expect(await back(overpaid)).toEqual([6000, ['second@example.com']])

    const late = await placedOrder(20_000)
    await first('POST', `/api/marketplace/orders/${late}/reject`, { body: { reason: 'customer' } })
    expect((await transfer(late, 3000)).status).toBe(200)
    expect(await back(late)).toEqual([3000, ['admin@example.com']])
    expect((await transfer(late, 2500)).status).toBe(200)
    expect(await back(late)).toEqual([3000, ['admin@example.com']])
    const approval = await pending('refund')
    expect(approval).toMatchObject({ amount: usd(2500), reason: 'Came too late' })
    expect((await decide(second, approval._id)).status).toBe(200)
    expect(await back(late)).toEqual([5500, ['admin@example.com', 'second@example.com']])
  })

  it('applies to a refund by line exactly as requested', async () => {
    const order = await paidOrder(20_000)
    const items = async () =>
      (await first('GET', `/api/marketplace/orders/${order}`)).body.data.items
    const [{ code }] = await items()
    const requested = await first('POST', `/api/marketplace/orders/${order}/refund`, {
      body: { lines: [{ code, quantity: 1, restock: true }], reason: 'Broken' },
    })
    expect(requested.body.error.code).toBe('approval_requested')
    expect((await items())[0].refunded).toBeUndefined()
    const approval = await pending('refund')
    expect(approval).toMatchObject({ amount: usd(20_000) })
    expect(approval.reason).toBe(`Broken\n1 × \u2068${code}\u2069 (back to stock)`)
    expect((await decide(second, approval._id)).status).toBe(200)
    expect(await items()).toMatchObject([{ quantity: 1, refunded: 1, returned: 1 }])
  })

  it('applies to changing an administrator’s email and to removing their second factors', async () => {
    const third = await adminCalled('third@example.com')
    const email = 'mine@example.com'
    const changed = await first('PATCH', `/api/marketplace/admins/${third}`, {
      body: { email, phoneNumber: '+966500000003' },
    })
    expect(changed.body.data).toMatchObject({
      email: 'third@example.com',
      phoneNumber: '+966500000003',
    })
    const approval = await pending('administratorEmail')
    expect(approval.subject).toBe(`third@example.com → ${email}`)
    expect((await decide(first, approval._id)).body.error.code).toBe('own_approval')

    await runSql(
      shop.server.db,
      `insert into totp_secrets (account_id, secret, last_step) values ($1, '', 0)`,
      [third],
    )
    const reset = () => first('POST', `/api/marketplace/admins/${third}/resetFactors`)
    expect((await reset()).body.error.code).toBe('approval_requested')
    const factors = async () =>
      (await runSql(shop.server.db, 'select 1 from totp_secrets where account_id = $1', [third]))
        .rows
    expect(await factors()).toHaveLength(1)
    expect((await decide(second, (await pending('administratorFactors'))._id)).status).toBe(200)
    expect(await factors()).toEqual([])
    expect((await lastMail(shop, 'third@example.com'))?.text).toContain('were reset')
    expect((await reset()).body.error.code).toBe('no_factors')

    expect((await decide(second, approval._id)).status).toBe(200)
    expect(await adminCalled(email)).toBe(third)
    await isTold('third@example.com', email, 'second@example.com')
    const taken = await first('PATCH', `/api/marketplace/admins/${third}`, {
      body: { email: 'second@example.com' },
    })
    expect(taken.body.error.code).toBe('duplicate')
  })

  it('cannot come from an account created or empowered by the requester', async () => {
    const root = await createCompany(shop, 1)
    const of = { tenant: await createTenant(shop, 1, root.id), company: root.id }
    const role = await shop.staff('POST', '/api/marketplace/roles', {
      body: { title: 'Approvers' },
    })
    const { email, id } = await createTenantUser(shop, 1, { ...of, roles: [role.body.data._id] })
    const permissions = ['approvals:read', 'approvals:approve', 'orders:refund']
    const url = `/api/marketplace/roles/${role.body.data._id}`
    expect((await first('PATCH', url, { body: { permissions } })).status).toBe(200)
    const clerk = await signIn(email, password, 'tenant-1')
    const order = await paidOrder(20_000)
    await first('POST', `/api/marketplace/orders/${order}/refund`, {
      body: { amount: usd(6000), reason: 'Broken' },
    })
    const approval = await pending('refund')
    expect((await decide(clerk, approval._id)).body.error.code).toBe('approval_dependent')
    await aWeekLater()
    expect((await decide(second, approval._id, 'decline')).status).toBe(200)

    // The permissions come from an account whose own permissions come from the first admin.
    await first('PATCH', `/api/marketplace/companies/${root.id}`, {
      body: { permissions: ['roles:read', ...permissions] },
    })
    const boss = await signIn(root.email, password)
    await boss('PATCH', `/api/marketplace/tenant-users/${id}`, { body: { permissions } })
    await first('POST', `/api/marketplace/orders/${order}/refund`, {
      body: { amount: usd(7000), reason: 'Broken' },
    })
    const again = await pending('refund')
    expect((await decide(clerk, again._id)).body.error.code).toBe('approval_dependent')
    await aWeekLater()
    expect((await decide(clerk, again._id)).status).toBe(200)
  })

  it('applies to loosening the rules, not to tightening them', async () => {
    expect((await settings(first, { refundLimit: usd(4000) })).body.data.refundLimit).toEqual(
      usd(4000),
    )
    const { body } = await settings(first, { secondAdmin: false, phone: '+966500000009' })
    expect(body.data).toMatchObject({ secondAdmin: true, phone: '+966500000009' })
    const again = await settings(first, { secondAdmin: false })
    expect(again.headers['x-approval']).toBe('requested')
    const approval = await pending('settings')
    expect(approval.reason).toBe('New administrators need a second one: Yes → No')
    const requests = await first('GET', '/api/marketplace/approvals?kind=settings&status=pending')
    expect(requests.body.data).toHaveLength(1)
    expect((await decide(first, approval._id)).status).toBe(409)
    expect((await decide(second, approval._id)).status).toBe(200)
    const now = (await first('GET', '/api/marketplace/settings')).body.data
    expect(now).toMatchObject({ secondAdmin: false, refundLimit: usd(4000) })
    expect((await settings(second, { refundLimit: null })).body.data.refundLimit).toEqual(usd(4000))
  })

  it('cannot come from an account the requester took over while no rule prevented it', async () => {
    const id = await adminCalled('second@example.com')
    const { body } = await first('PATCH', `/api/marketplace/admins/${id}`, {
      body: { email: 'taken@example.com' },
    })
    expect(body.data.email).toBe('taken@example.com')
    await isTold('second@example.com', 'taken@example.com', 'admin@example.com')
    const taken = await signIn('taken@example.com', password)
    await settings(first, { refundLimit: null })
    const { body: waiting } = await taken(
      'GET',
      '/api/marketplace/approvals?kind=settings&status=pending&limit=50&sort=-createdAt',
    )
    const mine = waiting.data.find(
      (each: { requestedBy: string }) => each.requestedBy === 'admin@example.com',
    )
    expect((await decide(taken, mine._id)).body.error.code).toBe('approval_dependent')
  })

  it('is logged with who requested, approved and declined', async () => {
    for (const [event, actor] of [
      ['approval_requested', 'admin@example.com'],
      ['approved', 'second@example.com'],
      ['declined', 'admin@example.com'],
    ]) {
      const url = `/api/marketplace/audit-events?event=${event}&limit=50`
      const { body } = await first('GET', url)
      expect(body.data.map((each: { actor: string }) => each.actor)).toContain(actor)
    }
  })

  const aWeekLater = () => runSql(shop.server.db, "update changes set at = at - interval '8 days'")

  const adminCalled = async (email: string): Promise<string> => {
    const text = "select id from accounts where kind = 'admin' and email = $1"
    return (await runSql<{ id: string }>(shop.server.db, text, [email])).rows[0]?.id ?? ''
  }

  async function isTold(former: string, email: string, actor: string): Promise<void> {
    const mail = await lastMail(shop, former)
    expect([mail?.template, mail?.text]).toEqual(['emailChanged', expect.stringContaining(email)])
    const { rows } = await runSql(
      shop.server.db,
      `select actor, details, ip is not null as ip, request_id is not null as request
       from audit_events where event = 'email_changed' and email = $1`,
      [former],
    )
    expect(rows).toEqual([{ actor, details: email, ip: true, request: true }])
  }

  async function accept(email: string): Promise<ApiCall> {
    const invitation = await invitationFor(shop, email)
    await shop.anonymous('POST', '/api/account/accept-invitation', {
      body: { invitation, password },
    })
    return signIn(email, password)
  }

  async function placedOrder(total: number): Promise<string> {
    const buyer = await createCustomer(shop, (buyers += 1))
    const { id: product } = await createShippableProduct(shop, { price: total })
    const placed = await placeOrder(buyer.call, [{ product, quantity: 1 }])
    if (placed.status !== 201) throw new Error(JSON.stringify(placed.body))
    return placed.body.data._id
  }

  async function paidOrder(total: number): Promise<string> {
    const id = await placedOrder(total)
    const { due } = (await first('GET', `/api/marketplace/orders/${id}`)).body.data
    const paid = await first('POST', `/api/marketplace/orders/${id}/recordTransfer`, {
      body: { amount: due, bankReference: 'TRX-1' },
    })
    if (paid.status !== 200) throw new Error(JSON.stringify(paid.body))
    return id
  }
})
