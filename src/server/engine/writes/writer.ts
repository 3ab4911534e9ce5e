import { Refusal, refuse, type Problem } from '#domain/problem.ts'
import { fieldsFor } from '#resource/access.ts'
import { placeField, type Catalogue, type Field, type Resource } from '#resource/resource.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { runSql, type Finish } from '#server/platform/database/database.ts'
import { settleAll } from '#server/platform/settleAll.ts'
import { newId } from '#server/platform/newId.ts'
import type { Behaviour, Change } from '../behaviour.ts'
import { claimFiles } from './claimFiles.ts'
import type { Context, Row } from '../context.ts'
import { findDifferences } from '../history/findDifferences.ts'
import { draftOf, storedValues } from './recordDraft.ts'
import { defaultsOf, dropEmptyBrand } from './defaults.ts'
import { draftProblems } from './draftProblems.ts'
import { nextPlace } from './nextPlace.ts'
import type { RecordReader } from '../lists/reader.ts'
import { translateDatabaseError } from './databaseRefusals.ts'
import { finishTransaction } from './finishTransaction.ts'
import { removeRecord, type ReferenceCheck } from './removeRecord.ts'
import { membersToRead } from '../visibilityProblems.ts'
import { createRowWriter } from './rowWriter.ts'
import { matchesRowScope, assertRowScope, rowConditions } from '../rowScope.ts'
import { newSecrets } from './secrets.ts'
import { createSharedWrites, type SharedWrites } from './sharedWrites.ts'
import { storedColumns } from '../statements.ts'

type NewRecordOptions = {
  /** one that was chosen beforehand */
  readonly id?: string
  /** the fields to return; default: all */
  readonly fields?: readonly Field[]
}

export type RecordWriter = {
  readonly create: (input: Row, context: Context, options?: NewRecordOptions) => Promise<Row>
  /** `version`: the one the caller read; undefined changes any version */
  readonly patch: (
    id: string,
    input: Row,
    version: number | undefined,
    context: Context,
    /** the fields to return; default: all */
    fields?: readonly Field[],
  ) => Promise<Row>
  /** Changes records that the caller has locked, unless some of them need writes of their own. */
  readonly patchAll: SharedWrites['changeAll']
  readonly remove: (id: string, version: number | undefined, context: Context) => Promise<void>
  /** Runs several writes in one transaction. */
  readonly withTransaction: <T>(
    context: Context,
    work: (context: Context) => Promise<T>,
  ) => Promise<T>
}

type CleanValue = (field: Field, value: unknown) => unknown

type WriterServices = {
  readonly reader: RecordReader
  readonly behaviour: Behaviour
  readonly clean: CleanValue
  readonly brand: string
}

