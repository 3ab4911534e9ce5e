import { setImmediate } from 'node:timers/promises'
import type { Context } from '../context.ts'
import type { Findings } from './attempt.ts'
import type { CellProblem } from './cellProblem.ts'
import type { Finding, Wanted } from './checker.ts'
import type { FileRow } from './readFile.ts'

/** So many rows are looked up together. */
const atOnce = 200
const mostProblems = 1000

type Check = (rows: readonly FileRow[], context: Context) => Promise<readonly Finding[]>

type Options = {
  readonly rows: AsyncIterable<FileRow>
  readonly check: Check
  readonly context: Context
  /** hears how many rows are judged; may end it all by throwing */
  readonly seen: (count: number) => Promise<void>
  /** hears what is to be written */
  readonly wanted?: (each: Wanted) => void
}

/** Judges a whole file in pieces, between which others have their turn. */
export async function examine(options: Options): Promise<Findings> {
  const { rows, check, context, seen, wanted } = options
  const counts = { create: 0, update: 0, skip: 0 }
  const problems: CellProblem[] = []
  let problemCount = 0
  let judged = 0

  async function judge(piece: readonly FileRow[]): Promise<void> {
    for (const finding of await check(piece, context)) {
      if (finding.kind === 'wrong') {
        problemCount += finding.problems.length
        problems.push(...finding.problems.slice(0, mostProblems - problems.length))
        continue
      }
      counts[finding.kind] += 1
      if (finding.kind !== 'skip') wanted?.(finding)
    }
    judged += piece.length
    await seen(judged)
    await setImmediate()
  }

  let piece: FileRow[] = []
  for await (const row of rows) {
    piece.push(row)
    if (piece.length < atOnce) continue
    await judge(piece)
    piece = []
  }
  if (piece.length) await judge(piece)
  return { ...counts, problems, problemCount }
}
