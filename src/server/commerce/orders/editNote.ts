import { refuse } from '#domain/problem.ts'
import { newVersion } from '#server/platform/database/expressions.ts'
import { recordChange } from '#server/engine/history/changes.ts'
import type { Context } from '#server/engine/context.ts'

/**
 * Saves the internal staff note and records its previous value in the order history. Refuses with
 * `stale`.
 */
export async function editNote(
  context: Context,
  id: string,
  text: string,
  version: number | undefined,
): Promise<void> {
  const { db } = context
  const before = await db
    .selectFrom('orders')
    .select(['version', 'staff_note as note'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const note = text || null
  if (!before || before.note === note) return
  if (version !== undefined && version !== before.version) throw refuse('stale')
  await db
    .updateTable('orders')
    .set({ staff_note: note, ...newVersion })
    .where('id', '=', id)
    .execute()
  const changes = { staffNote: { from: before.note, to: note } }
  const change = { resource: 'orders', id, kind: 'changed', version: before.version + 1 } as const
  await recordChange(context, { ...change, changes })
}
