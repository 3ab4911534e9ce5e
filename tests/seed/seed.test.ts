/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderStatuses } from '#domain/order/orderStatus.ts'
import { paymentStatuses } from '#domain/order/paymentStatus.ts'
import { discountStates } from '#domain/pricing/discountBlocker.ts'
import { discountTypes } from '#domain/pricing/types.ts'
import { licenceStatuses } from '#domain/licence/licenceStatus.ts'
import { subscriptionStatuses } from '#domain/licence/subscriptionStatus.ts'
import { contactStatuses } from '#domain/quote/contactStatus.ts'
import { quoteStatuses } from '#domain/quote/quoteStatus.ts'
import { expireLicences } from '#server/commerce/licences/expireLicences.ts'
import { sendLicenceReminders } from '#server/commerce/licences/sendLicenceReminders.ts'
import { expireOrders } from '#server/commerce/orders/expireOrders.ts'
import { sendPendingRefunds } from '#server/commerce/orders/refunds/refunds.ts'
import { remindOfTransfers } from '#server/commerce/orders/payments/remindOfTransfers.ts'
import { pollPayments } from '#server/commerce/orders/payments/webhooks.ts'
import { expireQuotes } from '#server/commerce/quotes/expireQuotes.ts'
import { demoPassword, demoPeople } from '#server/boot/posture/demoAccounts.ts'
import type { Shop } from '../support/shop.ts'
import { engineOf, openSeeded, rowsOf } from './support.ts'
import { namesOfNullableColumns } from '../house/support/readNullableColumns.ts'

let shop: Shop
let startAgain: () => Promise<boolean>
beforeAll(async () => {
  ;({ shop, start: startAgain } = await openSeeded())
}, 120_000)
afterAll(() => shop.close())

const read = (text: string) => rowsOf(shop, text)
const listOf = async (text: string): Promise<string[]> =>
  (await read(text)).map((row) => String(Object.values(row)[0])).toSorted()
const sorted = (list: readonly string[]) => list.toSorted()

/** Runs statements that must not find any rows. */
const findNothing = async (...texts: readonly string[]): Promise<void> => {
  for (const text of texts) expect([text, await read(text)]).toEqual([text, []])
}

describe('the demo shop contains', () => {
  it('orders in every status, with every payment method and every rejection reason', async () => {
    expect(await listOf('select distinct status from orders')).toEqual(sorted(orderStatuses))
    expect(await listOf('select distinct payment_status from orders')).toEqual(
      sorted(paymentStatuses),
    )
    expect(await listOf('select distinct payment_method from orders')).toEqual([
      'bank_transfer',
      'card',
      'gift_card',
    ])
    const reasons = engineOf(shop, 'orders').resource.field.rejectionReason?.property.enum ?? []
    expect(
      await listOf(
        'select distinct rejection_reason from orders where rejection_reason is not null',
      ),
    ).toEqual(sorted(reasons.map(String)))
    expect(await read('select 1 from orders where gift_card > 0 and due > 0')).toHaveLength(1)
    expect(
      await read(
        `select 1 from orders where payment_status = 'under_review' and proof is not null`,
      ),
    ).not.toHaveLength(0)
  })

  it('discounts in every state and of every type, all of them used', async () => {
    const { list, query } = engineOf(shop, 'discounts')
    const context = { db: shop.server.db, language: 'en' as const, isPublic: false }
    const { data } = await list(query({ limit: 50 }), { ...context, identity: undefined })
    expect(sorted([...new Set(data.map(({ state }) => String(state)))])).toEqual(
      sorted(discountStates),
    )
    expect(
      await listOf(
        'select distinct d.type from discounts d join discount_redemptions r on r.discount_id = d.id',
      ),
    ).toEqual(sorted(discountTypes))
  })

  it('requests in every status', async () => {
    expect(await listOf(`select distinct status from requests where type = 'contact'`)).toEqual(
      sorted(contactStatuses),
    )
    expect(await listOf(`select distinct status from requests where type = 'quote'`)).toEqual(
      sorted(quoteStatuses.filter((status) => status !== 'accepted')),
    )
  })

  it('licences and subscriptions in every status, some nearly used up or near their end', async () => {
    expect(await listOf('select distinct status from license_allocation')).toEqual(
      sorted(licenceStatuses),
    )
    expect(await listOf('select distinct status from subscriptions')).toEqual(
      sorted(subscriptionStatuses),
    )
    const within = (days: number) =>
      read(`select 1 from license_allocation where status = 'active'
        and expires_at between now() and now() + interval '${days} days'`)
    expect(await within(7)).not.toHaveLength(0)
    expect((await within(30)).length).toBeGreaterThan((await within(7)).length)
    for (const usage of ['used = quantity', 'used < quantity and used >= quantity * 0.8'])
      expect([
        usage,
        (await read(`select 1 from license_allocation where ${usage}`)).length > 0,
      ]).toEqual([usage, true])
  })

  it('products low in stock and out of stock', async () => {
    expect(await read('select 1 from inventory where available = 0')).not.toHaveLength(0)
    expect(
      (await read('select 1 from inventory where available between 1 and 5')).length,
    ).toBeGreaterThan(2)
    expect(await listOf('select distinct kind from stock_movements')).toEqual([
      'adjusted',
      'allocated',
      'received',
      'released',
      'reserved',
      'shipped',
    ])
  })

  it('accounts of every kind, and groups with members, in both languages', async () => {
    const counts = await read(`select (select count(*) from customers) as customers,
      (select count(*) from companies) as companies, (select count(*) from tenants) as tenants,
      (select count(*) from tenant_users) as users`)
    expect(counts).toEqual([{ customers: 15, companies: 5, tenants: 10, users: 8 }])
    await findNothing(
      `select title from customer_groups g where not exists (select 1 from customer_groups__customers m where m.source_id = g.id
         union all select 1 from customer_groups__companies m where m.source_id = g.id)`,
      `select title from product_groups g where not exists (select 1 from product_groups__products m where m.source_id = g.id)`,
      ...['customer_groups', 'product_groups', 'discounts', 'tax_rates', 'shipping_methods'].map(
        (table) => `select id from ${table} where missing_languages <> '{}'`,
      ),
    )
  })

  it('demo accounts that can sign in', async () => {
    const signInRoutes = {
      'companies/login': demoPeople[0],
      'tenant-management/users/login': demoPeople[1],
      'users/login': demoPeople[2],
    }
    for (const [route, { email, role: _, ...more }] of Object.entries(signInRoutes)) {
      const body = { username: email, password: demoPassword, ...more }
      const { status } = await shop.anonymous('POST', `/api/${route}`, { body })
      expect([route, status]).toEqual([route, 200])
    }
  })
})

