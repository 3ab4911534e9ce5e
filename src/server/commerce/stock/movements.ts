import { runSql, type Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'

export type Movement = {
  readonly product: string
  readonly onHand?: number
  readonly allocated?: number
  readonly reserved?: number
}

export type MovementKind =
  'received' | 'reserved' | 'allocated' | 'released' | 'shipped' | 'adjusted'

export type MovementDetails = {
  readonly order?: string
  readonly actor?: string | undefined
  readonly reason?: string
}

/**
 * Returns SQL that records the movements of a source named `m`; its first four parameters are
 * `movementValues`.
 */
export const insertMovementsSql = (source: string): string =>
  `insert into stock_movements (id, product, kind, on_hand, allocated, reserved, order_, actor, reason, search_text)
     select m.id, m.product, $1, m.on_hand, m.allocated, m.reserved, $2::uuid, $3, $4, lower($3 || ' ' || $4)
     from ${source}`

export const movementValues = (
  kind: MovementKind,
  { order, actor = '', reason = '' }: MovementDetails,
) => [kind, order ?? null, actor, reason]

/**
 * Records movements in the transaction that changes the levels, so that the ledger always adds up.
 */
export async function recordMovements(
  db: Database,
  kind: MovementKind,
  movements: readonly Movement[],
  details: MovementDetails,
): Promise<void> {
  if (!movements.length) return
  await runSql(
    db,
    insertMovementsSql(
      'unnest($5::uuid[], $6::uuid[], $7::int[], $8::int[], $9::int[]) as m(id, product, on_hand, allocated, reserved)',
    ),
    [
      ...movementValues(kind, details),
      movements.map(newId),
      movements.map(({ product }) => product),
      movements.map(({ onHand = 0 }) => onHand),
      movements.map(({ allocated = 0 }) => allocated),
      movements.map(({ reserved = 0 }) => reserved),
    ],
  )
}
