import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import type { Identity } from '#domain/access.ts'
import { refuse, Refusal } from '#domain/problem.ts'
import type { Resource } from '#resource/resource.ts'
import { matchHeaders, type FileHeaders } from './matchHeaders.ts'

/** A row of a file, with its number as spreadsheets show it. */
export type FileRow = { readonly number: number; readonly cells: readonly string[] }

export type OpenedFile = {
  readonly headers: FileHeaders
  readonly rows: () => AsyncGenerator<FileRow>
}

const delimiters = [',', ';'] as const

/**
 * Detects the delimiter and the columns of a file; throws if it is not a valid CSV file. Refuses
 * with `import_empty` or `import_columns`.
 */
export async function openCsvFile(
  text: string,
  resource: Resource,
  identity: Identity | undefined,
): Promise<OpenedFile> {
  const candidates: OpenedFile[] = []
  const refusals: Refusal[] = []
  for (const delimiter of delimiters) {
    const rows = () => parseRows(text, delimiter)
    const firstRow = await readFirstRow(rows())
    if (firstRow instanceof Refusal) refusals.push(firstRow)
    else
      candidates.push({
        headers: matchHeaders(firstRow, resource, identity),
        rows: () => withoutHeaders(rows()),
      })
  }
  // A file that is invalid with one delimiter may be valid with another.
  const [file] = candidates.sort((a, b) => b.headers.columns.length - a.headers.columns.length)
  if (!file) throw refusals[0] ?? refuse('import_empty')
  if (!file.headers.all.length) throw refuse('import_empty')
  if (!file.headers.columns.length) throw refuse('import_columns')
  return file
}

async function readFirstRow(rows: AsyncGenerator<FileRow>): Promise<readonly string[] | Refusal> {
  try {
    for await (const { cells } of rows) return cells
    return []
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

async function* withoutHeaders(rows: AsyncGenerator<FileRow>): AsyncGenerator<FileRow> {
  await rows.next()
  yield* rows
}

/** A larger file would block other writers for too long. */
const maxRows = 50_000

/**
 * Counts the rows; throws if there are none or too many, or if cells have no header. Refuses with
 * `import_ragged`, `import_too_long` or `import_empty`.
 */
export async function countRows({ headers, rows }: OpenedFile): Promise<number> {
  let count = 0
  for await (const { number, cells } of rows()) {
    count += 1
    if (cells.slice(headers.all.length).some((cell) => cell.trim() !== ''))
      throw refuse('import_ragged', { values: { row: number } })
    if (count > maxRows) throw refuse('import_too_long', { values: { max: maxRows } })
  }
  if (count === 0) throw refuse('import_empty')
  return count
}

const sliceSize = 65_536
const rowsPerTurn = 500

/** Skips empty rows but counts them, and yields to the event loop now and then. */
async function* parseRows(text: string, delimiter: string): AsyncGenerator<FileRow> {
  const bytes = Buffer.from(text)
  const slices = function* (): Generator<Buffer> {
    for (let at = 0; at < bytes.length; at += sliceSize) yield bytes.subarray(at, at + sliceSize)
  }
  const parser = parse({ bom: true, delimiter, relax_column_count: true })
  const records: AsyncIterable<string[]> = Readable.from(slices()).pipe(parser)
  let number = 0
  try {
    for await (const cells of records) {
      number += 1
      if (number % rowsPerTurn === 0) await setImmediate()
      if (cells.some((cell) => cell.trim() !== '')) yield { number, cells }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // The parser discards rows it has read beyond `number`.
    const row = Number(error.records ?? number) + 1
    throw refuse('import_unreadable', { values: { row } })
  }
}
