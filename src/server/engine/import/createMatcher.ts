import type { FieldProblem } from '#domain/problem.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Field } from '#resource/resource.ts'
import { textOf } from '../csv/cells.ts'
import {
  isUnique,
  storedKeyOf,
  uniqueKeyOf,
  type ExistingRecord,
  type RecordKeys,
} from './findExisting.ts'
import type { FileColumn, FileHeaders } from './matchHeaders.ts'
import type { FileRow } from './openCsvFile.ts'
import type { RowReadOptions } from './readRow.ts'

export type MatchedRow = {
  readonly row: FileRow
  /** the record to update; undefined if the row creates one */
  readonly record: ExistingRecord | undefined
  readonly problems: Readonly<Record<string, FieldProblem>>
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Creates a matcher that finds the record of each row, and duplicates of what must be unique. */
export function createMatcher({ columns, id: idIndex }: FileHeaders) {
  const unique = columns.filter(({ field }) => isUnique(field))
  /** field and value, or record → the row where it first appeared */
  const firstRows = new Map<string, number>()

  const idOf = ({ cells }: FileRow): string =>
    idIndex === undefined ? '' : (cells[idIndex] ?? '').trim().toLowerCase()

  function keyOf({ cells }: FileRow, { field, index }: FileColumn, options: RowReadOptions) {
    const cell = cells[index] ?? ''
    if (cell.trim() === '') return undefined
    const result = kinds[field.kind].readCell?.(textOf(cell), field, options)
    return result && 'value' in result ? uniqueKeyOf(field, result.value) : undefined
  }

  const lookupKeys = (rows: readonly FileRow[], options: RowReadOptions): RecordKeys => ({
    ids: rows.map(idOf).filter((id) => uuidPattern.test(id)),
    values: new Map(
      unique.map((column): [Field, string[]] => [
        column.field,
        rows.flatMap((row) => spellings(column.field, keyOf(row, column, options))),
      ]),
    ),
  })

  const matchRows = (
    all: readonly FileRow[],
    existing: readonly ExistingRecord[],
    options: RowReadOptions,
  ): readonly MatchedRow[] => {
    const byId = new Map(existing.map((each) => [each.id, each]))
    const byKey = new Map(
      unique.flatMap(({ field }) =>
        existing.map((each) => [`${field.name} ${storedKeyOf(field, each.row)}`, each] as const),
      ),
    )
    const findHolder = (field: Field, key: string | undefined): ExistingRecord | undefined =>
      spellings(field, key).flatMap((each) => byKey.get(`${field.name} ${each}`) ?? [])[0]

    return all.map((row) => {
      const problems: Record<string, FieldProblem> = {}
      const id = idOf(row)
      const recordById = byId.get(id)
      const keys = unique.map((column) => ({
        field: column.field,
        key: keyOf(row, column, options),
      }))
      const holders = keys.map(({ field, key }) => ({ field, key, holder: findHolder(field, key) }))
      const recordByKey = holders.find(({ holder }) => holder?.isOwn)
      const record = recordById?.isOwn ? recordById : recordByKey?.holder
      if (id !== '' && !(uuidPattern.test(id) && record)) problems._id = { key: 'field.id' }
      for (const { field, key, holder } of holders) {
        if (key === undefined) continue
        const earlier = findDuplicate(`${field.name} ${key}`, row)
        if (earlier) problems[field.name] = earlier
        else if (holder && holder !== record) problems[field.name] = { key: 'field.duplicate' }
      }
      const earlier = record && findDuplicate(record.id, row)
      const column = recordById?.isOwn ? '_id' : (recordByKey?.field.name ?? '_id')
      if (earlier) problems[column] ??= earlier
      return { row, record, problems }
    })
  }

  /** Returns a problem if the key has appeared before, and remembers it otherwise. */
  function findDuplicate(key: string, { number }: FileRow): FieldProblem | undefined {
    const first = firstRows.get(key)
    if (first === undefined) firstRows.set(key, number)
    return first === undefined ? undefined : { key: 'field.twice', values: { row: first } }
  }

  return { lookupKeys, rows: matchRows }
}

/** Emails match in any case; they are stored in lower case where somebody signs in with them. */
const spellings = ({ kind }: Field, key: string | undefined): readonly string[] =>
  key === undefined ? [] : kinds[kind].isEmail ? [...new Set([key, key.toLowerCase()])] : [key]
