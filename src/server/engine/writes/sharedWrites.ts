import { refuse } from '#domain/problem.ts'
import { listOrEmpty } from '#resource/kinds/kind.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { isPooled } from '#server/platform/database/database.ts'
import { settleAll } from '#server/platform/settleAll.ts'
import type { Behaviour } from '../behaviour.ts'
import { actorOf, type Context, type Row } from '../context.ts'
import { findDifferences } from '../history/findDifferences.ts'
import { createPlainChange, type PlainChange } from '../history/plainChange.ts'
import { uuidPattern } from '../lists/keys.ts'
import { preparedByShape } from '../lists/preparedByShape.ts'
import type { RecordReader } from '../lists/reader.ts'
import { rowConditions } from '../rowScope.ts'
import { batchWrites } from './batch.ts'
import { draftProblems } from './draftProblems.ts'
import { draftOf } from './recordDraft.ts'
import { deletionChanges } from './removeRecord.ts'
import { recordsetRow, type DraftedRecord } from './recordset.ts'
import { columnFieldsOf } from './rowWriter.ts'
import {
  briefly,
  memberColumn,
  removeStatement,
  writeStatement,
  type WriteShape,
} from './sharedStatements.ts'
import { createPlanner, type PlannedChange } from './planChange.ts'
import { createSharing } from './sharing.ts'
import {
  createStoredReader,
  namesOf,
  scopeOf,
  sharedKey,
  type RequestedFields,
} from './storedRecords.ts'
import { writeChanges, writeSharedChanges, type ChangeRequest } from './writeSharedChanges.ts'

/**
 * Writes that hold no transaction while they compute: a new record is one statement, and a change is
 * one that reads the record and one that writes or deletes it if its version is still the same.
 * Those of the same turn share their statements and commits. Where that is not possible, nothing is
 * returned, and the regular write then does it or refuses.
 */
export type SharedWrites = {
  readonly create: (
    id: string,
    input: Row,
    context: Context,
    fields: readonly Field[],
  ) => Promise<Row | undefined>
  readonly change: PlainChange
  /**
   * changes records that the caller's transaction has locked; resolves to how many changed. Refuses
   * with `unauthenticated` if the account no longer exists.
   */
  readonly changeAll: (
    ids: readonly string[],
    input: Row,
    context: Context,
  ) => Promise<number | undefined>
  /** resolves to whether the record is deleted */
  readonly remove: (id: string, version: number | undefined, context: Context) => Promise<boolean>
}

type Services = {
  readonly reader: RecordReader
  readonly behaviour: Behaviour
  /** cleans what was sent, as every write does before the behaviour gets it */
  readonly cleanInput: (input: Row) => Row
  readonly defaults: Row
}

/** How many records one statement writes within a transaction. */
const chunkSize = 500

/** One shared array, because statements are cached by it. */
const noFields: readonly Field[] = []

