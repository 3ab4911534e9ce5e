import type { Identity } from '#domain/access.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { columnMeaning, type ColumnMeaning } from '../csv/headers.ts'
import { importableFields } from '../csv/importableFields.ts'

export type FileColumn = { readonly index: number; readonly header: string; readonly field: Field }

export type FileHeaders = {
  readonly columns: readonly FileColumn[]
  /** the indexes of these columns */
  readonly id: number | undefined
  readonly currency: number | undefined
  readonly ignored: readonly string[]
  readonly all: readonly string[]
}

/** Maps columns to fields, by name or label in any language; the first column of a field wins. */
export function matchHeaders(
  cells: readonly string[],
  resource: Resource,
  identity: Identity | undefined,
): FileHeaders {
  const importable = new Set(importableFields(resource, identity))
  const all = cells.map((cell) => cell.trim())
  const indexByMeaning = new Map<ColumnMeaning, number>()
  const ignored: string[] = []
  for (const [index, head] of all.entries()) {
    if (head === '') continue
    const meaning = columnMeaning(head, resource, importable)
    if (meaning === undefined || indexByMeaning.has(meaning)) ignored.push(head)
    else indexByMeaning.set(meaning, index)
  }
  const columns = [...indexByMeaning].flatMap(([field, index]): FileColumn[] =>
    typeof field === 'string' ? [] : [{ index, header: all[index] ?? '', field }],
  )
  return {
    columns,
    id: indexByMeaning.get('id'),
    currency: indexByMeaning.get('currency'),
    ignored,
    all,
  }
}
