import type { Money } from '#domain/money.ts'
import { shareOfUnits } from '#domain/order/shareOfUnits.ts'
import { roundToPayable } from '#domain/pricing/rounding.ts'
import { sum } from '#domain/pricing/splitAmount.ts'
import { refuse } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { readCountedParts } from '#server/commerce/stock/readCountedParts.ts'
import type { Demand } from '#server/commerce/stock/demand.ts'
import {
  lockReturnable,
  returnStock,
  countReturnable,
  type Returnable,
} from '#server/commerce/stock/returns.ts'
import type { EventActor } from './recordOrderEvent.ts'

/** Units of one line that are given back, and whether they come back to stock. */
export type RefundedUnits = {
  readonly code: string
  readonly quantity: number
  readonly restock: boolean
}

/** A line as it stands: what it cost, what of it was given back before, and what one of it takes from stock. */
type RefundLine = {
  readonly code: string
  readonly quantity: number
  readonly refunded: number
  readonly returned: number
  readonly total: number
  readonly tax: number
  readonly parts: Demand
}

type RefundLines = ReadonlyMap<string, RefundLine>

/** What some units of each line come to, and all of them together. */
export type RefundValue = {
  readonly total: number
  readonly lines: readonly { readonly total: number; readonly tax: number }[]
}

export async function readRefundLines(db: Database, order: string): Promise<RefundLines> {
  const { rows } = await runSql<Omit<RefundLine, 'parts'> & { readonly product: string | null }>(
    db,
    `select target_id as product, facts->>'code' as code, (facts->>'quantity')::int as quantity,
       coalesce((facts->>'refunded')::int, 0) as refunded, coalesce((facts->>'returned')::int, 0) as returned,
       (facts->'total'->>'amount')::bigint as total, (facts->'tax'->>'amount')::bigint as tax
     from orders__items where source_id = $1 order by position`,
    [order],
  )
  const parts = await readCountedParts(
    db,
    rows.flatMap(({ product }) => product ?? []),
  )
  return new Map(
    rows.map(({ product, ...line }) => [
      line.code,
      { ...line, parts: parts.get(product ?? '') ?? [] },
    ]),
  )
}

/** Refused where a line is not of the order, or more of it is meant than was not given back yet. */
export function assertRefundableUnits(lines: RefundLines, chosen: readonly RefundedUnits[]): void {
  for (const [index, { code, quantity }] of chosen.entries()) {
    const line = lines.get(code)
    if (!line || chosen.findIndex((each) => each.code === code) < index)
      throw refuse('validation', { fields: { [`/lines/${index}/code`]: { key: 'field.invalid' } } })
    const values = { code, units: remainingUnits(line) }
    if (quantity > values.units)
      throw refuse('refund_too_many', {
        values,
        fields: { [`/lines/${index}/quantity`]: { key: 'error.refund_too_many', values } },
      })
  }
}

const remainingUnits = ({ quantity, refunded }: RefundLine): number => quantity - refunded

/** What the units are worth after the discounts of their lines, with their tax, in what can be paid. */
export function refundValueOf(
  lines: RefundLines,
  chosen: readonly RefundedUnits[],
  currency: Money['currency'],
): RefundValue {
  const shares = chosen.map(({ code, quantity }) => {
    const line = lines.get(code)
    if (!line || quantity <= 0) return { total: 0, tax: 0 }
    const units = Math.min(quantity, remainingUnits(line))
    const share = (amount: number): number =>
      shareOfUnits(amount, { quantity: line.quantity, before: line.refunded, units })
    return { total: share(line.total), tax: share(line.tax) }
  })
  // Rounded as the total of the order was: all that goes back of its lines is what they came to.
  const before = sum(
    [...lines.values()].map(({ total, quantity, refunded }) =>
      refunded > 0 ? shareOfUnits(total, { quantity, before: 0, units: refunded }) : 0,
    ),
  )
  const after = before + sum(shares.map(({ total }) => total))
  return {
    total: roundToPayable(after, currency) - roundToPayable(before, currency),
    lines: shares,
  }
}

