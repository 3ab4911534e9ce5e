import { refuse, type Problem } from '#domain/problem.ts'
import { fieldsFor } from '#resource/access.ts'
import { brandField } from '#resource/brandFields.ts'
import { placeField, type Catalogue, type Field, type Resource } from '#resource/resource.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { runSql } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import type { Behaviour, Change } from '../behaviour.ts'
import { claimFiles, mentionsFile } from './claimFiles.ts'
import { recordChange } from '../history/changes.ts'
import type { Context, Row } from '../context.ts'
import { findDifferences } from '../history/findDifferences.ts'
import { draftOf, isEmpty, storedValues } from './recordDraft.ts'
import { draftProblems } from './draftProblems.ts'
import { nextPlace } from './nextPlace.ts'
import { createPlainChange } from '../history/plainChange.ts'
import type { RecordReader } from '../lists/reader.ts'
import { applyCascadeRules, findReferences, inUseRefusal } from './findReferences.ts'
import { translateDatabaseError, retryTransaction } from './databaseRefusals.ts'
import { membersToRead } from '../visibilityProblems.ts'
import { createRowWriter } from './rowWriter.ts'
import { matchesRowScope, assertRowScope, rowConditions } from '../rowScope.ts'
import { newSecrets } from './secrets.ts'
import { storedColumns } from '../statements.ts'
import { recordTables } from '../tables/declaredTables.ts'

export type RecordWriter = {
  /** `id`: one that was chosen beforehand */
  readonly create: (input: Row, context: Context, id?: string) => Promise<Row>
  /** `version`: the one the caller read; undefined changes any version */
  readonly patch: (
    id: string,
    input: Row,
    version: number | undefined,
    context: Context,
    /** the fields to return; default: all */
    fields?: readonly Field[],
  ) => Promise<Row>
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
  const services = { resource, catalogue, behaviour }
  const limits = rowConditions(resource, catalogue)
  const isInRowScope = (id: string, context: Context): Promise<boolean> =>
    matchesRowScope(resource, catalogue, { ids: [id], conditions: limits(context) }, context)
  const rowWriter = createRowWriter(resource)
  const storedColumnList = storedColumns(resource, resource.fields)
  const plainChange = createPlainChange(resource, catalogue, { reader, behaviour })

  async function create(input: Row, context: Context, id: string = newId()): Promise<Row> {
    return withTransaction(context, async (inner) => {
      const sent = await prepareInput(input, undefined, inner)
      const place = resource.ordered ? { [placeField]: await nextPlace(resource, inner) } : {}
      const { stored: kept, codes } = newSecrets(resource)
      const initial = { ...defaultsOf(resource, brand), ...place, ...kept }
      const draft = draftOf(resource, sent, initial, inner.language)
      assertNoProblems(draftProblems(resource, sent, draft, undefined))
      await claimFiles(resource, sent, inner)
      await assertAllowed({ kind: 'created', id, before: undefined, input: sent }, inner)
      const changes = findDifferences(resource, draft, {}, inner.language)
      await rowWriter.insert(id, draft, changes, inner)
      assertRowScope(await isInRowScope(id, inner))
      await behaviour.after?.({ kind: 'created', id, before: undefined, input: sent }, inner)
      return { ...(await reread(id, inner)), ...codes }
    })
  }

  async function patch(
    id: string,
    input: Row,
    version: number | undefined,
    context: Context,
    fields: readonly Field[] = resource.fields,
  ): Promise<Row> {
    const isUnscoped = limits(context).length === 0 && !mentionsFile(input)
    const plainResult =
      isUnscoped && (await translateErrors(() => plainChange(id, input, version, context, fields)))
    if (plainResult) return plainResult
    return withTransaction(context, async (inner) => {
      const row = await lockRecord(id, version, inner, 'no key update')
      const sent = await prepareInput(input, row, inner)
      const before = storedValues(resource, row)
      const draft = draftOf(resource, sent, before, inner.language)
      const members = [...Object.keys(draft.members), ...membersToRead(resource, draft, before)]
      const membersBefore = await rowWriter.readMembers(id, [...new Set(members)], inner.db)
      const storedRecord = { values: before, members: membersBefore }
      assertNoProblems(draftProblems(resource, sent, draft, storedRecord))
      await claimFiles(resource, sent, inner, id)
      const derived = resource.fields.filter((field) => field.derived && field.name in sent)
      const derivedBefore = derived.length ? await reread(id, inner, derived) : {}
      const changes = findDifferences(
        resource,
        draft,
        { ...before, ...membersBefore, ...derivedBefore },
        inner.language,
      )
      if (Object.keys(changes).length === 0 && !confirmsTranslation(row, sent, inner))
        return reread(id, inner, fields)
      const change: Change = { kind: 'changed', id, before: row, input: sent }
      await assertAllowed(change, inner)
      await rowWriter.update(row, draft, changes, inner)
      assertRowScope(await isInRowScope(id, inner))
      await behaviour.after?.(change, inner)
      return reread(id, inner, fields)
    })
  }

  async function remove(id: string, version: number | undefined, context: Context): Promise<void> {
    await withTransaction(context, async (inner) => {
      const row = await lockRecord(id, version, inner, 'update')
      const change: Change = { kind: 'deleted', id, before: row, input: undefined }
      await assertAllowed(change, inner)
      await applyCascadeRules(services, id, inner)
      await behaviour.cascadeDelete?.(id, inner)
      const references = await findReferences(services, id, { ...inner, identity: undefined })
      if (references.length) {
        const visibleReferences = await findReferences(services, id, inner)
        throw inUseRefusal(services, references, visibleReferences, inner.language)
      }
      const memberFields = resource.fields.filter(({ kind }) => kinds[kind].members)
      const members = await rowWriter.readMembers(
        id,
        memberFields.map(({ name }) => name),
        inner.db,
      )
      await recordTables(inner.db).deleteFrom(table).where('id', '=', id).execute()
      const before = Object.entries({ ...storedValues(resource, row), ...members }).filter(
        ([name]) => !resource.field[name]?.writeOnly,
      )
      const changes = Object.fromEntries(before.map(([name, from]) => [name, { from, to: null }]))
      const record = { resource: resource.name, id, version: Number(row.version) }
      if (!resource.owned) await recordChange(inner, { ...record, kind: 'deleted', changes })
      await behaviour.after?.(change, inner)
    })
  }

  async function withTransaction<T>(
    context: Context,
    work: (context: Context) => Promise<T>,
  ): Promise<T> {
    return translateErrors(() =>
      context.db.isTransaction
        ? work(context)
        : retryTransaction(() => runTransaction(context, work)),
    )
  }

  async function translateErrors<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw translateDatabaseError(error, resource, catalogue)
    }
  }

  async function prepareInput(input: Row, before: Row | undefined, context: Context): Promise<Row> {
    const cleaned = Object.entries(input).map(([name, value]) => {
      const field = resource.field[name]
      return [name, field ? clean(field, value) : value]
    })
    const sent = dropEmptyBrand(resource, Object.fromEntries(cleaned))
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

  return { create, patch, remove, withTransaction }
}

