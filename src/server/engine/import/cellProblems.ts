import type { Language } from '#domain/locale.ts'
import type { Problem } from '#domain/problem.ts'
import { type Resource } from '#resource/resource.ts'
import { labelOf, type Labels } from '#resource/labels.ts'
import { fieldMessage, problemMessage } from '#server/http/problemMessage.ts'
import type { FileHeaders } from './matchHeaders.ts'
import type { FileRow } from './openCsvFile.ts'

/** A cell that keeps a file from being imported, in the words of whoever sent it. */
export type CellProblem = {
  /** the number of the row, as a spreadsheet shows it */
  readonly row: number
  /** the head of the column as it stands in the file; empty where it is the row as a whole */
  readonly column: string
  readonly value: string
  readonly message: string
}

const maxValueLength = 200

/** Puts what is wrong with fields of a row beside the cells that it comes from. */
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

/** A field that the file lacks is called as readers know it. */
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
