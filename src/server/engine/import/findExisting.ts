import { kinds } from '#resource/kinds/kinds.ts'
import { columnsOf } from '#resource/kinds/columnsOf.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { Context, Row } from '../context.ts'
import { cleanValue } from '../writes/cleanValue.ts'
import { rowConditions } from '../rowScope.ts'
import { qualifyJoinTables, readingOf, storedColumns } from '../statements.ts'

/** A stored record, and whether it is in the caller's scope. */
export type ExistingRecord = { readonly id: string; readonly row: Row; readonly isOwn: boolean }

export type RecordKeys = {
  readonly ids: readonly string[]
  readonly values: ReadonlyMap<Field, readonly string[]>
}

/** Finds the records that rows may mean or conflict with, in one statement. */
export async function findExisting(
  resource: Resource,
  { ids, values }: RecordKeys,
  catalogue: Catalogue,
  context: Context,
): Promise<readonly ExistingRecord[]> {
  const reading = readingOf(catalogue, context)
  const scopeConditions = rowConditions(resource, catalogue)(context)
  const valueLists = [...values].filter(([, list]) => list.length)
  if (!ids.length && !valueLists.length) return []
  const firstLimit = 2 + valueLists.length
  const ownConditions = [
    'true',
    ...scopeConditions.map(({ sql }, index) => sql(reading, `$${firstLimit + index}`)),
  ]
  const matchConditions = [
    'a.id = any($1::uuid[])',
    ...valueLists.map(([field], index) => {
      const [column] = columnsOf(field)
      // The cells are not validated yet, and as text any of them can be compared.
      const cast = column?.type === 'text' ? '' : '::text'
      return `a.${column?.name}${cast} = any($${2 + index}::text[])`
    }),
  ]
  const { rows } = await runSql(
    context.db,
    qualifyJoinTables(
      resource,
      `select ${storedColumns(resource, resource.fields)}, (${ownConditions.join(' and ')}) as " own"
       from ${resource.table} a where ${matchConditions.join(' or ')}`,
    ),
    [ids, ...valueLists.map(([, list]) => list), ...scopeConditions.map(({ value }) => value)],
  )
  return rows.map(({ ' own': own, ...row }) => ({ id: String(row.id), row, isOwn: own === true }))
}

/** Returns a value in the form that a unique index compares; undefined for none. */
export function uniqueKeyOf(field: Field, value: unknown): string | undefined {
  const [stored] = kinds[field.kind].toColumnValues(cleanValue(field, value))
  return stored === null || stored === undefined || stored === '' ? undefined : String(stored)
}

export const storedKeyOf = (field: Field, row: Row): string | undefined => {
  const stored = row[columnsOf(field)[0]?.name ?? '']
  return stored === null || stored === undefined ? undefined : String(stored)
}

/** Whether the field has a plain unique index. */
export const isUnique = (field: Field): boolean =>
  field.unique && !field.translatable && columnsOf(field).length === 1
