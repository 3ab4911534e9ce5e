import { setImmediate } from 'node:timers/promises'
import type { Context } from '../context.ts'
import type { ImportFindings } from './importAttempt.ts'
import type { CellProblem } from './cellProblems.ts'
import type { RowFinding, PlannedRow } from './createChecker.ts'
import type { FileRow } from './openCsvFile.ts'

/** The number of rows looked up together. */
const chunkSize = 200
const maxProblems = 1000

type CheckRows = (rows: readonly FileRow[], context: Context) => Promise<readonly RowFinding[]>

export type CheckFileOptions = {
  readonly rows: AsyncIterable<FileRow>
  readonly checkBatch: CheckRows
  readonly context: Context
  /** receives the number of checked rows; may throw to stop */
  readonly onProgress: (count: number) => Promise<void>
  /** receives each row to be written */
  readonly onPlanned?: (each: PlannedRow) => void
}

/** Checks a whole file in batches and yields to the event loop between them. */
export async function checkFile(options: CheckFileOptions): Promise<ImportFindings> {
  const { rows, checkBatch, context, onProgress, onPlanned } = options
  const counts = { create: 0, update: 0, skip: 0 }
  const problems: CellProblem[] = []
  let problemCount = 0
  let checked = 0

  async function checkChunk(piece: readonly FileRow[]): Promise<void> {
    for (const finding of await checkBatch(piece, context)) {
      if (finding.kind === 'wrong') {
        problemCount += finding.problems.length
        problems.push(...finding.problems.slice(0, maxProblems - problems.length))
        continue
      }
      counts[finding.kind] += 1
      if (finding.kind !== 'skip') onPlanned?.(finding)
    }
    checked += piece.length
    await onProgress(checked)
    await setImmediate()
  }

  let chunk: FileRow[] = []
  for await (const row of rows) {
    chunk.push(row)
    if (chunk.length < chunkSize) continue
    await checkChunk(chunk)
    chunk = []
  }
  if (chunk.length) await checkChunk(chunk)
  return { ...counts, problems, problemCount }
}
