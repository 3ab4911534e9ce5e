import { Refusal } from '#domain/problem.ts'
import { placeField } from '#resource/resource.ts'
import { runSql } from '#server/platform/database/database.ts'
import { settleAll } from '#server/platform/settleAll.ts'
import type { Change } from '../behaviour.ts'
import type { Context, Row } from '../context.ts'
import { recordChanges, type ChangeRecord } from '../history/changes.ts'
import { findDifferences, type Differences } from '../history/findDifferences.ts'
import { storedValues } from '../writes/recordDraft.ts'
import type { EngineWithCatalogue } from '../engine.ts'
import { nextPlace } from '../writes/nextPlace.ts'
import { isRefusedByDatabase, translateDatabaseError } from '../writes/databaseRefusals.ts'
import { matchesRowScope, rowConditions } from '../rowScope.ts'
import { storedColumns } from '../statements.ts'
import { defaultsOf } from '../writes/defaults.ts'
import type { PlannedRow } from './createChecker.ts'
import { validateRow, isRowRelevant, type ValidRow } from './validateRow.ts'
import { readMembersByRecord } from '../writes/readMembersByRecord.ts'
import type { FileRow } from './openCsvFile.ts'
import { createRowBatch } from './createRowBatch.ts'
import type { DraftedRecord } from '../writes/recordset.ts'

const chunkSize = 500

/** Thrown for a row that has become invalid since it was checked. */
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

/** Thrown when stored records have changed since the check, which must then be repeated. */
export class OvertakenError extends Error {
  override name = 'Overtaken'
}

/** Writes the rows of a file in the caller's transaction; `onWritten` gets the running count. */
export async function writeRows(
  { engine, catalogue }: EngineWithCatalogue,
  planned: readonly PlannedRow[],
  context: Context,
  onWritten: (count: number) => void,
): Promise<void> {
  const { resource, behaviour } = engine
  const batch = createRowBatch(resource)
  const scopeConditions = rowConditions(resource, catalogue)(context)
  const stored = storedColumns(resource, resource.fields)
  // In the order of ids, as every multi-record write does.
  const updates = planned
    .filter(({ kind }) => kind === 'update')
    .toSorted((a, b) => (a.write.id < b.write.id ? -1 : 1))
  const creates = planned.filter(({ kind }) => kind === 'create')
  const defaults = defaultsOf(resource, engine.brand)
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

  async function writeChunk(chunk: readonly PlannedRow[]): Promise<void> {
    const before = await lockRows(chunk.filter(({ kind }) => kind === 'update'))
    const valid = await settleAll(
      chunk.map(async (each) => {
        const row = before.get(each.write.id)
        return { ...(await validate(each, row)), planned: each, before: row }
      }),
    )
    const changed = await withChanges(valid)
    const records = changed.map(({ planned: { write }, draft, before: row }): DraftedRecord => ({
      id: write.id,
      before: row,
      draft,
    }))
    await batch.insert(
      records.filter((each) => !each.before),
      context,
    )
    await batch.update(
      records.filter((each) => each.before),
      context,
    )
    await batch.writeMembers(records, context.db)
    const scopedIds = { ids: records.map(({ id }) => id), conditions: scopeConditions }
    if (!(await matchesRowScope(resource, catalogue, scopedIds, context)))
      throw new OvertakenError()
    if (!resource.owned) await recordChanges(resource.name, changed.map(toChangeRecord), context)
    await writeConsequences(changed)
  }

  async function writeConsequences(changed: readonly (ValidRow & DiffedRow)[]): Promise<void> {
    const relevant = changed.filter(({ input, before }) => isRowRelevant(behaviour, input, before))
    const { alongside } = behaviour
    if (alongside) {
      const needing = relevant.filter(
        ({ input, before }) => !before || alongside.fields.some((name) => name in input),
      )
      const kind = needing[0]?.before ? 'changed' : 'created'
      const records = needing.map(({ planned: { write }, input }) => ({ id: write.id, input }))
      return batch.writeAlongside(alongside, kind, records, context).catch((error: unknown) => {
        // Another transaction has just written what belongs to a record.
        throw isRefusedByDatabase(error) ? new OvertakenError() : error
      })
    }
    for (const { planned: each, input: sent, before: row } of relevant) {
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
    const values = place === undefined || row ? defaults : { ...defaults, [placeField]: place++ }
    return attributeToRow(each, () =>
      validateRow(resource, behaviour, { ...each.write, before: row }, values, context),
    )
  }

  /** Locks the rows until the transaction ends; throws if they have changed since the check. */
  async function lockRows(chunk: readonly PlannedRow[]): Promise<ReadonlyMap<string, Row>> {
    if (!chunk.length) return new Map()
    const { rows } = await runSql(
      context.db,
      `select ${stored} from ${resource.table} a where a.id = any($1::uuid[]) order by a.id for no key update`,
      [chunk.map(({ write }) => write.id)],
    )
    const found = new Map(rows.map((row) => [String(row.id), row]))
    if (chunk.some(({ write, version }) => found.get(write.id)?.version !== version))
      throw new OvertakenError()
    return found
  }

  /** Adds the differences for the history; drops rows that turn out to be unchanged. */
  async function withChanges<T extends ValidRow & { planned: PlannedRow; before: Row | undefined }>(
    judgedRows: readonly T[],
  ) {
    const names = new Set(judgedRows.flatMap(({ draft }) => Object.keys(draft.members)))
    const memberFields = resource.fields.filter(({ name }) => names.has(name))
    const existingIds = judgedRows.flatMap(({ planned: { write }, before }) =>
      before ? [write.id] : [],
    )
    const members = await readMembersByRecord(resource, memberFields, existingIds, context.db)
    return judgedRows.flatMap((each) => {
      const { id } = each.planned.write
      const previous = each.before && {
        ...storedValues(resource, each.before),
        ...Object.fromEntries(
          memberFields.map(({ name }) => [name, members.get(name)?.get(id) ?? []]),
        ),
      }
      const changes = findDifferences(resource, each.draft, previous ?? {}, context.language)
      return previous && !Object.keys(changes).length ? [] : [{ ...each, changes }]
    })
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

type DiffedRow = {
  readonly planned: PlannedRow
  readonly before: Row | undefined
  readonly changes: Differences
}

const toChangeRecord = ({
  planned: { write },
  before,
  changes,
}: DiffedRow): Omit<ChangeRecord, 'resource'> => ({
  id: write.id,
  kind: before ? 'changed' : 'created',
  version: before ? Number(before.version) + 1 : 1,
  changes,
})