/** How many units of each chosen line can come back to stock. */
export function returnableOfLines(
  lines: RefundLines,
  chosen: readonly RefundedUnits[],
  returnable: Returnable,
): readonly number[] {
  return chosen.map(({ code }) => {
    const line = lines.get(code)
    return line ? returnableUnits(returnable, line) : 0
  })
}

const returnableUnits = (returnable: Returnable, line: RefundLine): number =>
  Math.min(line.quantity - line.returned, countReturnable(returnable, line.parts))

/** What comes back to stock of the chosen units; refused where less of it can. */
export function requireRestockable(
  lines: RefundLines,
  chosen: readonly RefundedUnits[],
  returnable: Returnable,
): Demand {
  const demand = new Map<string, number>()
  for (const [index, { code, quantity, restock }] of chosen.entries()) {
    const line = lines.get(code)
    if (!restock || quantity <= 0 || !line) continue
    // Of two lines with a part in common the second has what the first leaves.
    const values = { code, units: returnableUnits(subtractDemand(returnable, demand), line) }
    if (quantity > values.units)
      throw refuse('returned_too_many', {
        values,
        fields: { [`/lines/${index}/restock`]: { key: 'error.returned_too_many', values } },
      })
    for (const part of line.parts)
      demand.set(part.product, (demand.get(part.product) ?? 0) + part.quantity * quantity)
  }
  return [...demand].map(([product, quantity]) => ({ product, quantity }))
}

const subtractDemand = (returnable: Returnable, demand: ReadonlyMap<string, number>): Returnable =>
  new Map(
    [...returnable].map(([product, owed]) => [
      product,
      { ...owed, sent: owed.sent - (demand.get(product) ?? 0) },
    ]),
  )

/** Writes down that units were given back, and takes those back to stock that come back. */
export async function saveRefundedLines(
  db: Database,
  order: string,
  chosen: readonly RefundedUnits[],
  { reason, actor }: { readonly reason: string; readonly actor?: EventActor | undefined },
): Promise<void> {
  if (!chosen.length) return
  const lines = await readRefundLines(db, order)
  assertRefundableUnits(lines, chosen)
  const products = chosen.flatMap(({ code, restock }) =>
    restock ? (lines.get(code)?.parts ?? []).map(({ product }) => product) : [],
  )
  const demand = requireRestockable(lines, chosen, await lockReturnable(db, order, products))
  await returnStock(db, demand, { order, actor: actor?.name, reason })
  await updateRefundedUnits(db, order, chosen)
}

/** What did not reach the buyer was not given back: its units can be again. What came back to stock is there. */
export async function undoRefundedLines(
  db: Database,
  order: string,
  transaction: string,
): Promise<void> {
  const { rows } = await runSql<{ lines: readonly RefundedUnits[] }>(
    db,
    `select e.facts->'lines' as lines from order_events e
     where e.order_id = $1 and e.kind = 'refund_started' and e.facts->'transactions' ? $2
       and e.facts->'lines' is not null and not exists (
         select 1 from order_events f where f.order_id = $1 and f.kind = 'refund_failed'
           and e.facts->'transactions' ? (f.facts->>'transaction'))`,
    [order, transaction],
  )
  const lines = rows[0]?.lines ?? []
  await updateRefundedUnits(
    db,
    order,
    lines.map(({ code, quantity }) => ({ code, quantity: -quantity, restock: false })),
  )
}

const updateRefundedUnits = (db: Database, order: string, units: readonly RefundedUnits[]) =>
  runSql(
    db,
    `with written as (
       update orders__items i set facts = (i.facts - 'refunded' - 'returned') || jsonb_strip_nulls(jsonb_build_object(
         'refunded', nullif(coalesce((i.facts->>'refunded')::int, 0) + u.refunded, 0),
         'returned', nullif(coalesce((i.facts->>'returned')::int, 0) + u.returned, 0)))
       from unnest($2::text[], $3::int[], $4::int[]) as u(code, refunded, returned)
       where i.source_id = $1 and i.facts->>'code' = u.code returning 1)
     update orders set version = version + 1, updated_at = now() where id = $1 and exists (select 1 from written)`,
    [
      order,
      units.map(({ code }) => code),
      units.map(({ quantity }) => quantity),
      units.map(({ quantity, restock }) => (restock ? quantity : 0)),
    ],
  )
