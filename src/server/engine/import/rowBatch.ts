import { columnsOf } from '#resource/kinds/columnsOf.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { run, type Database } from '#server/platform/database/database.ts'
import { joinTable } from '../tables/sync.ts'
import type { Context, Row } from '../context.ts'
import { stampsOf, type Draft } from '../draft.ts'
import {
  columnFieldsOf,
  derivedColumns,
  derivedValues,
  stampsIn,
  writtenValues,
} from '../rowWriter.ts'

/** A record on its way into the database: `before` is how it is stored, where it is there already. */
export type DraftedRecord = {
  readonly id: string
  readonly before: Row | undefined
  readonly draft: Draft
}

/** Puts many records of one resource into its tables, all of a kind with one statement. */
export function createRowBatch(resource: Resource) {
  const { table } = resource

  async function insert(drafted: readonly DraftedRecord[], context: Context): Promise<void> {
    if (!drafted.length) return
    const fields = columnFieldsOf(resource)
    const columns = typedColumns(fields)
    await run(
      context.db,
      `insert into ${table} (id, ${columns.map(({ name }) => name).join(', ')})
       select r.id, ${columns.map(readFrom).join(', ')} from ${recordset(columns)}`,
      [rowsOf(drafted, fields, context)],
    )
  }

  /** Only what changes is written: whatever else a row holds is nobody's business here. */
  async function update(drafted: readonly DraftedRecord[], context: Context): Promise<void> {
    const alike = Object.groupBy(drafted, ({ draft }) => [...draft.changed].sort().join())
    for (const group of Object.values(alike)) {
      const changed = group?.[0]?.draft.changed
      if (!group || !changed) continue
      const fields = columnFieldsOf(resource).filter(({ name }) => changed.has(name))
      const columns = typedColumns(fields)
      const sets = columns.map((column) => `${column.name} = ${readFrom(column)}`)
      await run(
        context.db,
        `update ${table} t set ${sets.join(', ')}, version = r.version, updated_at = now()
         from ${recordset(columns)} where t.id = r.id`,
        [rowsOf(group, fields, context)],
      )
    }
  }

  function rowsOf(
    drafted: readonly DraftedRecord[],
    fields: readonly Field[],
    { language }: Context,
  ): string {
    const columns = typedColumns(fields)
    const rows = drafted.map(({ id, before, draft }) => {
      const version = before ? Number(before.version) + 1 : 1
      const stamps = stampsOf(resource, draft, before ? stampsIn(before) : {}, language, version)
      const values = [
        ...fields.flatMap((field) => writtenValues(field, draft)),
        ...derivedValues(resource, draft, stamps),
      ]
      const named = columns.map(({ name }, index) => [name, values[index] ?? null])
      return { id, version, ...Object.fromEntries(named) }
    })
    return JSON.stringify(rows)
  }

  async function writeMembers(drafted: readonly DraftedRecord[], db: Database): Promise<void> {
    for (const field of resource.fields) {
      const concerned = drafted.filter(({ draft }) => draft.members[field.name])
      if (!concerned.length) continue
      const join = joinTable(resource, field)
      const known = concerned.flatMap(({ id, before }) => (before ? [id] : []))
      if (known.length)
        await run(db, `delete from ${join} where source_id = any($1::uuid[])`, [known])
      const rows = concerned.flatMap(({ id, draft }) =>
        (draft.members[field.name] ?? []).map(({ target, facts }, index) => ({
          source: id,
          target,
          position: index + 1,
          facts,
        })),
      )
      if (!rows.length) continue
      await run(
        db,
        `insert into ${join} (source_id, target_id, position, facts)
         select r.source, r.target, r.position, r.facts
         from jsonb_to_recordset($1::jsonb) as r(source uuid, target uuid, position int, facts jsonb)`,
        [JSON.stringify(rows)],
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

/** Documents come as texts within the text: they are already written out. */
const recordset = (columns: readonly Column[]): string => {
  const typed = columns.map(({ name, type }) => `${name} ${type === 'jsonb' ? 'text' : type}`)
  return `jsonb_to_recordset($1::jsonb) as r(id uuid, version int, ${typed.join(', ')})`
}

const readFrom = ({ name, type }: Column): string =>
  type === 'jsonb' ? `r.${name}::jsonb` : `r.${name}`
