import type { Money } from '#domain/money.ts'
import { shareOfUnits } from '#domain/order/shareOfUnits.ts'
import { roundToPayable } from '#domain/pricing/rounding.ts'
import { sum } from '#domain/pricing/splitAmount.ts'
import { refuse, refuseField } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { readCountedParts } from '#server/commerce/stock/readCountedParts.ts'
import type { Demand } from '#server/commerce/stock/demand.ts'
import {
  lockReturnable,
  returnStock,
  countReturnable,
  type Returnable,
} from '#server/commerce/stock/returns.ts'
import type { EventActor } from '../recordOrderEvent.ts'

/** Refunded units of one line, and whether they return to stock. */
export type RefundedUnits = {
  readonly code: string
  readonly quantity: number
  readonly restock: boolean
}

/** A line with its price, the units refunded so far, and the stock that one unit needs. */
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

/**
 * Throws if a line is not part of the order, or has too few units left to refund. Refuses with
 * `refund_too_many`.
 */
export function assertRefundableUnits(lines: RefundLines, chosen: readonly RefundedUnits[]): void {
  for (const [index, { code, quantity }] of chosen.entries()) {
    const line = lines.get(code)
    if (!line || chosen.findIndex((each) => each.code === code) < index)
      throw refuseField(`/lines/${index}/code`, 'field.invalid')
    const values = { code, units: remainingUnits(line) }
    if (quantity > values.units)
      throw refuse('refund_too_many', {
        values,
        fields: { [`/lines/${index}/quantity`]: { key: 'error.refund_too_many', values } },
      })
  }
}

const remainingUnits = ({ quantity, refunded }: RefundLine): number => quantity - refunded

/** Returns the value of units after line discounts, with tax, rounded to payable amounts. */
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
  // Rounded like the order total, so that all refunds of the lines add up to it.
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

/** Returns how many units of each chosen line can return to stock. */
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

/**
 * Returns the stock that the chosen units bring back; throws if fewer can return. Refuses with
 * `returned_too_many`.
 */
export function requireRestockable(
  lines: RefundLines,
  chosen: readonly RefundedUnits[],
  returnable: Returnable,
): Demand {
  const demand = new Map<string, number>()
  for (const [index, { code, quantity, restock }] of chosen.entries()) {
    const line = lines.get(code)
    if (!restock || quantity <= 0 || !line) continue
    // If two lines share a part, the second gets what the first leaves.
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

/** Saves the refunded units and returns the chosen ones to stock. */
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

/**
 * Undoes the line refunds of a failed refund, so that the units can be refunded again. Restocked
 * units stay in stock.
 */
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