/** Creates the writer of one resource; each write is one transaction with its change record. */
export function createWriter(
  resource: Resource,
  catalogue: Catalogue,
  { reader, behaviour, clean, brand }: WriterServices,
): RecordWriter {
  const { table } = resource
  const limits = rowConditions(resource, catalogue)
  const isInRowScope = (id: string, context: Context): Promise<boolean> =>
    matchesRowScope(resource, catalogue, { ids: [id], conditions: limits(context) }, context)
  const rowWriter = createRowWriter(resource)
  const services = { resource, catalogue, behaviour, rowWriter }
  const memberNames = resource.fields
    .filter(({ kind }) => kinds[kind].members)
    .map(({ name }) => name)
  const storedColumnList = storedColumns(resource, resource.fields)
  const defaults = defaultsOf(resource, brand)
  const shared = createSharedWrites(resource, catalogue, {
    reader,
    behaviour,
    cleanInput,
    defaults,
  })

  async function create(
    input: Row,
    context: Context,
    { id = newId(), fields = resource.fields }: NewRecordOptions = {},
  ): Promise<Row> {
    const created = await translateErrors(() => shared.create(id, input, context, fields))
    if (created) return created
    return inTransaction(context, async (inner) => {
      const sent = await prepareInput(input, undefined, inner)
      const place = resource.ordered ? { [placeField]: await nextPlace(resource, inner) } : {}
      const { stored: kept, codes } = newSecrets(resource)
      const initial = { ...defaults, ...place, ...kept }
      const draft = draftOf(resource, sent, initial, inner.language)
      assertNoProblems(draftProblems(resource, sent, draft, undefined))
      await claimFiles(resource, sent, inner)
      const change: Change = { kind: 'created', id, before: undefined, input: sent }
      await assertAllowed(change, inner)
      const changes = findDifferences(resource, draft, {}, inner.language)
      return writeThenRead(
        () => rowWriter.insert(id, draft, changes, inner),
        change,
        inner,
        async () => ({ ...(await reread(id, inner, fields)), ...codes }),
      )
    })
  }

  /** Writes and reads the record, in one message unless something has to be checked between. */
  async function writeThenRead(
    write: () => Promise<void>,
    change: Change,
    context: Context,
    read: Finish<Row>,
  ): Promise<Finish<Row>> {
    const written = write()
    const scoped = limits(context).length
      ? isInRowScope(change.id, context).then(assertRowScope)
      : undefined
    const followed = behaviour.after?.(change, context)
    if (!scoped && !followed) return async () => (await settleAll([written, read()]))[1]
    await settleAll([written, scoped, followed])
    return read
  }

  async function patch(
    id: string,
    input: Row,
    version: number | undefined,
    context: Context,
    fields: readonly Field[] = resource.fields,
  ): Promise<Row> {
    const changed = await translateErrors(() => shared.change(id, input, version, context, fields))
    if (changed) return changed
    return inTransaction(context, async (inner) => {
      const derived = resource.fields.filter((field) => field.derived && field.name in input)
      const sentMembers = memberNames.filter((name) => name in input)
      const [row, derivedBefore, sentMembersBefore] = await settleAll([
        lockRecord(id, version, inner, 'no key update'),
        derived.length ? reader.findOne(id, inner, derived) : {},
        rowWriter.readMembers(id, sentMembers, inner.db),
      ])
      const sent = await prepareInput(input, row, inner)
      const before = storedValues(resource, row)
      const draft = draftOf(resource, sent, before, inner.language)
      const members = [...Object.keys(draft.members), ...membersToRead(resource, draft, before)]
      const further = members.filter((name) => !(name in sentMembersBefore))
      const membersBefore = {
        ...sentMembersBefore,
        ...(await rowWriter.readMembers(id, [...new Set(further)], inner.db)),
      }
      const storedRecord = { values: before, members: membersBefore }
      assertNoProblems(draftProblems(resource, sent, draft, storedRecord))
      await claimFiles(resource, sent, inner, id)
      const changes = findDifferences(
        resource,
        draft,
        { ...before, ...membersBefore, ...derivedBefore },
        inner.language,
      )
      if (Object.keys(changes).length === 0 && !confirmsTranslation(row, sent, inner))
        return () => reread(id, inner, fields)
      const change: Change = { kind: 'changed', id, before: row, input: sent }
      await assertAllowed(change, inner)
      return writeThenRead(
        () => rowWriter.update(row, draft, changes, inner),
        change,
        inner,
        () => reread(id, inner, fields),
      )
    })
  }

  /** The database refuses first; only then is searched for what refers to the record, and named. */
  async function remove(id: string, version: number | undefined, context: Context): Promise<void> {
    if (await translateErrors(() => shared.remove(id, version, context))) return
    const removeIfUnreferenced = (check: ReferenceCheck): Promise<void> =>
      withTransaction(context, async (inner) => {
        const [row, members] = await settleAll([
          lockRecord(id, version, inner, 'update'),
          rowWriter.readMembers(id, memberNames, inner.db),
        ])
        const change: Change = { kind: 'deleted', id, before: row, input: undefined }
        await assertAllowed(change, inner)
        await removeRecord(services, row, members, inner, check)
        await behaviour.after?.(change, inner)
      })
    // Within the transaction of a caller, nothing could be read after an error.
    if (context.db.isTransaction) return removeIfUnreferenced('statement')
    try {
      return await removeIfUnreferenced('database')
    } catch (error) {
      if (!(error instanceof Refusal) || error.problem.code !== 'in_use') throw error
      return removeIfUnreferenced('statement')
    }
  }

  const withTransaction = <T>(
    context: Context,
    work: (context: Context) => Promise<T>,
  ): Promise<T> =>
    inTransaction(context, async (inner) => {
      const result = await work(inner)
      return async () => result
    })

  const inTransaction = <T>(
    context: Context,
    work: (context: Context) => Promise<Finish<T>>,
  ): Promise<T> => translateErrors(() => finishTransaction(context, work))

  async function translateErrors<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw translateDatabaseError(error, resource, catalogue)
    }
  }

  function cleanInput(input: Row): Row {
    const cleaned = Object.entries(input).map(([name, value]) => {
      const field = resource.field[name]
      return [name, field ? clean(field, value) : value]
    })
    return dropEmptyBrand(resource, Object.fromEntries(cleaned))
  }

  async function prepareInput(input: Row, before: Row | undefined, context: Context): Promise<Row> {
    const sent = cleanInput(input)
    return behaviour.prepare ? behaviour.prepare(sent, before, context) : sent
  }

  async function assertAllowed(change: Change, context: Context): Promise<void> {
    const { code, ...rest }: Partial<Problem> = (await behaviour.guard?.(change, context)) ?? {}
    if (code) throw refuse(code, rest)
  }

  /** Whether a translation was confirmed by sending it unchanged after its source changed. */
  const confirmsTranslation = (row: Row, sent: Row, { language }: Context): boolean =>
    Array.isArray(row.outdated_languages) &&
    row.outdated_languages.includes(language) &&
    resource.translatable.some(({ name }) => name in sent)

  /** Locks the row until the transaction ends; throws unless the caller has seen this version. */
  async function lockRecord(
    id: string,
    version: number | undefined,
    context: Context,
    lock: 'update' | 'no key update',
  ): Promise<Row> {
    // Columns are listed by name, because another process may add one while this statement is
    // prepared.
    const text = `select ${storedColumnList} from ${table} a where a.id = $1 for ${lock}`
    const [row] = (await runSql(context.db, text, [id])).rows
    if (!row || !(await isInRowScope(id, context)))
      throw refuse('not_found', { values: { what: resource.labels.one[context.language] } })
    if (version !== undefined && version !== row.version) {
      const fields = fieldsFor(context.identity, resource).filter(({ writeOnly }) => !writeOnly)
      throw refuse('stale', { details: { current: await reread(id, context, fields) } })
    }
    return row
  }

  async function reread(
    id: string,
    context: Context,
    fields: readonly Field[] = resource.fields,
  ): Promise<Row> {
    const record = await reader.findOne(id, context, fields)
    if (!record) throw new Error(`${resource.name} ${id} vanished inside its transaction`)
    return record
  }

  return {
    create,
    patch,
    patchAll: (ids, input, context) => translateErrors(() => shared.changeAll(ids, input, context)),
    remove,
    withTransaction,
  }
}

function assertNoProblems(fields: ReturnType<typeof draftProblems>): void {
  if (Object.keys(fields).length) throw refuse('validation', { fields })
}