describe('the demo roles', () => {
  it('allow buyers to read the catalogue but not to change it', async () => {
    const [product] = await read('select id from products limit 1')
    const path = `/api/marketplace/products/${String(product?.id)}`
    for (const { email, role, ...tenant } of [demoPeople[0], demoPeople[1]]) {
      const body = { username: email, password: demoPassword, ...tenant }
      const signedIn = await shop.anonymous('POST', '/api/admins/auth/signin', { body })
      const headers = { authorization: `Bearer ${signedIn.body.data.accessToken}` }
      expect([role, (await shop.anonymous('GET', path, { headers })).status]).toEqual([role, 200])
      for (const change of [{ price: { amount: 1, currency: 'USD' } }, { tags: [] }])
        expect([
          role,
          (await shop.anonymous('PATCH', path, { headers, body: change })).body.error.code,
        ]).toEqual([role, 'forbidden'])
      const tag = { headers, body: { title: 'Mine' } }
      const made = await shop.anonymous('POST', '/api/marketplace/tags', tag)
      expect([role, made.status]).toEqual([role, 403])
    }
  })
})

describe('the demo data is consistent:', () => {
  it('stock levels are the sum of their movements, and were never negative', () =>
    findNothing(
      `select i.product from inventory i left join (select product, sum(on_hand) as on_hand, sum(allocated) as allocated,
         sum(reserved) as reserved from stock_movements group by product) m on m.product = i.product
       where (i.on_hand, i.allocated, i.reserved) is distinct from
         (coalesce(m.on_hand, 0), coalesce(m.allocated, 0), coalesce(m.reserved, 0))
         or i.available <> i.on_hand - i.allocated - i.reserved`,
      `select * from (select product, sum(on_hand - allocated - reserved) over days as available,
         sum(allocated) over days as allocated, sum(reserved) over days as reserved from stock_movements
         window days as (partition by product order by created_at range unbounded preceding)) d
       where available < 0 or allocated < 0 or reserved < 0`,
      `select product_id from stock_reservations h join orders o on o.id = h.order_id
       where o.status not in ('pending', 'paid', 'in_progress', 'shipping')`,
    ))

  it('order totals are the sum of their lines, taxes and deductions', () =>
    findNothing(
      `select number from orders where total <> subtotal - discount + shipping + tax + rounding or due <> total - gift_card`,
      `select number from orders o where items_quantity <> (select sum((l.facts->>'quantity')::int) from orders__items l where l.source_id = o.id)`,
      `select number from orders o where subtotal <> (select sum((l.facts->>'quantity')::int * (l.facts->'unitPrice'->>'amount')::bigint)
         from orders__items l where l.source_id = o.id)`,
      `select number from orders o where discount <> (select sum((l.facts->'discount'->>'amount')::bigint)
         from orders__items l where l.source_id = o.id)`,
    ))

  it('payments and refunds match the transactions and the payment status', () =>
    findNothing(
      `select o.number from orders o left join lateral (select
         coalesce(sum(amount) filter (where kind in ('transfer', 'charge') and state = 'done'), 0) as paid,
         coalesce(sum(amount) filter (where kind = 'refund' and state <> 'failed'), 0) as refunded,
         coalesce(sum(amount) filter (where kind = 'gift_card'), 0) as card
         from transactions t where t.order_ = o.id) t on true
       where (o.paid, o.refunded, o.gift_card) is distinct from (t.paid, t.refunded, t.card)`,
      `select number from orders where payment_status = 'paid' and paid - refunded <> due`,
      `select number from orders where payment_status = 'refunded' and (paid = 0 or paid <> refunded)`,
      `select number from orders where payment_status = 'partially_refunded' and not (refunded > 0 and refunded < paid)`,
      `select number from orders where payment_status = 'partially_paid' and not (paid > 0 and paid < due)`,
      `select number from orders where payment_status in ('unpaid', 'awaiting_payment', 'awaiting_transfer', 'failed') and paid <> 0`,
      `select number from orders where status not in ('pending', 'rejected') and paid < due`,
      `select code from gift_cards g where balance <> value - (select coalesce(sum(amount - returned), 0) from gift_card_uses u where u.gift_card_id = g.id)`,
    ))

  it('discount uses and amounts match the orders', () =>
    findNothing(
      `select title from discounts d where used <> (select count(*) from discount_redemptions r where r.discount_id = d.id)`,
      `select o.number from orders o left join lateral (select coalesce(sum(amount), 0) as amount
         from discount_redemptions r where r.order_id = o.id) r on true
       where o.discount <> r.amount and o.status <> 'rejected' and not exists (select 1 from license_renewals n where n.id = o.cart_id)`,
      `select r.order_id from discount_redemptions r join discounts d on d.id = r.discount_id
       where r.at not between d.starts_at and d.ends_at`,
    ))

  it('allocations come from the pools of the tenant’s company', () =>
    findNothing(
      `select p.name from license_pools p where allocated <> (select coalesce(sum(quantity), 0)
         from license_allocation a where a.pool = p.id and a.status <> 'revoked')`,
      `select a.name from license_allocation a join license_pools p on p.id = a.pool join tenants t on t.id = a.tenant
       where t.company is distinct from p.company or a.used > a.quantity or a.expires_at > p.expires_at`,
    ))

  it('invoices and orders are numbered by date without gaps', async () => {
    await findNothing(
      `select number from (select number, right(number, 6)::int as counted,
         row_number() over (order by placed_at) as place from orders) n where counted <> place`,
      `select invoice_number from (select invoice_number, right(invoice_number, 6)::int as counted,
         row_number() over (partition by left(invoice_number, -6) order by invoiced_at, invoice_number) as place
         from orders where invoice_number is not null) n where counted <> place`,
      `select number from orders where extract(year from placed_at) <> split_part(number, '-', 2)::int
         or extract(year from invoiced_at at time zone 'Asia/Riyadh') <> split_part(invoice_number, '-', 3)::int`,
      `select number from requests where extract(year from created_at) <> split_part(number, '-', 2)::int`,
    )
    await findNothing(
      `select number from orders where (invoice_number is null) <> (not exists (select 1 from order_events e
         where e.order_id = orders.id and e.kind in ('paid', 'in_progress')))`,
    )
    const lastOf = (year: string) =>
      `(select count(*) from orders where split_part(invoice_number, '-', 3) = ${year})`
    await findNothing(
      `select kind from number_sequences where kind like 'invoice:%' and value <> ${lastOf(`split_part(kind, ':', 3)`)}`,
    )
  })
})