/** Repeats a transaction that the database aborted to resolve a deadlock. */
async function runTransaction<T>(
  context: Context,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const runOnce = async () => {
    const callbacks: (() => Promise<void>)[] = []
    const afterCommit = (each: () => Promise<void>): void => void callbacks.push(each)
    const result = await context.db
      .transaction()
      .execute((db) => work({ ...context, db, afterCommit }))
    return { result, afterwards: callbacks }
  }
  const { result, afterwards } = await runOnce().catch((error: unknown) => {
    if (isDeadlock(error)) return runOnce()
    throw error
  })
  for (const each of afterwards) await each()
  return result
}

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '40P01'

/** Returns the default values of a new record in the back office of a brand. */
export const defaultsOf = ({ fields, brands }: Resource, brand: string): Row => ({
  ...Object.fromEntries(
    fields.flatMap(({ name, property }) =>
      property.default === undefined ? [] : [[name, property.default]],
    ),
  ),
  ...(brands === 'one' && { [brandField]: brand }),
})

/** Drops an empty brand from the input, because a record of a single brand always keeps one. */
export const dropEmptyBrand = ({ brands }: Resource, input: Row): Row =>
  brands === 'one'
    ? Object.fromEntries(
        Object.entries(input).filter(([name, value]) => name !== brandField || !isEmpty(value)),
      )
    : input

function assertNoProblems(fields: ReturnType<typeof draftProblems>): void {
  if (Object.keys(fields).length) throw refuse('validation', { fields })
}
