import { refuse } from '#domain/problem.ts'
import { listOrEmpty } from '#resource/kinds/kind.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { isPooled, runSql } from '#server/platform/database/database.ts'
import type { Behaviour, Change } from '../behaviour.ts'
import { actorOf, type Context, type Row } from '../context.ts'
import { findDifferences, type Differences } from '../history/findDifferences.ts'
import { fillKeys, readRowsByIds } from '../lists/keys.ts'
import { preparedByShape } from '../lists/preparedByShape.ts'
import type { RecordReader } from '../lists/reader.ts'
import { viewKey } from '../statements.ts'
import { membersToRead } from '../visibilityProblems.ts'
import { batch, batchWrites } from './batch.ts'
import { draftProblems } from './draftProblems.ts'
import { draftOf, storedValues } from './recordDraft.ts'
import { recordsetRow, type DraftedRecord } from './recordset.ts'
import { columnFieldsOf } from './rowWriter.ts'
import {
  memberColumn,
  storedStatement,
  writeStatement,
  type WriteShape,
} from './sharedStatements.ts'
import { createSharing } from './sharing.ts'
import { writeSharedChanges, type ChangeRequest } from './writeSharedChanges.ts'

/**
 * Writes that hold no transaction while they compute: a new record is one statement, and a change is
 * one that reads the record and one that writes it if its version is still the same. Those of the
 * same turn share their statements and commits. Both return undefined where that is not possible,
 * and the regular write then does it or refuses.
 */
export type SharedWrites = {
  readonly create: (
    id: string,
    input: Row,
    context: Context,
    fields: readonly Field[],
  ) => Promise<Row | undefined>
  readonly change: (
    id: string,
    input: Row,
    version: number | undefined,
    context: Context,
    fields: readonly Field[],
  ) => Promise<Row | undefined>
}

type Services = {
  readonly reader: RecordReader
  readonly behaviour: Behaviour
  /** cleans what was sent, as every write does before the behaviour gets it */
  readonly cleanInput: (input: Row) => Row
  readonly defaults: Row
}

/** One shared array, because statements are cached by it. */
const noFields: readonly Field[] = []

export function createSharedWrites(
  resource: Resource,
  catalogue: Catalogue,
  { reader, behaviour, cleanInput, defaults }: Services,
): SharedWrites {
  const readers = preparedByShape<(id: string) => Promise<Row | undefined>>()
  const writers = preparedByShape<(request: ChangeRequest) => Promise<Row | undefined>>()
  const columnFields = columnFieldsOf(resource)
  const memberFields = resource.fields.filter(({ kind }) => kinds[kind].members)
  const sharing = createSharing(resource, behaviour)

  /** Reads a record with some members and derived values, as they were at one moment. */
  async function readStored(
    id: string,
    requested: { readonly memberFields: readonly Field[]; readonly derived: readonly Field[] },
    context: Context,
  ) {
    const shape = `${namesOf(requested.memberFields)}|${namesOf(requested.derived)}|${viewKey(context)}`
    const readRow = readers(resource.fields, shape, () =>
      batch((ids) => {
        const read = async (keys: readonly string[]) => {
          const filled = fillKeys(keys)
          const text = storedStatement(resource, catalogue, requested, filled.length, context)
          return (await runSql(context.db, text, [filled])).rows
        }
        return readRowsByIds(ids, read, 'id')
      }),
    )
    const row = await readRow(id)
    if (!row) return undefined
    const members = requested.memberFields.map(
      ({ name }, index) => [name, listOrEmpty(row[memberColumn(index)])] as const,
    )
    const derived = requested.derived.map(
      ({ name, kind }) => [name, kinds[kind].toOutput(row[name])] as const,
    )
    return { row, members: Object.fromEntries(members), derived: Object.fromEntries(derived) }
  }

  /** Stores a record and returns it. Refuses with `not_found` if it was deleted since. */
  async function write(
    kind: 'created' | 'changed',
    record: DraftedRecord,
    { input, changes }: { readonly input: Row; readonly changes: Differences },
    context: Context,
    fields: readonly Field[],
  ): Promise<Row | undefined> {
    const isNew = kind === 'created'
    const changedMembers = memberFields.filter(({ name }) => name in changes)
    const alongside = isNew || sharing.isAlongside(input) ? behaviour.alongside : undefined
    const isReadAfterwards = changedMembers.length > 0 || alongside !== undefined
    const shape: WriteShape = {
      kind,
      columnFields: isNew
        ? columnFields
        : columnFields.filter(({ name }) => record.draft.changed.has(name)),
      memberFields: changedMembers,
      alongside,
      returned: isReadAfterwards ? noFields : fields,
    }
    const key = `${kind}|${namesOf(shape.columnFields)}|${namesOf(changedMembers)}|${alongside !== undefined}|${viewKey(context)}`
    const writeShared = writers(shape.returned, key, () => {
      const text = writeStatement(resource, catalogue, shape, context)
      return batchWrites((requests) => writeSharedChanges(requests, text, context))
    })
    const written = await writeShared({
      ...recordsetRow(resource, record, shape.columnFields, context.language),
      ...Object.fromEntries(changedMembers.map(memberEntry(record))),
      id: record.id,
      _actor: actorOf(context),
      _sent: alongside && JSON.stringify(input),
      _changes: JSON.stringify(changes),
    })
    if (!written) return undefined
    if (!isReadAfterwards) return reader.toRecord(written, context, fields)
    const stored = await reader.findOne(record.id, context, fields)
    if (!stored)
      throw refuse('not_found', { values: { what: resource.labels.one[context.language] } })
    return stored
  }

  const isRefused = async (change: Change, context: Context): Promise<boolean> =>
    sharing.isGuarded(change) && (await behaviour.guard?.(change, context)) !== undefined

  async function create(id: string, sent: Row, context: Context, fields: readonly Field[]) {
    if (!isPooled(context.db) || !sharing.canCreate(sent)) return undefined
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
    if (!isPooled(context.db) || !sharing.canChange(Object.keys(sent))) return undefined
    const input = cleanInput(sent)
    const requested = {
      memberFields: memberFields.filter(({ name }) => name in input),
      derived: resource.fields.filter(({ name, derived }) => derived && name in input),
    }
    const stored = await readStored(id, requested, context)
    if (!stored || (version !== undefined && stored.row.version !== version)) return undefined
    const { row, members, derived } = stored
    const values = storedValues(resource, row)
    const draft = draftOf(resource, input, values, context.language)
    const neededMembers = [...Object.keys(draft.members), ...membersToRead(resource, draft, values)]
    if (!sharing.canChange([...draft.changed]) || neededMembers.some((name) => !(name in members)))
      return undefined
    if (Object.keys(draftProblems(resource, input, draft, { values, members })).length)
      return undefined
    const before = { ...values, ...members, ...derived }
    const changes = findDifferences(resource, draft, before, context.language)
    if (Object.keys(changes).length === 0) return undefined
    if (await isRefused({ kind: 'changed', id, before: row, input }, context)) return undefined
    return write('changed', { id, before: row, draft }, { input, changes }, context, fields)
  }

  return { create, change }
}

const namesOf = (fields: readonly Field[]): string => fields.map(({ name }) => name).join()

const memberEntry =
  ({ draft }: DraftedRecord) =>
  ({ name }: Field, index: number): [column: string, members: string] => {
    const members = draft.members[name]?.map((each, at) => ({ ...each, position: at + 1 }))
    return [memberColumn(index), JSON.stringify(members ?? [])]
  }
