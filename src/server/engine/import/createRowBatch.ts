import { columnsOf } from '#resource/kinds/columnsOf.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { anyOf } from '#server/platform/database/expressions.ts'
import { joinTables } from '../tables/declaredTables.ts'
import { joinTable } from '../tables/syncTables.ts'
import type { Context, Row } from '../context.ts'
import { insertMembers } from '../writes/insertMembers.ts'
import { nextTextVersions, type RecordDraft } from '../writes/recordDraft.ts'
import {
  columnFieldsOf,
  derivedColumns,
  derivedValues,
  readTextVersions,
  columnValues,
} from '../writes/rowWriter.ts'

/** A record about to be written; `before` is its stored row, if it exists. */
export type DraftedRecord = {
  readonly id: string
  readonly before: Row | undefined
  readonly draft: RecordDraft
}

/** Creates a writer that stores many records of one resource with one statement per operation. */
export function createRowBatch(resource: Resource) {
  const { table } = resource

  async function insert(records: readonly DraftedRecord[], context: Context): Promise<void> {
    if (!records.length) return
    const fields = columnFieldsOf(resource)
    const columns = typedColumns(fields)
    await runSql(
      context.db,
      `insert into ${table} (id, ${columns.map(({ name }) => name).join(', ')})
       select r.id, ${columns.map(columnExpression).join(', ')} from ${recordsetSql(columns)}`,
      [rowsOf(records, fields, context)],
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
      await runSql(
        context.db,
        `update ${table} t set ${sets.join(', ')}, version = r.version, updated_at = now()
         from ${recordsetSql(columns)} where t.id = r.id`,
        [rowsOf(group, fields, context)],
      )
    }
  }

  function rowsOf(
    records: readonly DraftedRecord[],
    fields: readonly Field[],
    { language }: Context,
  ): string {
    const columns = typedColumns(fields)
    const rows = records.map(({ id, before, draft }) => {
      const version = before ? Number(before.version) + 1 : 1
      const stamps = nextTextVersions(
        resource,
        draft,
        before ? readTextVersions(before) : {},
        language,
        version,
      )
      const values = [
        ...fields.flatMap((field) => columnValues(field, draft)),
        ...derivedValues(resource, draft, stamps),
      ]
      const entries = columns.map(({ name }, index) => [name, values[index] ?? null])
      return { id, version, ...Object.fromEntries(entries) }
    })
    return JSON.stringify(rows)
  }

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

  return { insert, update, writeMembers }
}

type Column = { readonly name: string; readonly type: string }

const typedColumns = (fields: readonly Field[]): readonly Column[] => [
  ...fields.flatMap((field) =>
    columnsOf(field).map(({ name, type }) => ({ name, type: field.translatable ? 'jsonb' : type })),
  ),
  ...derivedColumns.map((name) => ({ name, type: derivedTypes[name] ?? 'text' })),
]

const derivedTypes: Readonly<Record<string, string>> = {
  missing_languages: 'text[]',
  outdated_languages: 'text[]',
  translated_at: 'jsonb',
}

/** JSON values are passed as text, because they are serialized already. */
const recordsetSql = (columns: readonly Column[]): string => {
  const typed = columns.map(({ name, type }) => `${name} ${type === 'jsonb' ? 'text' : type}`)
  return `jsonb_to_recordset($1::jsonb) as r(id uuid, version int, ${typed.join(', ')})`
}

const columnExpression = ({ name, type }: Column): string =>
  type === 'jsonb' ? `r.${name}::jsonb` : `r.${name}`
