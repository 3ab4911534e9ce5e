import type { Language } from '#domain/locale.ts'
import { columnsOf } from '#resource/kinds/columnsOf.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import type { Row } from '../context.ts'
import { nextTextVersions, type RecordDraft } from './recordDraft.ts'
import { columnValues, derivedColumns, derivedValues, readTextVersions } from './rowWriter.ts'

/** A record about to be written; `before` is its stored row, if it exists. */
export type DraftedRecord = {
  readonly id: string
  readonly before: Row | undefined
  readonly draft: RecordDraft
}

type Column = { readonly name: string; readonly type: string }

const derivedTypes: Readonly<Record<string, string>> = {
  missing_languages: 'text[]',
  outdated_languages: 'text[]',
  translated_at: 'jsonb',
}

/** Returns the columns of fields, and those that follow from a record as a whole. */
export const typedColumns = (fields: readonly Field[]): readonly Column[] => [
  ...fields.flatMap((field) =>
    columnsOf(field).map(({ name, type }) => ({ name, type: field.translatable ? 'jsonb' : type })),
  ),
  ...derivedColumns.map((name) => ({ name, type: derivedTypes[name] ?? 'text' })),
]

/**
 * Returns the rows `r` of a parameter, made by `recordsetRow`. JSON values are passed as text,
 * because they are serialized already.
 */
export const recordsetSql = (columns: readonly Column[]): string => {
  const typed = columns.map(({ name, type }) => `${name} ${type === 'jsonb' ? 'text' : type}`)
  return `json_to_recordset($1::json) as r(id uuid, version int, ${typed.join(', ')})`
}

/** Runs a statement that reads its first parameter by `recordsetSql`; returns its rows. */
export const writeRecordset = async (
  db: Database,
  text: string,
  rows: readonly Row[],
  ...values: readonly unknown[]
): Promise<readonly Row[]> => (await runSql(db, text, [JSON.stringify(rows), ...values])).rows

export const columnExpression = ({ name, type }: Column): string =>
  type === 'jsonb' ? `r.${name}::jsonb` : `r.${name}`

/**
 * Returns a record with its new version and the columns of fields, for `recordsetSql`. Empty columns
 * are left out, because most are empty and reading them takes as long as reading a value.
 */
export function recordsetRow(
  resource: Resource,
  { id, before, draft }: DraftedRecord,
  fields: readonly Field[],
  language: Language,
): Row {
  const version = before ? Number(before.version) + 1 : 1
  const textVersions = before ? readTextVersions(before) : {}
  const stamps = nextTextVersions(resource, draft, textVersions, language, version)
  const derived = derivedValues(resource, draft, stamps)
  const row: Record<string, unknown> = { id, version }
  const add = (name: string, value: unknown): void => {
    if (value !== null && value !== undefined) row[name] = value
  }
  for (const field of fields) {
    const values = columnValues(field, draft)
    for (const [index, { name }] of columnsOf(field).entries()) add(name, values[index])
  }
  for (const [index, name] of derivedColumns.entries()) add(name, derived[index])
  return row
}