describe('the demo timeline is consistent:', () => {
  it('events lie between the creation of their record and today', () =>
    findNothing(
      `select 1 from orders where created_at <> placed_at or placed_at > updated_at or updated_at > now()`,
      `select 1 from orders where estimated_delivery not between placed_at and placed_at + interval '10 days'`,
      `select 1 from orders where status = 'expected' and estimated_delivery < now()`,
      `select 1 from order_events a join order_events b on a.order_id = b.order_id and a.id < b.id where a.at > b.at`,
      `select 1 from order_events e join orders o on o.id = e.order_id where e.at < o.placed_at or e.at > o.updated_at`,
      `select 1 from orders o join customers c on c.id = o.customer where o.placed_at < c.created_at`,
      `select 1 from orders o join companies c on c.id = o.company where o.placed_at < c.created_at`,
      `select 1 from transactions t join orders o on o.id = t.order_ where t.created_at < o.placed_at
         or t.created_at > t.updated_at or t.updated_at > o.updated_at`,
      `select 1 from transactions t where not exists (select 1 from order_events e where e.order_id = t.order_ and e.at = t.created_at)`,
      `select 1 from stock_movements m left join orders o on o.id = m.order_ where m.created_at > now() or m.created_at < o.placed_at`,
      `select 1 from stock_movements m join products p on p.id = m.product where m.created_at < p.created_at`,
      `select 1 from license_events e join license_pools p on p.id = e.pool where e.created_at < p.starts_at or e.created_at > now()`,
      `select 1 from license_pools p join orders o on o.id = p.order_ where p.starts_at not between o.placed_at and o.updated_at`,
      `select 1 from subscriptions where starts_at < created_at or updated_at < created_at or updated_at > now()`,
      `select 1 from license_allocation where updated_at < created_at or updated_at > now()`,
      `select 1 from request_events e join requests r on r.id = e.request_id where e.at < r.created_at or e.at > now()`,
      `select 1 from requests r, jsonb_array_elements(r.messages) m where (m->>'at')::timestamptz not between r.created_at and now()`,
      `select 1 from requests r, jsonb_array_elements(r.rounds) m where (m->>'round')::int = r.round and (m->>'validUntil')::timestamptz <> r.valid_until`,
      `select 1 from requests a join requests b on a.number < b.number where a.created_at >= b.created_at`,
      `select 1 from requests r join orders o on o.quote = r.id where o.placed_at not between r.created_at and r.valid_until`,
      `select 1 from orders where (carrier is not null or tracking_number is not null)
         and status not in ('shipping', 'shipped', 'expected', 'delivered')`,
    ))

  it('each of six months, each week and today have orders', async () => {
    const months = await read(
      `select floor(extract(epoch from now() - placed_at) / 2592000) as month, count(*) from orders group by 1 order by 1`,
    )
    expect(months.map(({ month }) => Number(month))).toEqual([0, 1, 2, 3, 4, 5])
    expect(
      await read(`select 1 from orders where placed_at > now() - interval '1 hour'`),
    ).not.toHaveLength(0)
    const weeks = await read(
      `select distinct floor(extract(epoch from now() - placed_at) / 604800) as week from orders`,
    )
    expect(weeks.length).toBeGreaterThanOrEqual(26)
  })
})

