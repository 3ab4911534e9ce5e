import { refuse } from '#domain/problem.ts'
import { runSql } from '#server/platform/database/database.ts'
import { recordChange } from '#server/engine/history/changes.ts'
import type { Context } from '#server/engine/context.ts'

type NoteRow = { readonly version: number; readonly note: string | null }

/** Saves the internal staff note and records its previous value in the order history. */
export async function editNote(
  context: Context,
  id: string,
  text: string,
  version: number | undefined,
): Promise<void> {
  const { db } = context
  const { rows } = await runSql<NoteRow>(
    db,
    'select version, staff_note as note from orders where id = $1 for no key update',
    [id],
  )
  const [before] = rows
  const note = text || null
  if (!before || before.note === note) return
  if (version !== undefined && version !== before.version) throw refuse('stale')
  await runSql(
    db,
    'update orders set staff_note = $2, version = version + 1, updated_at = now() where id = $1',
    [id, note],
  )
  const changes = { staffNote: { from: before.note, to: note } }
  const change = { resource: 'orders', id, kind: 'changed', version: before.version + 1 } as const
  await recordChange(context, { ...change, changes })
}
