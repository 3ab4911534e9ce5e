import { setImmediate } from 'node:timers/promises'
import { Refusal, type Problem } from '#domain/problem.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import { withTransaction } from '#server/platform/database/database.ts'
import type { Behaviour } from '../behaviour.ts'
import type { Context, Row } from '../context.ts'
import { translateDatabaseError } from '../writes/databaseRefusals.ts'
import { validateRow, isRowRelevant, type RowWrite, type ValidRow } from './validateRow.ts'

/** The number of rows tried in one transaction, whose locks others may wait for. */
const chunkSize = 25

type RowOutcome = ValidRow | { readonly problem: Problem }

type DryRunTarget = {
  readonly resource: Resource
  readonly catalogue: Catalogue
  readonly behaviour: Behaviour
  readonly defaults: Row
}

/** Validates rows without writing: those of behaviours in a transaction that is rolled back. */
export async function dryRunRows(
  target: DryRunTarget,
  rows: readonly RowWrite[],
  context: Context,
): Promise<readonly RowOutcome[]> {
  const { behaviour } = target
  const hasHooks = Boolean(behaviour.prepare ?? behaviour.guard)
  const verdicts = new Map<RowWrite, RowOutcome>()
  const rowsWithHooks = rows.filter(
    (row) => hasHooks && isRowRelevant(behaviour, row.input, row.before),
  )
  for (const row of rows.filter((each) => !rowsWithHooks.includes(each)))
    verdicts.set(row, await outcomeOf(target, row, context))
  for (let at = 0; at < rowsWithHooks.length; at += chunkSize) {
    const chunk = rowsWithHooks.slice(at, at + chunkSize)
    const valid = await withRollback(context, (inner) => dryRunTogether(target, chunk, inner))
    const judged = valid.length ? valid : await dryRunInTurn(target, chunk, context)
    for (const [row, verdict] of judged) verdicts.set(row, verdict)
    await setImmediate()
  }
  return rows.flatMap((row) => verdicts.get(row) ?? [])
}

type JudgedRows = readonly (readonly [RowWrite, RowOutcome])[]

/** Returns none if a row is refused: an error ends the transaction for all others. */
async function dryRunTogether(
  { resource, behaviour, defaults }: DryRunTarget,
  rows: readonly RowWrite[],
  context: Context,
): Promise<JudgedRows> {
  const verdicts = await Promise.allSettled(
    rows.map((row) => validateRow(resource, behaviour, row, defaults, context)),
  )
  const judged = rows.flatMap((row, index): JudgedRows => {
    const verdict = verdicts[index]
    return verdict?.status === 'fulfilled' ? [[row, verdict.value]] : []
  })
  return judged.length === rows.length ? judged : []
}

/** Tries rows one after the other, and those after a refused one in a new transaction. */
async function dryRunInTurn(
  target: DryRunTarget,
  rows: readonly RowWrite[],
  context: Context,
): Promise<JudgedRows> {
  const judged = await withRollback(context, (inner) => dryRunUntilRefused(target, rows, inner))
  const rest = rows.slice(judged.length)
  return rest.length ? [...judged, ...(await dryRunInTurn(target, rest, context))] : judged
}

/** Stops at the first refused row, so that its effects do not influence the following ones. */
async function dryRunUntilRefused(
  target: DryRunTarget,
  rows: readonly RowWrite[],
  context: Context,
): Promise<JudgedRows> {
  const judged: [RowWrite, RowOutcome][] = []
  for (const row of rows) {
    const verdict = await outcomeOf(target, row, context)
    judged.push([row, verdict])
    if ('problem' in verdict) break
  }
  return judged
}

async function outcomeOf(
  { resource, catalogue, behaviour, defaults }: DryRunTarget,
  row: RowWrite,
  context: Context,
): Promise<RowOutcome> {
  try {
    return await validateRow(resource, behaviour, row, defaults, context)
  } catch (error) {
    const refusal = translateDatabaseError(error, resource, catalogue)
    if (refusal instanceof Refusal) return { problem: refusal.problem }
    throw error
  }
}

/** Runs work in a transaction and rolls it back. */
async function withRollback<T>(context: Context, work: (inner: Context) => Promise<T>): Promise<T> {
  const results: T[] = []
  const rollback = new Error('taken back')
  try {
    return await withTransaction(context.db, async (db) => {
      results.push(await work({ ...context, db }))
      throw rollback
    })
  } catch (error) {
    const [result] = results
    if (error !== rollback || result === undefined) throw error
    return result
  }
}
