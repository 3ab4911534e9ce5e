import { run, type Database } from '#server/database/database.ts'

type Dated = {
  readonly table: string
  readonly columns: readonly string[]
  /** which rows belong to the record `$1` */
  readonly where: string
}

const made = ['created_at', 'updated_at']

const ofOrder: readonly Dated[] = [
  {
    table: 'orders',
    columns: ['placed_at', 'payment_deadline', 'estimated_delivery', 'invoiced_at', ...made],
    where: 'id = $1',
  },
  { table: 'order_events', columns: ['at'], where: 'order_id = $1' },
  { table: 'discount_redemptions', columns: ['at'], where: 'order_id = $1' },
  { table: 'transactions', columns: made, where: 'order_ = $1' },
  { table: 'stock_movements', columns: made, where: 'order_ = $1' },
]

const poolsOfOrder = '(select id from license_pools where order_ = $1)'
const subscriptionsOfOrder = '(select id from subscriptions where order_ = $1)'

const ofDigitalOrder: readonly Dated[] = [
  ...ofOrder,
  {
    table: 'license_pools',
    columns: ['anchor', 'starts_at', 'expires_at', ...made],
    where: 'order_ = $1',
  },
  {
    table: 'subscriptions',
    columns: ['anchor', 'starts_at', 'period_ends_at', ...made],
    where: 'order_ = $1',
  },
  { table: 'license_allocation', columns: made, where: `pool in ${poolsOfOrder}` },
  {
    table: 'license_events',
    columns: made,
    where: `pool in ${poolsOfOrder} or subscription in ${subscriptionsOfOrder}`,
  },
]

const ofRequest: readonly Dated[] = [
  { table: 'requests', columns: ['valid_until', ...made], where: 'id = $1' },
  { table: 'request_events', columns: ['at'], where: 'request_id = $1' },
]

type Age = { readonly id: string; readonly hours: number }

/** So many hours pass for an order: all that happened to it so far happened that much earlier. */
export async function ageOrder(db: Database, { id, hours, digital }: Age & { digital: boolean }) {
  for (const dated of digital ? ofDigitalOrder : ofOrder) await shift(db, dated, { id, hours })
}

export async function ageRequest(db: Database, age: Age): Promise<void> {
  for (const dated of ofRequest) await shift(db, dated, age)
  const inside = (column: string) =>
    `${column} = coalesce((select jsonb_agg(${older('e')} order by n)
      from jsonb_array_elements(${column}) with ordinality as t(e, n)), ${column})`
  await run(
    db,
    `update requests set ${inside('messages')}, ${inside('rounds')} where id = $1`,
    values(age),
  )
  await run(
    db,
    `update request_events set facts = ${older('facts')} where request_id = $1`,
    values(age),
  )
}

/** The people were there before what they bought. */
export async function agePeople(db: Database, days: number): Promise<void> {
  for (const table of ['companies', 'tenants', 'tenant_users', 'customers'])
    await run(
      db,
      `update ${table} set ${earlier(made)}
       where id is distinct from $1::uuid`,
      [null, `${days} days`],
    )
}

const values = ({ id, hours }: Age): readonly string[] => [id, `${hours} hours`]

const earlier = (columns: readonly string[]): string =>
  columns.map((column) => `${column} = ${column} - $2::interval`).join(', ')

const shift = (db: Database, { table, columns, where }: Dated, age: Age) =>
  run(db, `update ${table} set ${earlier(columns)} where ${where}`, [...values(age)])

/** A JSON object with the moments that it holds. */
const older = (json: string): string =>
  `${json} || jsonb_strip_nulls(jsonb_build_object('at', ${olderText(json, 'at')},
    'validUntil', ${olderText(json, 'validUntil')}))`

const olderText = (json: string, name: string): string =>
  `to_char((${json}->>'${name}')::timestamptz at time zone 'utc' - $2::interval, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
