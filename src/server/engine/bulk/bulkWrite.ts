import { refuse } from '#domain/problem.ts'
import type { Catalogue, Field } from '#resource/resource.ts'
import type { Context, Row } from '../context.ts'
import type { Engine } from '../engine.ts'
import { rowConditions } from '../rows.ts'
import { run } from '#server/platform/database/database.ts'
import { readingOf, whereClause } from '../statements.ts'
import { holdChosen, type Choice, type Held } from './chosen.ts'
import { oneByOne, untilNothingMoves, type Refused } from './oneByOne.ts'
import { changePlainly, plainInput } from './plainly.ts'

export type BulkParts = { readonly engine: Engine; readonly catalogue: Catalogue }
export type Done = { readonly done: number; readonly unchanged: number }

/** Some of the records refuse, so none is written. */
export class BulkRefused extends Error {
  override name = 'BulkRefused'
  readonly refused: readonly Refused[]
  readonly total: number

  constructor(refused: readonly Refused[], total: number) {
    super('some records refuse')
    this.refused = refused
    this.total = total
  }
}

/** Writes the same to all that are chosen, or to none of them. */
export const bulkUpdate = (
  parts: BulkParts,
  choice: Choice,
  input: Row,
  context: Context,
): Promise<Done> =>
  parts.engine.within(context, async (inner) => {
    const held = await chosen(parts, choice, inner, 'no key update')
    const fields = plainInput(parts.engine, input)
    const ids = held.map(({ id }) => id)
    if (fields) {
      const done = await changePlainly(parts.engine, fields, input, ids, inner)
      refuseSome(await foreign(parts, ids, inner), held)
      return { done, unchanged: held.length - done }
    }
    let done = 0
    const refused = await oneByOne(held, inner.db, async ({ id, version }) => {
      const record = await parts.engine.patch(id, input, undefined, inner, noFields)
      if (record.version !== version) done += 1
    })
    refuseSome(refused, held)
    return { done, unchanged: held.length - done }
  })

/** Nobody reads the answers. One list for all, by which statements are remembered. */
const noFields: readonly Field[] = []

/** Deletes all that are chosen, or none of them. */
export const bulkDelete = (parts: BulkParts, choice: Choice, context: Context): Promise<Done> =>
  parts.engine.within(context, async (inner) => {
    const held = await chosen(parts, choice, inner, 'update')
    const refused = await untilNothingMoves(held, (some) =>
      oneByOne(some, inner.db, ({ id }) => parts.engine.remove(id, undefined, inner)),
    )
    refuseSome(refused, held)
    return { done: held.length, unchanged: 0 }
  })

/** Those who were named and are not there refuse as well. */
async function chosen(
  { engine: { resource }, catalogue }: BulkParts,
  choice: Choice,
  context: Context,
  lock: 'update' | 'no key update',
): Promise<readonly Held[]> {
  const held = await holdChosen({ resource, catalogue }, choice, context, lock)
  if (!('ids' in choice)) return held
  const found = new Set(held.map(({ id }) => id))
  const what = resource.labels.one[context.language]
  const missing = choice.ids
    .filter((id) => !found.has(id))
    .map((id) => ({ id, refusal: refuse('not_found', { values: { what } }) }))
  refuseSome(missing, choice.ids)
  return held
}

/** What somebody writes must be theirs afterwards too. */
async function foreign(
  { engine: { resource }, catalogue }: BulkParts,
  ids: readonly string[],
  context: Context,
): Promise<readonly Refused[]> {
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

function refuseSome(refused: readonly Refused[], all: readonly unknown[]): void {
  if (refused.length) throw new BulkRefused(refused, all.length)
}