export function createSharedWrites(
  resource: Resource,
  catalogue: Catalogue,
  { reader, behaviour, cleanInput, defaults }: Services,
): SharedWrites {
  const { readStored, readAllStored } = createStoredReader(resource, catalogue)
  const writers = preparedByShape<(request: ChangeRequest) => Promise<Row | undefined>>()
  const columnFields = columnFieldsOf(resource)
  const memberFields = resource.fields.filter(({ kind }) => kinds[kind].members)
  const sharing = createSharing(resource, behaviour)
  const { planChange, isRefused } = createPlanner(resource, behaviour, sharing)
  const limits = rowConditions(resource, catalogue)
  const plainChange = createPlainChange(resource, catalogue, { reader, behaviour })

  /** A transaction of the caller has a statement of its own, and a scope is checked after it. */
  const canShare = (context: Context): boolean =>
    isPooled(context.db) && limits(context).length === 0

  const requestedFields = (input: Row): RequestedFields => ({
    memberFields: memberFields.filter(({ name }) => name in input),
    derived: resource.fields.filter(({ name, derived }) => derived && name in input),
  })

  function shapeOf(
    kind: WriteShape['kind'],
    { draft }: DraftedRecord,
    { input, changes }: PlannedChange,
    fields: readonly Field[],
  ): WriteShape {
    const isNew = kind === 'created'
    const changedMembers = memberFields.filter(({ name }) => name in changes)
    const alongside = isNew || sharing.isAlongside(input) ? behaviour.alongside : undefined
    return {
      kind,
      columnFields: isNew
        ? columnFields
        : columnFields.filter(({ name }) => draft.changed.has(name)),
      memberFields: changedMembers,
      alongside,
      returned: changedMembers.length > 0 || alongside ? noFields : fields,
    }
  }

  const requestOf = (
    record: DraftedRecord,
    shape: WriteShape,
    { input, changes }: PlannedChange,
    context: Context,
  ): ChangeRequest => ({
    ...recordsetRow(resource, record, shape.columnFields, context.language),
    ...Object.fromEntries(shape.memberFields.map(memberEntry(record))),
    id: record.id,
    _actor: actorOf(context),
    _sent: shape.alongside && JSON.stringify(input),
    _changes: JSON.stringify(changes),
  })

  /** Stores a record and returns it. Refuses with `not_found` if it was deleted since. */
  async function write(
    kind: 'created' | 'changed',
    record: DraftedRecord,
    { input, changes }: PlannedChange,
    context: Context,
    fields: readonly Field[],
  ): Promise<Row | undefined> {
    const shape = shapeOf(kind, record, { input, changes }, fields)
    const isReadAfterwards = shape.memberFields.length > 0 || shape.alongside !== undefined
    const key = `${keyOf(shape)}|${sharedKey(context)}`
    const writeShared = writers(shape.returned, key, () => {
      const scope = scopeOf(context)
      const text = writeStatement(resource, catalogue, shape, scope, briefly)
      return batchWrites((requests) => writeSharedChanges(requests, text, scope))
    })
    const written = await writeShared(requestOf(record, shape, { input, changes }, context))
    if (!written) return undefined
    if (!isReadAfterwards) return reader.toRecord(written, context, fields)
    const stored = await reader.findOne(record.id, context, fields)
    if (!stored)
      throw refuse('not_found', { values: { what: resource.labels.one[context.language] } })
    return stored
  }

  async function create(id: string, sent: Row, context: Context, fields: readonly Field[]) {
    if (!canShare(context) || !sharing.canCreate(sent)) return undefined
    const input = cleanInput(sent)
    const draft = draftOf(resource, input, defaults, context.language)
    if (Object.keys(draftProblems(resource, input, draft, undefined)).length) return undefined
    if (await isRefused({ kind: 'created', id, before: undefined, input }, context))
      return undefined
    const changes = findDifferences(resource, draft, {}, context.language)
    return write('created', { id, before: undefined, draft }, { input, changes }, context, fields)
  }

  async function change(
    sentId: string,
    sent: Row,
    version: number | undefined,
    context: Context,
    fields: readonly Field[],
  ) {
    const id = sentId.toLowerCase()
    if (!canShare(context) || !uuidPattern.test(id) || !sharing.canChange(sent)) return undefined
    const plain = await plainChange(id, sent, version, context, fields)
    if (plain) return plain
    const input = cleanInput(sent)
    const stored = await readStored(id, requestedFields(input), context)
    if (!stored || (version !== undefined && stored.row.version !== version)) return undefined
    const planned = await planChange(id, stored, input, context)
    if (!planned || !Object.keys(planned.changes).length) return undefined
    const record = { id, before: stored.row, draft: planned.draft }
    return write('changed', record, planned, context, fields)
  }

  async function changeAll(ids: readonly string[], sent: Row, context: Context) {
    if (limits(context).length || !sharing.canChange(sent)) return undefined
    const input = cleanInput(sent)
    const requested = requestedFields(input)
    const stored = await readAllStored(ids, requested, context)
    const records = await settleAll(
      stored.map(async (each) => {
        const id = String(each.row.id)
        const planned = await planChange(id, each, input, context)
        return planned && { ...planned, record: { id, before: each.row, draft: planned.draft } }
      }),
    )
    const complete = records.filter((each) => each !== undefined)
    const isConfirmed = complete.some(
      ({ record, changes }) =>
        !Object.keys(changes).length && listOrEmpty(record.before.outdated_languages).length > 0,
    )
    if (complete.length < ids.length || isConfirmed) return undefined
    const changed = complete.flatMap((each) => {
      const shape = shapeOf('changed', each.record, each, noFields)
      return Object.keys(each.changes).length ? [{ ...each, shape }] : []
    })
    for (const group of Map.groupBy(changed, ({ shape }) => keyOf(shape)).values()) {
      const [first] = group
      if (!first) continue
      const statement = writeStatement(resource, catalogue, first.shape, context, '')
      for (let at = 0; at < group.length; at += chunkSize) {
        const requests = group
          .slice(at, at + chunkSize)
          .map((each) => requestOf(each.record, each.shape, each, context))
        const written = await writeChanges(requests, statement, context)
        // All are locked, so only the account can have vanished.
        if (written.length < requests.length) throw refuse('unauthenticated')
      }
    }
    return changed.length
  }

  async function remove(sentId: string, version: number | undefined, context: Context) {
    const id = sentId.toLowerCase()
    if (!canShare(context) || !uuidPattern.test(id) || !sharing.canRemove) return false
    const stored = await readStored(id, { memberFields, derived: noFields }, context)
    if (!stored || (version !== undefined && stored.row.version !== version)) return false
    const { row, members } = stored
    if (await isRefused({ kind: 'deleted', id, before: row, input: undefined }, context))
      return false
    const writeShared = writers(noFields, `deleted|${sharedKey(context)}`, () => {
      const scope = scopeOf(context)
      const text = removeStatement({ resource, catalogue, behaviour }, scope)
      return batchWrites((requests) => writeSharedChanges(requests, text, scope))
    })
    const changes = JSON.stringify(deletionChanges(resource, row, members))
    const request = { id, version: row.version, _actor: actorOf(context), _changes: changes }
    return (await writeShared(request)) !== undefined
  }

  return { create, change, changeAll, remove }
}

const keyOf = ({ kind, columnFields, memberFields, alongside }: WriteShape): string =>
  `${kind}|${namesOf(columnFields)}|${namesOf(memberFields)}|${alongside !== undefined}`

const memberEntry =
  ({ draft }: DraftedRecord) =>
  ({ name }: Field, index: number): [column: string, members: string] => {
    const members = draft.members[name]?.map((each, at) => ({ ...each, position: at + 1 }))
    return [memberColumn(index), JSON.stringify(members ?? [])]
  }
