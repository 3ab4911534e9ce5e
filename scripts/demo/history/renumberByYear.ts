import { formatInvoiceNumber, formatTransferReference } from '#domain/order/orderNumbers.ts'
import { toSearchText } from '#domain/toSearchText.ts'
import { isoDate } from '#resource/kinds/dates.ts'
import { runSql } from '#server/platform/database/database.ts'
import { timeZoneOf } from '#server/commerce/orders/invoice/timeZoneOf.ts'
import type { SeedContext } from '../seedContext.ts'

/**
 * Numbers contain a year. A demo seeded in spring gave all of them the current one, although some
 * belong to the previous year: the order stays, only the years are corrected.
 */
export async function renumberByYear(seed: SeedContext): Promise<void> {
  await renumberOrders(seed)
  await renumberInvoices(seed)
  await renumberRequests(seed)
}

type NumberedRecord = { readonly id: string; readonly number: string; readonly at: string }
type RenumberedRecord = NumberedRecord & { readonly newNumber: string }

const yearOf = (at: string, timeZone = 'UTC'): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(new Date(isoDate(at))))

/** Returns the records whose number has the wrong year. */
const withCorrectYear = (rows: readonly NumberedRecord[]): readonly RenumberedRecord[] =>
  rows
    .map((row) => ({ ...row, newNumber: row.number.replace(/-\d{4}-/, `-${yearOf(row.at)}-`) }))
    .filter(({ number, newNumber }) => number !== newNumber)

async function renumberOrders({ context: { db } }: SeedContext): Promise<void> {
  const { rows } = await runSql<NumberedRecord>(
    db,
    'select id, number, placed_at as at from orders',
  )
  const orders = withCorrectYear(rows)
  if (!orders.length) return
  await runSql(
    db,
    `update orders o set number = n.number, search_text = replace(o.search_text, n.was, n.words),
       transfer_reference = case when o.transfer_reference is not null then n.reference end
     from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[]) as n(id, number, was, words, reference)
     where n.id = o.id`,
    [
      orders.map(({ id }) => id),
      orders.map(({ newNumber }) => newNumber),
      orders.map(({ number }) => toSearchText(number)),
      orders.map(({ newNumber }) => toSearchText(newNumber)),
      orders.map(({ newNumber }) => formatTransferReference(newNumber)),
    ],
  )
  for (const table of ['license_pools', 'subscriptions'])
    for (const { id, number, newNumber: to } of orders)
      await runSql(
        db,
        `update ${table} set name = replace(name, $2, $3), search_text = replace(search_text, $4, $5) where order_ = $1`,
        [id, number, to, toSearchText(number), toSearchText(to)],
      )
  await runSql(
    db,
    `update test_payments t set order_number = o.number from payments p join orders o on o.id = p.order_id where p.ref = t.id`,
  )
}

/** Invoice numbers start again each year and have no gaps. */
async function renumberInvoices({
  context: { db },
  services: { brand },
}: SeedContext): Promise<void> {
  const { rows } = await runSql<NumberedRecord>(
    db,
    `select id, invoice_number as number, invoiced_at as at from orders
     where invoice_number is not null order by invoice_number`,
  )
  const prefix = brand.commerce.orderPrefix
  const counts = new Map<number, number>()
  const invoices = rows.map((row) => {
    const year = yearOf(row.at, timeZoneOf(brand.country))
    const count = (counts.get(year) ?? 0) + 1
    counts.set(year, count)
    return { ...row, to: formatInvoiceNumber(prefix, year, count) }
  })
  if (invoices.every(({ number, to }) => number === to)) return
  const values = [invoices.map(({ id }) => id), invoices.map(({ to }) => to)]
  const numbersSql = 'from unnest($1::uuid[], $2::text[]) as n(id, number)'
  await runSql(
    db,
    `update orders o set invoice_number = n.number ${numbersSql} where n.id = o.id`,
    values,
  )
  await runSql(
    db,
    `update order_events e set facts = jsonb_build_object('number', n.number) ${numbersSql}
     where n.id = e.order_id and e.kind = 'invoiced'`,
    values,
  )
  await runSql(db, `delete from number_sequences where kind like $1`, [`invoice:${prefix}:%`])
  for (const [year, count] of counts)
    await runSql(db, 'insert into number_sequences (kind, value) values ($1, $2)', [
      `invoice:${prefix}:${year}`,
      count,
    ])
}

async function renumberRequests({ context: { db } }: SeedContext): Promise<void> {
  const { rows } = await runSql<NumberedRecord>(
    db,
    'select id, number, created_at as at from requests',
  )
  for (const { id, number, newNumber } of withCorrectYear(rows)) {
    await runSql(
      db,
      'update requests set number = $2, search_text = replace(search_text, $3, $4) where id = $1',
      [id, newNumber, toSearchText(number), toSearchText(newNumber)],
    )
    await runSql(
      db,
      `update changes set changes = replace(changes::text, $2, $3)::jsonb where record_id = $1`,
      [id, number, newNumber],
    )
  }
}
