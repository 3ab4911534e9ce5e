import { Refusal } from '#domain/problem.ts'
import { placeField, type Catalogue } from '#resource/resource.ts'
import { run } from '#server/platform/database/database.ts'
import type { Change } from '../behaviour.ts'
import type { Context, Row } from '../context.ts'
import { differences } from '../differences.ts'
import { storedValues } from '../draft.ts'
import type { Engine } from '../engine.ts'
import { lastPlace } from '../lastPlace.ts'
import { explain } from '../refusals.ts'
import { rowConditions } from '../rows.ts'
import { readingOf, storedColumns, whereClause } from '../statements.ts'
import { defaultsOf } from '../writer.ts'
import type { Wanted } from './checker.ts'
import { judge, meets, type Judged } from './judge.ts'
import { membersOf } from './membersOf.ts'
import type { FileRow } from './readFile.ts'
import { recordChanges } from './recordChanges.ts'
import { createRowBatch, type Drafted } from './rowBatch.ts'

const atOnce = 500

/** A row that was right when it was checked, and no longer is. */
export class RowRefused extends Error {
  readonly row: FileRow
  readonly refusal: Refusal

  constructor(row: FileRow, refusal: Refusal) {
    super(refusal.message)
    this.name = 'RowRefused'
    this.row = row
    this.refusal = refusal
  }
}

/** What was checked is not what is there now; to be checked once more. */
export class Overtaken extends Error {
  override name = 'Overtaken'
}

type Parts = { readonly engine: Engine; readonly catalogue: Catalogue }

/** Writes the rows of a file within one transaction; `written` hears how many are. */
export async function writeRows(
  { engine, catalogue }: Parts,
  wanted: readonly Wanted[],
  context: Context,
  written: (count: number) => void,
): Promise<void> {
  const { resource, behaviour } = engine
  const batch = createRowBatch(resource)
  const limits = rowConditions(resource, catalogue)(context)
  const stored = storedColumns(resource, resource.fields)
  // In the sequence of ids, as everybody does who writes several at once.
  const updates = wanted
    .filter(({ kind }) => kind === 'update')
    .toSorted((a, b) => (a.asked.id < b.asked.id ? -1 : 1))
  const creates = wanted.filter(({ kind }) => kind === 'create')
  let place = resource.ordered && creates.length ? await lastPlace(resource, context) : undefined
  let count = 0
  for (const all of [updates, creates]) {
    for (let at = 0; at < all.length; at += atOnce) {
      const some = all.slice(at, at + atOnce)
      await writeSome(some)
      count += some.length
      written(count)
    }
  }

  async function writeSome(some: readonly Wanted[]): Promise<void> {
    const before = await locked(some.filter(({ kind }) => kind === 'update'))
    const judged: (Judged & { wanted: Wanted; before: Row | undefined })[] = []
    for (const each of some) {
      const row = before.get(each.asked.id)
      judged.push({ ...(await judgedRow(each, row)), wanted: each, before: row })
    }
    const changed = await withChanges(judged)
    const drafted = changed.map(({ wanted: { asked }, draft, before: row }): Drafted => ({
      id: asked.id,
      before: row,
      draft,
    }))
    await batch.insert(
      drafted.filter((each) => !each.before),
      context,
    )
    await batch.update(
      drafted.filter((each) => each.before),
      context,
    )
    await batch.writeMembers(drafted, context.db)
    await demandOwn(drafted.map(({ id }) => id))
    await recordChanges(
      changed.map(({ wanted: { asked }, before: row, changes }) => ({
        id: asked.id,
        kind: row ? 'changed' : 'created',
        version: row ? Number(row.version) + 1 : 1,
        changes,
      })),
      resource,
      context,
    )
    for (const { wanted: each, sent, before: row } of changed) {
      if (!behaviour.after || !meets(behaviour, sent, row)) continue
      const change: Change = {
        kind: row ? 'changed' : 'created',
        id: each.asked.id,
        before: row,
        input: sent,
      }
      await named(each, () => behaviour.after?.(change, context))
    }
  }

  function judgedRow(each: Wanted, row: Row | undefined): Promise<Judged> {
    const begun = {
      ...defaultsOf(resource, engine.brand),
      ...(place === undefined || row ? {} : { [placeField]: place++ }),
    }
    return named(each, () =>
      judge(resource, behaviour, { ...each.asked, before: row }, begun, context),
    )
  }

  /** Those rows as they are, held until the transaction ends: still the ones that were checked. */
  async function locked(some: readonly Wanted[]): Promise<ReadonlyMap<string, Row>> {
    if (!some.length) return new Map()
    const { rows } = await run(
      context.db,
      `select ${stored} from ${resource.table} a where a.id = any($1::uuid[]) order by a.id for no key update`,
      [some.map(({ asked }) => asked.id)],
    )
    const found = new Map(rows.map((row) => [String(row.id), row]))
    if (some.some(({ asked, version }) => found.get(asked.id)?.version !== version))
      throw new Overtaken()
    return found
  }

  /** What differs of each, for its history; a row that only looked different is left alone. */
  async function withChanges<T extends Judged & { wanted: Wanted; before: Row | undefined }>(
    judged: readonly T[],
  ) {
    const names = new Set(judged.flatMap(({ draft }) => Object.keys(draft.members)))
    const many = resource.fields.filter(({ name }) => names.has(name))
    const known = judged.flatMap(({ wanted: { asked }, before }) => (before ? [asked.id] : []))
    const members = await membersOf(resource, many, known, context.db)
    return judged.flatMap((each) => {
      const { id } = each.wanted.asked
      const was = each.before && {
        ...storedValues(resource, each.before),
        ...Object.fromEntries(many.map(({ name }) => [name, members.get(name)?.get(id) ?? []])),
      }
      const changes = differences(resource, each.draft, was ?? {}, context.language)
      return was && !Object.keys(changes).length ? [] : [{ ...each, changes }]
    })
  }

  async function demandOwn(ids: readonly string[]): Promise<void> {
    if (!limits.length || !ids.length) return
    const these = { value: ids, sql: (_: unknown, value: string) => `a.id = any(${value}::uuid[])` }
    const all = [these, ...limits]
    const where = whereClause(resource, all, readingOf(catalogue, context))
    const { rows } = await run(
      context.db,
      `select 1 from ${resource.table} a ${where}`,
      all.map(({ value }) => value),
    )
    if (rows.length !== ids.length) throw new Overtaken()
  }

  async function named<T>(each: Wanted, work: () => T | Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const refusal = explain(error, resource, catalogue)
      throw refusal instanceof Refusal ? new RowRefused(each.row, refusal) : error
    }
  }
}
