import { refuse } from '#domain/problem.ts'
import type { Field } from '#resource/resource.ts'
import type { Context, Row } from '../context.ts'
import type { Engine, EngineWithCatalogue } from '../engine.ts'
import { rowConditions, selectMatchingIds } from '../rowScope.ts'
import { lockSelection, type BulkSelection, type LockedRecord } from './lockSelection.ts'
import { attemptEach, retryRefused, type RefusedRecord } from './attemptEach.ts'
import { writePlainFields, plainFieldsIn } from './writePlainFields.ts'

export type BulkResult = { readonly done: number; readonly unchanged: number }

/** Thrown if any record refuses the write, so that none is written. */
export class BulkRefusedError extends Error {
  override name = 'BulkRefused'
  readonly refusals: readonly RefusedRecord[]
  readonly total: number

  constructor(refusals: readonly RefusedRecord[], total: number) {
    super('some records refuse')
    this.refusals = refusals
    this.total = total
  }
}

/** Writes the same values to all selected records or to none. */
export const bulkUpdate = (
  target: EngineWithCatalogue,
  selection: BulkSelection,
  input: Row,
  context: Context,
): Promise<BulkResult> =>
  target.engine.withTransaction(context, async (inner) => {
    const records = await lockSelected(target, selection, inner, 'no key update')
    const fields = plainFieldsIn(target.engine, input)
    const ids = records.map(({ id }) => id)
    if (fields) {
      const done = await writePlainFields(target.engine, fields, input, ids, inner)
      assertNoneRefused(await findForeign(target, ids, inner), records)
      return { done, unchanged: records.length - done }
    }
    const changed = await changeAll(target.engine, ids, input, inner)
    if (changed !== undefined) return { done: changed, unchanged: records.length - changed }
    let done = 0
    const refusals = await attemptEach(records, inner.db, async ({ id, version }) => {
      const record = await target.engine.patch(id, input, undefined, inner, emptyFieldList)
      if (record.version !== version) done += 1
    })
    assertNoneRefused(refusals, records)
    return { done, unchanged: records.length - done }
  })

/** Undefined if a record refuses or needs a write of its own: each is then tried, to say which. */
async function changeAll(
  { patchAll }: Engine,
  ids: readonly string[],
  input: Row,
  context: Context,
): Promise<number | undefined> {
  let done: number | undefined
  const refusals = await attemptEach([{ id: '' }], context.db, async () => {
    done = await patchAll(ids, input, context)
  })
  return refusals.length ? undefined : done
}

/** No fields are returned. One shared array, because statements are cached by it. */
const emptyFieldList: readonly Field[] = []

/** Deletes all selected records or none. */
export const bulkDelete = (
  target: EngineWithCatalogue,
  selection: BulkSelection,
  context: Context,
): Promise<BulkResult> =>
  target.engine.withTransaction(context, async (inner) => {
    const records = await lockSelected(target, selection, inner, 'update')
    const refusals = await retryRefused(records, (pending) =>
      attemptEach(pending, inner.db, ({ id }) => target.engine.remove(id, undefined, inner)),
    )
    assertNoneRefused(refusals, records)
    return { done: records.length, unchanged: 0 }
  })

/** Locks the selected records; ids that do not exist count as refused. */
async function lockSelected(
  { engine: { resource }, catalogue }: EngineWithCatalogue,
  selection: BulkSelection,
  context: Context,
  lock: 'update' | 'no key update',
): Promise<readonly LockedRecord[]> {
  const records = await lockSelection({ resource, catalogue }, selection, context, lock)
  if (!('ids' in selection)) return records
  const found = new Set(records.map(({ id }) => id))
  const label = resource.labels.one[context.language]
  const missing = selection.ids
    .filter((id) => !found.has(id))
    .map((id) => ({ id, refusal: refuse('not_found', { values: { what: label } }) }))
  assertNoneRefused(missing, selection.ids)
  return records
}

/** Returns the records outside the caller's scope after the write, as refused. */
async function findForeign(
  { engine: { resource }, catalogue }: EngineWithCatalogue,
  ids: readonly string[],
  context: Context,
): Promise<readonly RefusedRecord[]> {
  const conditions = rowConditions(resource, catalogue)(context)
  if (!conditions.length) return []
  const ownIds = await selectMatchingIds(resource, catalogue, { ids, conditions }, context)
  return ids.filter((id) => !ownIds.has(id)).map((id) => ({ id, refusal: refuse('forbidden') }))
}

function assertNoneRefused(refusals: readonly RefusedRecord[], all: readonly unknown[]): void {
  if (refusals.length) throw new BulkRefusedError(refusals, all.length)
}
