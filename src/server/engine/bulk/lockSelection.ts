import { refuse } from '#domain/problem.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { Context } from '../context.ts'
import type { ListQuery } from '../lists/listQuery.ts'
import { idsCondition, rowConditions } from '../rowScope.ts'
import { searchSteps } from '../lists/search.ts'
import { readingOf, whereClause } from '../statements.ts'

type Conditions = ListQuery['conditions']

/** A record that is locked until the transaction ends, at its version. */
export type LockedRecord = { readonly id: string; readonly version: number }

/** The selected records: by id, or all of a list that had `expected` records. */
export type BulkSelection =
  { readonly ids: readonly string[] } | { readonly query: ListQuery; readonly expected: number }

const maxRecords = 10_000

type SelectionSource = { readonly resource: Resource; readonly catalogue: Catalogue }

/**
 * Locks the selected records in the order of their ids, as every multi-record write does. Refuses
 * with `only_similar`, `bulk_too_many` or `list_changed`.
 */
export async function lockSelection(
  source: SelectionSource,
  selection: BulkSelection,
  context: Context,
  lock: 'update' | 'no key update',
): Promise<readonly LockedRecord[]> {
  const scopeConditions = rowConditions(source.resource, source.catalogue)(context)
  if ('ids' in selection)
    return lockRecords(source, [...scopeConditions, idsCondition(selection.ids)], context, lock)
  const { query, expected } = selection
  const conditions = [...query.conditions, ...scopeConditions]
  // As in the list: each search step runs only if the one before found nothing.
  let found: readonly LockedRecord[] = []
  for (const { conditions: further, isGuess } of searchSteps(source.resource, query)) {
    found = await lockRecords(source, [...conditions, ...further], context, lock)
    // Similar matches are only shown to people; a bulk write must not apply to them.
    if (found.length && isGuess) throw refuse('only_similar')
    if (found.length) break
  }
  if (found.length > maxRecords)
    throw refuse('bulk_too_many', { values: { max: maxRecords }, details: { max: maxRecords } })
  const total = found.length
  if (total !== expected) throw refuse('list_changed', { values: { total }, details: { total } })
  return found
}

async function lockRecords(
  { resource, catalogue }: SelectionSource,
  conditions: Conditions,
  context: Context,
  lock: string,
): Promise<readonly LockedRecord[]> {
  const where = whereClause(resource, conditions, readingOf(catalogue, context))
  const { rows } = await runSql<LockedRecord>(
    context.db,
    `select a.id, a.version from ${resource.table} a ${where}
     order by a.id limit ${maxRecords + 1} for ${lock} of a`,
    conditions.map(({ value }) => value),
  )
  return rows
}
