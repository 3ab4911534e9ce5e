import { refuse } from '#domain/problem.ts'
import { placeField } from '#resource/resource.ts'
import { runSql } from '#server/platform/database/database.ts'
import { recordChange } from '../history/changes.ts'
import type { Context } from '../context.ts'
import type { Engine } from '../engine.ts'
import { recordTables } from '../tables/declaredTables.ts'
import { storeVersion } from './recordVersion.ts'

/**
 * Moves a record to a place in the sequence, counted from 1; those in between shift by one. The
 * others keep their version, because the move does not conflict with edits of them.
 */
export const moveRecord = (
  engine: Engine,
  id: string,
  to: number,
  context: Context,
): Promise<void> =>
  engine.withTransaction(context, async (inner) => {
    const { resource } = engine
    // Locked in the order of ids, as every multi-record write does; the sequence is read after
    // that, so that it includes a concurrent move.
    const records = recordTables(inner.db).selectFrom(resource.table)
    await records.orderBy('id').forNoKeyUpdate().execute()
    const rows = await records
      .select(['id', 'version'])
      .orderBy('place', (place) => place.asc().nullsLast())
      .orderBy('id')
      .execute()
    const from = rows.findIndex((row) => row.id === id)
    const record = rows[from]
    if (!record)
      throw refuse('not_found', { values: { what: resource.labels.one[context.language] } })
    const target = Math.min(Math.max(1, to), rows.length) - 1
    const sequence = rows
      .map((row) => row.id)
      .toSpliced(from, 1)
      .toSpliced(target, 0, id)
    await runSql(
      inner.db,
      `update ${resource.table} t set place = asked.place
       from unnest($1::uuid[]) with ordinality as asked(id, place)
       where t.id = asked.id and t.place is distinct from asked.place`,
      [sequence],
    )
    if (target === from) return
    const version = record.version + 1
    await storeVersion(inner.db, resource.table, id, version)
    const changes = { [placeField]: { from: from + 1, to: target + 1 } }
    await recordChange(inner, { resource: resource.name, id, kind: 'changed', version, changes })
  })
