import type { Language } from '#domain/locale.ts'
import type { Problem } from '#domain/problem.ts'
import { type Resource } from '#resource/resource.ts'
import { labelOf, type Labels } from '#resource/labels.ts'
import { fieldMessage, problemMessage } from '#server/http/problemMessage.ts'
import type { FileHeaders } from './matchHeaders.ts'
import type { FileRow } from './openCsvFile.ts'

/** A cell that prevents an import, with a message for the sender of the file. */
export type CellProblem = {
  /** the row number as spreadsheets show it */
  readonly row: number
  /** the header as it is in the file; empty for a problem of the whole row */
  readonly column: string
  readonly value: string
  readonly message: string
}

const maxValueLength = 200

/** Assigns the problems of a row's fields to the cells they come from. */
export function toCellProblems(
  { code, values, fields = {} }: Problem,
  row: FileRow,
  { headers, resource, language, labels }: ProblemContext,
): readonly CellProblem[] {
  const entries = Object.entries(fields)
  if (!entries.length) {
    const { message } = problemMessage({ code, ...(values ? { values } : {}) }, language, labels)
    return [{ row: row.number, column: '', value: '', message }]
  }
  return entries
    .map(([pointer, problem]) => ({
      ...cellFor(pointer, row, headers, resource, language),
      message: fieldMessage(pointer, problem, language, labels),
    }))
    .toSorted((a, b) => a.index - b.index)
    .map(({ column, value, message }) => ({ row: row.number, column, value, message }))
}

export type ProblemContext = {
  readonly headers: FileHeaders
  readonly resource: Resource
  readonly language: Language
  readonly labels: Readonly<Record<string, Labels>>
}

/** A field without a column is named by its label. */
function cellFor(
  pointer: string,
  { cells }: FileRow,
  { columns, id, all }: FileHeaders,
  { field: fields }: Resource,
  language: Language,
): Pick<CellProblem, 'column' | 'value'> & { readonly index: number } {
  const [, name = ''] = pointer.split('/')
  const index = name === '_id' ? id : columns.find(({ field }) => field.name === name)?.index
  if (index === undefined) {
    const label = fields[name]?.label ?? (name ? labelOf(name, undefined) : undefined)
    return { index: all.length, column: label?.[language] ?? '', value: '' }
  }
  return { index, column: all[index] ?? '', value: (cells[index] ?? '').slice(0, maxValueLength) }
}
