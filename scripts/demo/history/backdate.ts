import { runSql, type Database } from '#server/platform/database/database.ts'
import { iso } from './calendar.ts'

// `now()` is constant within a transaction: rows with that time were written in it.
const writtenNowSql = (column: string) => `${column} = now()`
/** for times that passed through JavaScript, which has no microseconds */
const writtenNowMsSql = (column: string) => `${column} >= date_trunc('milliseconds', now())`

/** Moves what was just done with an order to a point in time; the rest derives from its events. */
export async function backdateEvents(db: Database, order: string, at: number): Promise<void> {
  await runSql(
    db,
    `update order_events set at = $2 where order_id = $1 and ${writtenNowSql('at')}`,
    [order, iso(at)],
  )
}

/** Moves the transactions of an order the same way. */
export async function backdateTransactions(db: Database, order: string, at: number): Promise<void> {
  await runSql(
    db,
    `update transactions set updated_at = $2, created_at = case when ${writtenNowSql('created_at')} then $2 else created_at end
     where order_ = $1 and ${writtenNowSql('updated_at')}`,
    [order, iso(at)],
  )
}

/** Derives the dates of all orders from their events, once all steps are done. */
export async function backdateOrders(db: Database): Promise<void> {
  for (const text of [orderSql, ...orderRelatedSql]) await runSql(db, text)
}

const eventTimeSql = (...kinds: string[]): string =>
  `(select min(e.at) from order_events e where e.order_id = o.id and e.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`

const orderSql = `
update orders o set created_at = d.placed, placed_at = d.placed, updated_at = d.last, invoiced_at = d.invoiced,
  payment_deadline = o.payment_deadline - (now() - d.placed)
from (select order_id, min(at) filter (where kind = 'placed') as placed, max(at) as last,
  min(at) filter (where kind = 'invoiced') as invoiced from order_events group by order_id) d
where d.order_id = o.id`

/**
 * The event that moved stock: reserved when placed, allocated when the order is paid or accepted.
 */
const movementTimeSql = `case m.kind when 'reserved' then ${eventTimeSql('placed')} when 'released' then ${eventTimeSql('rejected')}
  when 'allocated' then ${eventTimeSql('paid', 'in_progress')} when 'shipped' then ${eventTimeSql('shipped')} end`

const orderRelatedSql: readonly string[] = [
  `update stock_movements m set created_at = ${movementTimeSql}, updated_at = ${movementTimeSql} from orders o where o.id = m.order_`,
  `update discount_redemptions r set at = o.placed_at from orders o where o.id = r.order_id`,
  `update payments p set created_at = ${eventTimeSql('payment_opened')}, checked_at = ${eventTimeSql('paid', 'payment_failed')},
     expires_at = o.payment_deadline from orders o where o.id = p.order_id`,
  `update test_payments t set created_at = p.created_at, expires_at = p.expires_at from payments p where p.ref = t.id`,
]

/** Moves what was just done with licences and subscriptions to a point in time. */
export async function backdateLicences(db: Database, at: number): Promise<void> {
  for (const text of licenceSql) await runSql(db, text, [iso(at)])
}

/** The end of the agreed number of periods after a point in time. */
const periodEndSql = (from: string) => `${from} + make_interval(months => periods * case period
  when 'monthly' then 1 when 'quarterly' then 3 when 'semi_annual' then 6 when 'annual' then 12
  when 'biennial' then 24 when 'triennial' then 36 end)`

const licenceSql: readonly string[] = [
  `update license_events set created_at = $1, updated_at = $1 where ${writtenNowSql('created_at')}`,
  `update license_pools set updated_at = $1 where ${writtenNowSql('updated_at')} and created_at < now()`,
  `update license_pools set created_at = $1, updated_at = $1, anchor = $1, starts_at = $1,
     expires_at = ${periodEndSql('$1::timestamptz')} where ${writtenNowSql('created_at')}`,
  `update license_allocation set updated_at = $1 where ${writtenNowSql('updated_at')} and created_at < now()`,
  `update license_allocation set created_at = $1, updated_at = $1,
     expires_at = expires_at - (now() - $1::timestamptz) where ${writtenNowSql('created_at')}`,
  `update subscriptions set anchor = $1, period_ends_at = ${periodEndSql('$1::timestamptz')} where ${writtenNowMsSql('anchor')}`,
  `update subscriptions set starts_at = $1 where ${writtenNowMsSql('starts_at')}`,
  `update subscriptions set cancelled_at = $1 where ${writtenNowMsSql('cancelled_at')}`,
  `update subscriptions set updated_at = $1, created_at = least(created_at, $1) where ${writtenNowSql('updated_at')}`,
]

const requestTables = [
  { table: 'requests', columns: ['valid_until', 'created_at', 'updated_at'], key: 'id' },
  { table: 'request_events', columns: ['at'], key: 'request_id' },
]

/** Moves the history of a request back in time, as if that much time had passed since. */
export async function backdateRequest(
  db: Database,
  id: string,
  milliseconds: number,
): Promise<void> {
  const values = [id, `${milliseconds} milliseconds`]
  for (const { table, columns, key } of requestTables) {
    const assignments = columns.map((column) => `${column} = ${column} - $2::interval`).join(', ')
    await runSql(db, `update ${table} set ${assignments} where ${key} = $1`, values)
  }
  const shiftedArraySql = (column: string) =>
    `${column} = coalesce((select jsonb_agg(${shiftedJsonSql('e')} order by n)
      from jsonb_array_elements(${column}) with ordinality as t(e, n)), ${column})`
  await runSql(
    db,
    `update requests set ${shiftedArraySql('messages')}, ${shiftedArraySql('rounds')} where id = $1`,
    values,
  )
  await runSql(
    db,
    `update request_events set facts = ${shiftedJsonSql('facts')} where request_id = $1`,
    values,
  )
}

/** A JSON object with the times in it moved. */
const shiftedJsonSql = (json: string): string =>
  `${json} || jsonb_strip_nulls(jsonb_build_object('at', ${shiftedTimeSql(json, 'at')},
    'validUntil', ${shiftedTimeSql(json, 'validUntil')}))`

const shiftedTimeSql = (json: string, name: string): string =>
  `to_char((${json}->>'${name}')::timestamptz at time zone 'utc' - $2::interval, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export type DatedRecord = { readonly id: string; readonly at: number }

/** Sets when the records of a table were created and last changed. */
export async function backdateRecords(
  db: Database,
  table: string,
  records: readonly DatedRecord[],
): Promise<void> {
  await runSql(
    db,
    `update ${table} t set created_at = d.at, updated_at = d.at
     from unnest($1::uuid[], $2::timestamptz[]) as d(id, at) where t.id = d.id`,
    [records.map(({ id }) => id), records.map(({ at }) => iso(at))],
  )
}