describe('after seeding', () => {
  const everything = () =>
    read(`select (select count(*) from orders) as orders, (select count(*) from order_events) as events,
      (select count(*) from requests) as requests, (select count(*) from request_events) as request_events,
      (select count(*) from license_events) as licences, (select count(*) from transactions) as money,
      (select count(*) from products) as products, (select count(*) from customers) as customers,
      (select count(*) from mails) as mails, (select count(*) from pgboss.job where name in ('mail', 'refund', 'webhook')) as jobs`)

  it('no mail or job is left', async () => {
    const [{ mails, jobs } = {}] = await everything()
    expect({ mails, jobs }).toEqual({ mails: 0, jobs: 0 })
  })

  it('the scheduled jobs find nothing to do', async () => {
    const before = await everything()
    const { orders } = shop.server
    await expireOrders(orders)
    await remindOfTransfers(orders)
    await expireQuotes(orders)
    await expireLicences(orders)
    await sendLicenceReminders(orders)
    await sendPendingRefunds(orders)
    await pollPayments(orders)
    expect(await everything()).toEqual(before)
  })

  it('a second start adds nothing', async () => {
    const before = await everything()
    expect(await startAgain()).toBe(false)
    expect(await everything()).toEqual(before)
  })
})

it('no column is empty that the generated types call required', async () => {
  const nullable = namesOfNullableColumns()
  const columns = await rowsOf(
    shop,
    `select c.relname as table, a.attname as name from pg_attribute a
     join pg_class c on c.oid = a.attrelid
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0
       and not a.attisdropped and not a.attnotnull`,
  )
  const filled = columns.filter(({ table, name }) => !nullable.has(`${table}.${name}`))
  expect(filled.length).toBeGreaterThan(50)
  const empty: string[] = []
  for (const { table, name } of filled) {
    const rows = await rowsOf(shop, `select 1 from ${table} where ${name} is null limit 1`)
    if (rows.length) empty.push(`${table}.${name}`)
  }
  expect(empty).toEqual([])
})
