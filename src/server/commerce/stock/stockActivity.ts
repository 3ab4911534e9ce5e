import { languages } from '#domain/locale.ts'
import { choiceLabel } from '#resource/choices.ts'
import { isoDate } from '#resource/kinds/dates.ts'
import type { Catalogue } from '#resource/resource.ts'
import type { ActivityEntry } from '#server/engine/behaviour.ts'
import type { Context } from '#server/engine/context.ts'

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
  const rows = await db
    .selectFrom('stock_movements as m')
    .innerJoin('inventory as i', 'i.product', 'm.product')
    .select(['m.id', 'm.kind', 'm.on_hand as units', 'm.created_at as at', 'm.actor', 'm.reason'])
    .where('i.id', '=', level)
    .where('m.kind', 'in', ['received', 'adjusted'])
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(100)
    .execute()
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
