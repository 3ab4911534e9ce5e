import { languageCodes } from '#domain/locale.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import { columnsOf } from '#resource/kinds/columnsOf.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { joinTables } from '../tables/declaredTables.ts'
import { joinTable } from '../tables/syncTables.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import type { Context, Row } from '../context.ts'
import {
  isEmpty,
  missingLanguages,
  outdatedLanguages,
  searchTextOf,
  nextTextVersions,
  type RecordDraft,
  type TextVersions,
} from './recordDraft.ts'
import { textsByLanguage } from '../lists/localiseRecord.ts'
import type { Differences } from '../history/findDifferences.ts'
import { insertMembers } from './insertMembers.ts'
import { readMembersByRecord } from './readMembersByRecord.ts'

export type RowWriter = {
  readonly insert: (id: string, draft: RecordDraft, context: Context) => Promise<void>
  readonly update: (id: string, row: Row, draft: RecordDraft, context: Context) => Promise<void>
  /** stores the members that changed */
  readonly replaceMembers: (
    id: string,
    draft: RecordDraft,
    changes: Differences,
    db: Database,
  ) => Promise<void>
  readonly readMembers: (id: string, names: readonly string[], db: Database) => Promise<Row>
}

export const derivedColumns = [
  'search_text',
  'missing_languages',
  'outdated_languages',
  'translated_at',
]

export const columnFieldsOf = ({ fields }: Resource): readonly Field[] =>
  fields.filter((field) => columnsOf(field).length > 0)

export const columnValues = (field: Field, { values }: RecordDraft): readonly unknown[] =>
  field.translatable
    ? [JSON.stringify(textsByLanguage(values[field.name]))]
    : kinds[field.kind].toColumnValues(values[field.name])

export const derivedValues = (
  resource: Resource,
  { values }: RecordDraft,
  stamps: TextVersions,
): readonly unknown[] => [
  searchTextOf(resource, values),
  missingLanguages(resource, values),
  outdatedLanguages(resource, values, stamps),
  JSON.stringify(stamps),
]

/** Creates the writer of a resource's table and the join tables of its to-many fields. */
export function createRowWriter(resource: Resource): RowWriter {
  const { table } = resource
  const columnFields = columnFieldsOf(resource)

  async function insert(id: string, draft: RecordDraft, context: Context): Promise<void> {
    const { db, language, identity } = context
    const owner = resource.owned ? { name: 'owner_id', value: identity?.id ?? null } : undefined
    const stamps = nextTextVersions(resource, draft, {}, language, 1)
    const columns = columnFields.flatMap((field) => columnsOf(field))
    const names = [
      'id',
      ...(owner ? [owner.name] : []),
      ...columns.map(({ name }) => name),
      ...derivedColumns,
    ]
    const values = [
      id,
      ...(owner ? [owner.value] : []),
      ...columnFields.flatMap((field) => columnValues(field, draft)),
      ...derivedValues(resource, draft, stamps),
    ]
    const placeholders = values.map((_, index) => `$${index + 1}`)
    await runSql(
      db,
      `insert into ${table} (${names.join(', ')}) values (${placeholders.join(', ')})`,
      values,
    )
  }

  async function update(
    id: string,
    row: Row,
    draft: RecordDraft,
    { db, language }: Context,
  ): Promise<void> {
    const version = Number(row.version) + 1
    const stamps = nextTextVersions(resource, draft, readTextVersions(row), language, version)
    const fields = columnFields.filter((field) => draft.changed.has(field.name))
    const names = [
      ...fields.flatMap((field) => columnsOf(field).map(({ name }) => name)),
      'version',
      ...derivedColumns,
    ]
    const values = [
      id,
      ...fields.flatMap((field) => columnValues(field, draft)),
      version,
      ...derivedValues(resource, draft, stamps),
    ]
    const sets = names.map((name, index) => `${name} = $${index + 2}`)
    await runSql(
      db,
      `update ${table} set ${sets.join(', ')}, updated_at = now() where id = $1`,
      values,
    )
  }

  async function replaceMembers(
    id: string,
    { members }: RecordDraft,
    changes: Differences,
    db: Database,
  ): Promise<void> {
    for (const [name, list] of Object.entries(members)) {
      const field = resource.field[name]
      const change = changes[name]
      if (!field || !change) continue
      const join = joinTable(resource, field)
      if (!isEmpty(change.from))
        await joinTables(db).deleteFrom(join).where('source_id', '=', id).execute()
      await insertMembers(db, join, new Map([[id, list]]))
    }
  }

  async function readMembers(id: string, names: readonly string[], db: Database) {
    const fields = names.flatMap((name) => resource.field[name] ?? [])
    const membersByField = await readMembersByRecord(resource, fields, [id], db)
    return Object.fromEntries(
      [...membersByField].map(([name, byRecord]) => [name, byRecord.get(id) ?? []]),
    )
  }

  return { insert, update, replaceMembers, readMembers }
}

/** Returns field → language → version, as stored in the column. */
export const readTextVersions = ({ translated_at: stored }: Row): TextVersions =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).map(([name, versions]) => [
      name,
      Object.fromEntries(
        languageCodes.flatMap((language) => {
          const version = textsByLanguage(versions)[language]
          return typeof version === 'number' ? [[language, version]] : []
        }),
      ),
    ]),
  )
