import { refuse } from '#domain/problem.ts'
import type { Catalogue, Field } from '#resource/resource.ts'
import type { Context, Row } from '../context.ts'
import type { Engine } from '../engine.ts'
import { rowConditions } from '../rows.ts'
import { run } from '#server/platform/database/database.ts'
import { readingOf, whereClause } from '../statements.ts'
import { lockSelection, type BulkSelection, type LockedRecord } from './chosen.ts'
import { attemptEach, retryRefused, type RefusedRecord } from './oneByOne.ts'
import { writePlainFields, plainFieldsIn } from './plainly.ts'

export type BulkParts = { readonly engine: Engine; readonly catalogue: Catalogue }
export type BulkResult = { readonly done: number; readonly unchanged: number }

/** Some of the records refuse, so none is written. */
export class BulkRefusedError extends Error {
  override name = 'BulkRefused'
  readonly refused: readonly RefusedRecord[]
  readonly total: number

  constructor(refused: readonly RefusedRecord[], total: number) {
    super('some records refuse')
    this.refused = refused
    this.total = total
  }
}

/** Writes the same to all that are chosen, or to none of them. */
export const bulkUpdate = (
  parts: BulkParts,
  choice: BulkSelection,
  input: Row,
  context: Context,
): Promise<BulkResult> =>
  parts.engine.withTransaction(context, async (inner) => {
    const records = await lockSelected(parts, choice, inner, 'no key update')
    const fields = plainFieldsIn(parts.engine, input)
    const ids = records.map(({ id }) => id)
    if (fields) {
      const done = await writePlainFields(parts.engine, fields, input, ids, inner)
      assertNoneRefused(await findForeign(parts, ids, inner), records)
      return { done, unchanged: records.length - done }
    }
    let done = 0
    const refused = await attemptEach(records, inner.db, async ({ id, version }) => {
      const record = await parts.engine.patch(id, input, undefined, inner, noFields)
      if (record.version !== version) done += 1
    })
    assertNoneRefused(refused, records)
    return { done, unchanged: records.length - done }
  })

/** Nobody reads the answers. One list for all, by which statements are remembered. */
const noFields: readonly Field[] = []

/** Deletes all that are chosen, or none of them. */
export const bulkDelete = (
  parts: BulkParts,
  choice: BulkSelection,
  context: Context,
): Promise<BulkResult> =>
  parts.engine.withTransaction(context, async (inner) => {
    const records = await lockSelected(parts, choice, inner, 'update')
    const refused = await retryRefused(records, (some) =>
      attemptEach(some, inner.db, ({ id }) => parts.engine.remove(id, undefined, inner)),
    )
    assertNoneRefused(refused, records)
    return { done: records.length, unchanged: 0 }
  })

/** Those who were named and are not there refuse as well. */
async function lockSelected(
  { engine: { resource }, catalogue }: BulkParts,
  choice: BulkSelection,
  context: Context,
  lock: 'update' | 'no key update',
): Promise<readonly LockedRecord[]> {
  const records = await lockSelection({ resource, catalogue }, choice, context, lock)
  if (!('ids' in choice)) return records
  const found = new Set(records.map(({ id }) => id))
  const what = resource.labels.one[context.language]
  const missing = choice.ids
    .filter((id) => !found.has(id))
    .map((id) => ({ id, refusal: refuse('not_found', { values: { what } }) }))
  assertNoneRefused(missing, choice.ids)
  return records
}

/** What somebody writes must be theirs afterwards too. */
async function findForeign(
  { engine: { resource }, catalogue }: BulkParts,
  ids: readonly string[],
  context: Context,
): Promise<readonly RefusedRecord[]> {
  const limits = rowConditions(resource, catalogue)(context)
  if (!limits.length) return []
  const these = { value: ids, sql: (_: unknown, value: string) => `a.id = any(${value}::uuid[])` }
  const all = [these, ...limits]
  const { rows } = await run<{ id: string }>(
    context.db,
    `select a.id from ${resource.table} a ${whereClause(resource, all, readingOf(catalogue, context))}`,
    all.map(({ value }) => value),
  )
  const own = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !own.has(id)).map((id) => ({ id, refusal: refuse('forbidden') }))
}

function assertNoneRefused(refused: readonly RefusedRecord[], all: readonly unknown[]): void {
  if (refused.length) throw new BulkRefusedError(refused, all.length)
}
