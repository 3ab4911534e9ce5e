import { languageCodes } from '#domain/locale.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import { columnsOf } from '#resource/kinds/columnsOf.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { joinTable } from '../tables/syncTables.ts'
import { createParameters, type AddParameter } from '#server/platform/database/createParameters.ts'
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
import { recordChangeSql, type ChangeRecord } from '../history/changes.ts'
import type { Differences } from '../history/findDifferences.ts'
import { insertMembersSql, memberRows } from './insertMembers.ts'
import { readMembersByRecord } from './readMembersByRecord.ts'

export type RowWriter = {
  /** stores a new record with its members and its change record, in one statement */
  readonly insert: (
    id: string,
    draft: RecordDraft,
    changes: Differences,
    context: Context,
  ) => Promise<void>
  /** stores a changed record with the members that changed and its change record, in one statement */
  readonly update: (
    row: Row,
    draft: RecordDraft,
    changes: Differences,
    context: Context,
  ) => Promise<void>
  /** deletes a record with its members and stores the change record, in one statement */
  readonly remove: (row: Row, changes: Differences, context: Context) => Promise<void>
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
  const { table, name } = resource
  const columnFields = columnFieldsOf(resource)

  async function write(
    change: ChangeRecord,
    { members }: Pick<RecordDraft, 'members'>,
    context: Context,
    rowStatement: (addParameter: AddParameter) => string,
  ): Promise<void> {
    const { values, add } = createParameters()
    // Records owned by shoppers have no history, so that nothing remains after deletion.
    const recorded = resource.owned
      ? []
      : [`recorded as (${recordChangeSql(change, context, add)})`]
    const parts = [
      `written as (${rowStatement(add)})`,
      ...replaceMembersSql(resource, change, members, add),
      ...recorded,
    ]
    await runSql(context.db, `with ${parts.join(', ')} select 1`, values)
  }

  function insert(
    id: string,
    draft: RecordDraft,
    changes: Differences,
    context: Context,
  ): Promise<void> {
    const { language, identity } = context
    const owner = resource.owned ? { name: 'owner_id', value: identity?.id ?? null } : undefined
    const stamps = nextTextVersions(resource, draft, {}, language, 1)
    const columns = columnFields.flatMap((field) => columnsOf(field))
    const names = [
      'id',
      ...(owner ? [owner.name] : []),
      ...columns.map((column) => column.name),
      ...derivedColumns,
    ]
    const values = [
      id,
      ...(owner ? [owner.value] : []),
      ...columnFields.flatMap((field) => columnValues(field, draft)),
      ...derivedValues(resource, draft, stamps),
    ]
    const change = { resource: name, id, kind: 'created', version: 1, changes } as const
    return write(change, draft, context, (addParameter) => {
      const parameters = values.map(addParameter)
      return `insert into ${table} (${names.join(', ')}) values (${parameters.join(', ')})`
    })
  }

  function update(
    row: Row,
    draft: RecordDraft,
    changes: Differences,
    context: Context,
  ): Promise<void> {
    const id = String(row.id)
    const version = Number(row.version) + 1
    const stamps = nextTextVersions(
      resource,
      draft,
      readTextVersions(row),
      context.language,
      version,
    )
    const fields = columnFields.filter((field) => draft.changed.has(field.name))
    const names = [
      ...fields.flatMap((field) => columnsOf(field).map((column) => column.name)),
      'version',
      ...derivedColumns,
    ]
    const values = [
      ...fields.flatMap((field) => columnValues(field, draft)),
      version,
      ...derivedValues(resource, draft, stamps),
    ]
    const change = { resource: name, id, kind: 'changed', version, changes } as const
    return write(change, draft, context, (addParameter) => {
      const sets = names.map((each, index) => `${each} = ${addParameter(values[index])}`)
      return `update ${table} set ${sets.join(', ')}, updated_at = now() where id = ${addParameter(id)}`
    })
  }

  function remove(row: Row, changes: Differences, context: Context): Promise<void> {
    const id = String(row.id)
    const change = {
      resource: name,
      id,
      kind: 'deleted',
      version: Number(row.version),
      changes,
    } as const
    return write(
      change,
      { members: {} },
      context,
      (addParameter) => `delete from ${table} where id = ${addParameter(id)}`,
    )
  }

  async function readMembers(id: string, names: readonly string[], db: Database) {
    const fields = names.flatMap((each) => resource.field[each] ?? [])
    const membersByField = await readMembersByRecord(resource, fields, [id], db)
    return Object.fromEntries(
      [...membersByField].map(([each, byRecord]) => [each, byRecord.get(id) ?? []]),
    )
  }

  return { insert, update, remove, readMembers }
}

/** Returns the parts of a statement that replace the members that changed. */
const replaceMembersSql = (
  resource: Resource,
  { id, changes }: ChangeRecord,
  members: RecordDraft['members'],
  addParameter: AddParameter,
): string[] =>
  Object.entries(members).flatMap(([name, list], index) => {
    const field = resource.field[name]
    const change: { from?: unknown } | undefined = changes[name]
    if (!field || !change) return []
    const join = joinTable(resource, field)
    const removed = isEmpty(change.from)
      ? undefined
      : `removed${index} as (delete from ${join} where source_id = ${addParameter(id)} returning 1)`
    const added = list.length
      ? `added${index} as (${insertMembersSql(join, addParameter(JSON.stringify(memberRows(id, list))))}
         ${removed ? `where (select count(*) from removed${index}) >= 0` : ''})`
      : undefined
    // Counting what was removed makes it happen first, so that places are free again.
    return [removed, added].filter((part) => part !== undefined)
  })

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
