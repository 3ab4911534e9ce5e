import { languages } from '#domain/locale.ts'
import { choiceLabel } from '#resource/choices.ts'
import { isoDate } from '#resource/kinds/amounts.ts'
import type { Catalogue } from '#resource/resource.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { ActivityEntry } from '#server/engine/behaviour.ts'
import type { Context } from '#server/engine/context.ts'

type CountedMovement = {
  readonly id: string
  readonly kind: string
  readonly units: number
  readonly at: string
  readonly actor: string
  readonly reason: string
}

/**
 * Returns what staff counted and received of a product, newest first; movements of orders are in
 * the orders' own history.
 */
export async function stockActivity(
  catalogue: Catalogue,
  level: string,
  { db, language }: Context,
): Promise<ActivityEntry[]> {
  const movement = catalogue.get('stock-movements')?.field.kind?.property ?? {}
  const { rows } = await runSql<CountedMovement>(
    db,
    `select m.id, m.kind, m.on_hand as units, m.created_at as at, m.actor, m.reason
     from stock_movements m join inventory i on i.product = m.product
     where i.id = $1 and m.kind in ('received', 'adjusted') order by m.created_at desc, m.id desc limit 100`,
    [level],
  )
  const { tag } = languages[language]
  const units = new Intl.NumberFormat(tag, { signDisplay: 'exceptZero' })
  return rows.map(({ id, kind, units: change, at, actor, reason }) => ({
    id,
    at: isoDate(at),
    by: actor ? { id: '', name: actor } : undefined,
    message: choiceLabel(movement, kind, language),
    detail: [units.format(change), reason].filter(Boolean).join(' · '),
  }))
}
