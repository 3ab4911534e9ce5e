import { kinds } from '#resource/kinds/kinds.ts'
import { columnsOf } from '#resource/kinds/columnsOf.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { run } from '#server/platform/database/database.ts'
import type { Context, Row } from '../context.ts'
import { cleanValue } from '../clean.ts'
import { rowConditions } from '../rows.ts'
import { qualifyJoinTables, readingOf, storedColumns } from '../statements.ts'

/** A record as it is stored, and whether it is one that the person meets. */
export type ExistingRecord = { readonly id: string; readonly row: Row; readonly own: boolean }

export type RecordKeys = {
  readonly ids: readonly string[]
  /** by unique field */
  readonly values: ReadonlyMap<Field, readonly string[]>
}

/** The records that rows may mean, or stand in the way of, in one statement. */
export async function findExisting(
  resource: Resource,
  { ids, values }: RecordKeys,
  catalogue: Catalogue,
  context: Context,
): Promise<readonly ExistingRecord[]> {
  const reading = readingOf(catalogue, context)
  const limits = rowConditions(resource, catalogue)(context)
  const lists = [...values].filter(([, list]) => list.length)
  if (!ids.length && !lists.length) return []
  const first = 2 + lists.length
  const isOwn = ['true', ...limits.map(({ sql }, index) => sql(reading, `$${first + index}`))]
  const isMeant = [
    'a.id = any($1::uuid[])',
    ...lists.map(([field], index) => {
      const [column] = columnsOf(field)
      // Whether a cell fits the column is not known yet; as texts all can be compared.
      const cast = column?.type === 'text' ? '' : '::text'
      return `a.${column?.name}${cast} = any($${2 + index}::text[])`
    }),
  ]
  const { rows } = await run(
    context.db,
    qualifyJoinTables(
      resource,
      `select ${storedColumns(resource, resource.fields)}, (${isOwn.join(' and ')}) as " own"
       from ${resource.table} a where ${isMeant.join(' or ')}`,
    ),
    [ids, ...lists.map(([, list]) => list), ...limits.map(({ value }) => value)],
  )
  return rows.map(({ ' own': own, ...row }) => ({ id: String(row.id), row, own: own === true }))
}

/** A value as a unique index compares it; undefined where there is none. */
export function uniqueKey(field: Field, value: unknown): string | undefined {
  const [stored] = kinds[field.kind].write(cleanValue(field, value))
  return stored === null || stored === undefined || stored === '' ? undefined : String(stored)
}

export const storedKey = (field: Field, row: Row): string | undefined => {
  const stored = row[columnsOf(field)[0]?.name ?? '']
  return stored === null || stored === undefined ? undefined : String(stored)
}

/** Fields whose values are there only once, as far as a plain index says so. */
export const isUnique = (field: Field): boolean =>
  field.unique && !field.translatable && columnsOf(field).length === 1
