import { refuse } from '#domain/problem.ts'
import type { Field, Resource } from '#resource/resource.ts'
import type { Database } from '#server/platform/database/database.ts'
import { anyOf } from '#server/platform/database/expressions.ts'
import { joinTables } from '../tables/declaredTables.ts'
import { joinTable } from '../tables/syncTables.ts'
import type { Behaviour } from '../behaviour.ts'
import { actorOf, type Context, type Row } from '../context.ts'
import { insertMembers } from '../writes/insertMembers.ts'
import {
  columnExpression,
  recordsetRow,
  recordsetSql,
  writeRecordset,
  typedColumns,
  type DraftedRecord,
} from '../writes/recordset.ts'
import { columnFieldsOf } from '../writes/rowWriter.ts'
import { alongsideStatement } from '../writes/sharedStatements.ts'

/** Creates a writer that stores many records of one resource with one statement per operation. */
export function createRowBatch(resource: Resource) {
  const { table } = resource

  async function insert(records: readonly DraftedRecord[], context: Context): Promise<void> {
    if (!records.length) return
    const fields = columnFieldsOf(resource)
    const columns = typedColumns(fields)
    await writeRecordset(
      context.db,
      `insert into ${table} (id, ${columns.map(({ name }) => name).join(', ')})
       select r.id, ${columns.map(columnExpression).join(', ')} from ${recordsetSql(columns)}`,
      rowsOf(records, fields, context),
    )
  }

  /** Writes only the changed columns, so that others cannot be overwritten. */
  async function update(records: readonly DraftedRecord[], context: Context): Promise<void> {
    const byChangedFields = Object.groupBy(records, ({ draft }) => [...draft.changed].sort().join())
    for (const group of Object.values(byChangedFields)) {
      const changed = group?.[0]?.draft.changed
      if (!group || !changed) continue
      const fields = columnFieldsOf(resource).filter(({ name }) => changed.has(name))
      const columns = typedColumns(fields)
      const sets = columns.map((column) => `${column.name} = ${columnExpression(column)}`)
      await writeRecordset(
        context.db,
        `update ${table} t set ${sets.join(', ')}, version = r.version, updated_at = now()
         from ${recordsetSql(columns)} where t.id = r.id`,
        rowsOf(group, fields, context),
      )
    }
  }

  const rowsOf = (
    records: readonly DraftedRecord[],
    fields: readonly Field[],
    { language }: Context,
  ): readonly Row[] => records.map((each) => recordsetRow(resource, each, fields, language))

  async function writeMembers(records: readonly DraftedRecord[], db: Database): Promise<void> {
    for (const field of resource.fields) {
      const membersOf = ({ draft }: DraftedRecord) => draft.members[field.name]
      const join = joinTable(resource, field)
      const existing = records.filter((each) => each.before && membersOf(each))
      if (existing.length)
        await joinTables(db)
          .deleteFrom(join)
          .where('source_id', '=', anyOf(existing.map(({ id }) => id)))
          .execute()
      await insertMembers(
        db,
        join,
        records.map((each) => [each.id, membersOf(each) ?? []]),
      )
    }
  }

  /** Stores what belongs alongside records. Refuses with `unauthenticated`. */
  async function writeAlongside(
    alongside: NonNullable<Behaviour['alongside']>,
    kind: 'created' | 'changed',
    records: readonly { readonly id: string; readonly input: Row }[],
    context: Context,
  ): Promise<void> {
    if (!records.length) return
    const requests = records.map(({ id, input }) => ({
      id,
      _actor: actorOf(context),
      _sent: JSON.stringify(input),
    }))
    const text = alongsideStatement(resource, alongside, kind)
    const unknown = await writeRecordset(context.db, text, requests)
    if (unknown.length) throw refuse('unauthenticated')
  }

  return { insert, update, writeMembers, writeAlongside }
}
