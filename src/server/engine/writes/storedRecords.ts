import { listOrEmpty } from '#resource/kinds/kind.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { currentWorkKind } from '#server/platform/database/deadlines.ts'
import type { Context, Row } from '../context.ts'
import { fillKeys, isOneOfKeys, readRowsByIds } from '../lists/keys.ts'
import { preparedByShape } from '../lists/preparedByShape.ts'
import { viewKey, type ReadingView } from '../statements.ts'
import { batch } from './batch.ts'
import { memberColumn, storedStatement } from './sharedStatements.ts'
import type { WriteScope } from './writeSharedChanges.ts'

/** What is read of a record before it is changed, besides its columns. */
export type RequestedFields = {
  readonly memberFields: readonly Field[]
  readonly derived: readonly Field[]
}

export type StoredRecord = { readonly row: Row; readonly members: Row; readonly derived: Row }

/** Creates the reader of stored records with some members and derived values, as of one moment. */
export function createStoredReader(resource: Resource, catalogue: Catalogue) {
  const readers = preparedByShape<(id: string) => Promise<Row | undefined>>()
  const readStatements = preparedByShape<string>()

  /** Those who read at the same time share a statement. */
  async function readStored(
    id: string,
    requested: RequestedFields,
    context: Context,
  ): Promise<StoredRecord | undefined> {
    const shape = `${namesOf(requested.memberFields)}|${namesOf(requested.derived)}|${sharedKey(context)}`
    const scope = scopeOf(context)
    const readRow = readers(resource.fields, shape, () =>
      batch((ids) => {
        const read = async (keys: readonly string[]) => {
          const filled = fillKeys(keys)
          const text = readStatements(resource.fields, `${shape}|${filled.length}`, () =>
            storedStatement(
              resource,
              catalogue,
              requested,
              isOneOfKeys('$1::uuid[]', filled.length),
              scope,
            ),
          )
          return readRows(scope.db, text, filled)
        }
        return readRowsByIds(ids, read, 'id')
      }),
    )
    const row = await readRow(id)
    return row && toStored(row, requested)
  }

  /** In the order in which every write of many records locks what belongs to them. */
  async function readAllStored(
    ids: readonly string[],
    requested: RequestedFields,
    context: Context,
  ): Promise<readonly StoredRecord[]> {
    const condition = '= any($1::uuid[]) order by a.id'
    const text = storedStatement(resource, catalogue, requested, condition, context)
    const rows = await readRows(context.db, text, ids)
    return rows.map((row) => toStored(row, requested))
  }

  return { readStored, readAllStored }
}

const toStored = (row: Row, { memberFields, derived }: RequestedFields): StoredRecord => ({
  row,
  members: Object.fromEntries(
    memberFields.map(({ name }, index) => [name, listOrEmpty(row[memberColumn(index)])]),
  ),
  derived: Object.fromEntries(
    derived.map(({ name, kind }) => [name, kinds[kind].toOutput(row[name])]),
  ),
})

const readRows = async (
  db: Database,
  text: string,
  ids: readonly unknown[],
): Promise<readonly Row[]> => (await runSql(db, text, [ids])).rows

/** What statements depend on; what is kept for later requests holds nothing else of this one. */
export const scopeOf = ({
  db,
  language,
  isPublic,
  hiddenNames,
}: Context): WriteScope & ReadingView => ({
  db,
  language,
  isPublic,
  ...(hiddenNames && { hiddenNames }),
})

/** Only work with the same deadlines may share a statement. */
export const sharedKey = (context: Context): string => `${viewKey(context)}|${currentWorkKind()}`

export const namesOf = (fields: readonly Field[]): string => fields.map(({ name }) => name).join()
