import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { alwaysHasValue } from '#resource/kinds/alwaysHasValue.ts'
import { columnsOf } from '#resource/kinds/columnsOf.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { isPooled } from '#server/platform/database/database.ts'
import { currentWorkKind } from '#server/platform/database/deadlines.ts'
import type { Behaviour } from '../behaviour.ts'
import { holdsFile } from '../writes/claimFiles.ts'
import { actorOf, type Context, type Row } from '../context.ts'
import { isEmpty } from '../writes/recordDraft.ts'
import { preparedByShape } from '../lists/preparedByShape.ts'
import type { RecordReader } from '../lists/reader.ts'
import { qualifyJoinTables, readingOf, recordColumns } from '../statements.ts'
import { batchWrites } from '../writes/batch.ts'
import { briefly } from '../writes/sharedStatements.ts'
import { writeSharedChanges } from '../writes/writeSharedChanges.ts'

/**
 * Changes one independent field (an amount, a count, a switch) with its change record in a single
 * statement; changes from the same turn share the statement and its commit. Returns undefined where
 * that is not possible, and the regular write then does it or refuses.
 */
export type PlainChange = (
  id: string,
  input: Row,
  version: number | undefined,
  context: Context,
  fields: readonly Field[],
) => Promise<Row | undefined>

/** One change, as the statement reads it from JSON; `c0`, `c1` … are the columns of the field. */
type PlainChangeRequest = { readonly id: string } & Readonly<Record<string, unknown>>

export function createPlainChange(
  resource: Resource,
  catalogue: Catalogue,
  { reader, behaviour }: { reader: RecordReader; behaviour: Behaviour },
): PlainChange {
  const plain = new Set(plainFields(resource, behaviour))
  const batchedChanges =
    preparedByShape<(request: PlainChangeRequest) => Promise<Row | undefined>>()

  return async (id, input, version, context, fields) => {
    const [name = '', ...others] = Object.keys(input)
    const field = resource.field[name]
    if (!field || others.length || !plain.has(field) || !isPooled(context.db)) return undefined
    const value = isEmpty(input[name]) ? null : input[name]
    if (value === null && (field.required || alwaysHasValue(field))) return undefined
    const requestChange = batchedChanges(
      fields,
      `${name}|${context.language}|${currentWorkKind()}`,
      () => {
        const text = changeStatement(resource, catalogue, field, fields, context)
        const { db, language } = context
        return batchWrites((requests) => writeSharedChanges(requests, text, { db, language }))
      },
    )
    const columns = kinds[field.kind]
      .toColumnValues(value)
      .map((each, index) => [`c${index}`, each])
    const requests = { id: id.toLowerCase(), version, actor: actorOf(context), value }
    const row = await requestChange({ ...requests, ...Object.fromEntries(columns) })
    return row && reader.toRecord(row, context, fields)
  }
}

/**
 * Returns the fields whose change affects nothing else: not searched, translated or a condition of
 * another field.
 */
export function plainFields(resource: Resource, behaviour: Behaviour): Field[] {
  const { prepare, guard, after, watchedFields } = behaviour
  if (resource.owned || ((prepare || guard || after) && !watchedFields)) return []
  const decidingFields = new Set(resource.fields.flatMap(({ when }) => Object.keys(when ?? {})))
  const required = resource.requiredWhenVisible.flat()
  if (required.length) decidingFields.add('visible')
  return resource.fields.filter(
    (field) =>
      columnsOf(field).length > 0 &&
      columnsOf(field).every(({ type }) => !/json|\[/.test(type)) &&
      !kinds[field.kind].allowsMarkup &&
      !kinds[field.kind].holdsBrandKeys &&
      !holdsFile(field) &&
      !field.translatable &&
      !field.when &&
      !required.includes(field) &&
      !decidingFields.has(field.name) &&
      !resource.search.includes(field.name) &&
      !watchedFields?.includes(field.name),
  )
}

function changeStatement(
  resource: Resource,
  catalogue: Catalogue,
  field: Field,
  fields: readonly Field[],
  context: Context,
): string {
  const kind = kinds[field.kind]
  const columns = columnsOf(field)
  const mapColumns = <T>(make: (name: string, value: string) => T): T[] =>
    columns.map(({ name }, index) => make(name, `before.c${index}`))
  const types = columns.map(({ type }, index) => `c${index} ${type}`)
  const sets = mapColumns((name, value) => `${name} = ${value}`)
  const differs = mapColumns((name, value) => `before.${name} is distinct from ${value}`)
  return qualifyJoinTables(
    resource,
    `with asked as (select * from json_to_recordset($1::json) as asked(id uuid, version int, actor uuid, value jsonb, ${types.join(', ')})${briefly}),
     before as (select a.id, a.version, asked.actor, asked.value, ${mapColumns((name, value) => `a.${name}, ${value.replace('before', 'asked')}`).join(', ')}
       from ${resource.table} a join asked on asked.id = a.id
       where asked.version is null or asked.version = a.version order by a.id for no key update of a skip locked),
     written as (update ${resource.table} a set ${sets.join(', ')}, version = before.version + 1, updated_at = now()
       from before where a.id = before.id and (${differs.join(' or ')}) returning a.*),
     recorded as (insert into changes (resource, record_id, kind, version, language, actor, changes)
       select '${resource.name}', before.id, 'changed', before.version + 1, $2, before.actor,
         jsonb_build_object('${field.name}', jsonb_build_object('from', ${kind.storedSql(field, 'before')}, 'to', before.value))
       from before join written on written.id = before.id)
     select ${recordColumns(resource, fields, readingOf(catalogue, context))} from written a`,
  )
}
