import { Refusal } from '#domain/problem.ts'
import { placeField, type Catalogue } from '#resource/resource.ts'
import { run } from '#server/platform/database/database.ts'
import type { Change } from '../behaviour.ts'
import type { Context, Row } from '../context.ts'
import { differences } from '../differences.ts'
import { storedValues } from '../draft.ts'
import type { Engine } from '../engine.ts'
import { nextPlace } from '../lastPlace.ts'
import { translateDatabaseError } from '../refusals.ts'
import { rowConditions } from '../rows.ts'
import { readingOf, storedColumns, whereClause } from '../statements.ts'
import { defaultsOf } from '../writer.ts'
import type { PlannedRow } from './checker.ts'
import { validateRow, concernsRow, type ValidRow } from './judge.ts'
import { membersOf } from './membersOf.ts'
import type { FileRow } from './readFile.ts'
import { recordChanges } from './recordChanges.ts'
import { createRowBatch, type DraftedRecord } from './rowBatch.ts'

const chunkSize = 500

/** A row that was right when it was checked, and no longer is. */
export class RowRefusedError extends Error {
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
export class OvertakenError extends Error {
  override name = 'Overtaken'
}

type Parts = { readonly engine: Engine; readonly catalogue: Catalogue }

/** Writes the rows of a file within one transaction; `written` hears how many are. */
export async function writeRows(
  { engine, catalogue }: Parts,
  planned: readonly PlannedRow[],
  context: Context,
  onWritten: (count: number) => void,
): Promise<void> {
  const { resource, behaviour } = engine
  const batch = createRowBatch(resource)
  const limits = rowConditions(resource, catalogue)(context)
  const stored = storedColumns(resource, resource.fields)
  // In the sequence of ids, as everybody does who writes several at once.
  const updates = planned
    .filter(({ kind }) => kind === 'update')
    .toSorted((a, b) => (a.write.id < b.write.id ? -1 : 1))
  const creates = planned.filter(({ kind }) => kind === 'create')
  let place = resource.ordered && creates.length ? await nextPlace(resource, context) : undefined
  let count = 0
  for (const all of [updates, creates]) {
    for (let at = 0; at < all.length; at += chunkSize) {
      const chunk = all.slice(at, at + chunkSize)
      await writeChunk(chunk)
      count += chunk.length
      onWritten(count)
    }
  }

  async function writeChunk(some: readonly PlannedRow[]): Promise<void> {
    const before = await lockRows(some.filter(({ kind }) => kind === 'update'))
    const valid: (ValidRow & { wanted: PlannedRow; before: Row | undefined })[] = []
    for (const each of some) {
      const row = before.get(each.write.id)
      valid.push({ ...(await validate(each, row)), wanted: each, before: row })
    }
    const changed = await withChanges(valid)
    const drafted = changed.map(({ wanted: { write }, draft, before: row }): DraftedRecord => ({
      id: write.id,
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
    await assertOwn(drafted.map(({ id }) => id))
    await recordChanges(
      changed.map(({ wanted: { write }, before: row, changes }) => ({
        id: write.id,
        kind: row ? 'changed' : 'created',
        version: row ? Number(row.version) + 1 : 1,
        changes,
      })),
      resource,
      context,
    )
    for (const { wanted: each, sent, before: row } of changed) {
      if (!behaviour.after || !concernsRow(behaviour, sent, row)) continue
      const change: Change = {
        kind: row ? 'changed' : 'created',
        id: each.write.id,
        before: row,
        input: sent,
      }
      await attributeToRow(each, () => behaviour.after?.(change, context))
    }
  }

  function validate(each: PlannedRow, row: Row | undefined): Promise<ValidRow> {
    const defaults = {
      ...defaultsOf(resource, engine.brand),
      ...(place === undefined || row ? {} : { [placeField]: place++ }),
    }
    return attributeToRow(each, () =>
      validateRow(resource, behaviour, { ...each.write, before: row }, defaults, context),
    )
  }

  /** Those rows as they are, held until the transaction ends: still the ones that were checked. */
  async function lockRows(some: readonly PlannedRow[]): Promise<ReadonlyMap<string, Row>> {
    if (!some.length) return new Map()
    const { rows } = await run(
      context.db,
      `select ${stored} from ${resource.table} a where a.id = any($1::uuid[]) order by a.id for no key update`,
      [some.map(({ write }) => write.id)],
    )
    const found = new Map(rows.map((row) => [String(row.id), row]))
    if (some.some(({ write, version }) => found.get(write.id)?.version !== version))
      throw new OvertakenError()
    return found
  }

  /** What differs of each, for its history; a row that only looked different is left alone. */
  async function withChanges<T extends ValidRow & { wanted: PlannedRow; before: Row | undefined }>(
    judged: readonly T[],
  ) {
    const names = new Set(judged.flatMap(({ draft }) => Object.keys(draft.members)))
    const many = resource.fields.filter(({ name }) => names.has(name))
    const known = judged.flatMap(({ wanted: { write }, before }) => (before ? [write.id] : []))
    const members = await membersOf(resource, many, known, context.db)
    return judged.flatMap((each) => {
      const { id } = each.wanted.write
      const was = each.before && {
        ...storedValues(resource, each.before),
        ...Object.fromEntries(many.map(({ name }) => [name, members.get(name)?.get(id) ?? []])),
      }
      const changes = differences(resource, each.draft, was ?? {}, context.language)
      return was && !Object.keys(changes).length ? [] : [{ ...each, changes }]
    })
  }

  async function assertOwn(ids: readonly string[]): Promise<void> {
    if (!limits.length || !ids.length) return
    const these = { value: ids, sql: (_: unknown, value: string) => `a.id = any(${value}::uuid[])` }
    const all = [these, ...limits]
    const where = whereClause(resource, all, readingOf(catalogue, context))
    const { rows } = await run(
      context.db,
      `select 1 from ${resource.table} a ${where}`,
      all.map(({ value }) => value),
    )
    if (rows.length !== ids.length) throw new OvertakenError()
  }

  async function attributeToRow<T>(each: PlannedRow, work: () => T | Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const refusal = translateDatabaseError(error, resource, catalogue)
      throw refusal instanceof Refusal ? new RowRefusedError(each.row, refusal) : error
    }
  }
}
