import { runSql, type Database } from '#server/platform/database/database.ts'
import { withDeadlines } from '#server/platform/database/deadlines.ts'
import { newId } from '#server/platform/newId.ts'
import type { CellProblem } from './cellProblems.ts'
import type { ImportState, ImportTask } from './imports.ts'

/** Thrown when another process continues this import, or it was cancelled. */
export class SupersededError extends Error {
  override name = 'Superseded'
}

export type ImportFindings = {
  readonly create: number
  readonly update: number
  readonly skip: number
  /** the first problems only */
  readonly problems: readonly CellProblem[]
  readonly problemCount: number
}

type StepOutcome = Partial<ImportFindings> & {
  readonly seenRows?: number
  readonly message?: string
}

/** Claims an import and supersedes any earlier claim; undefined if there is nothing to do. */
export async function claimImport(db: Database, id: string) {
  const attempt = newId()
  const { rows } = await runSql<ImportTask>(
    db,
    `update imports set attempt = $2, tries = tries + 1, updated_at = now()
     where id = $1 and state in ('checking', 'writing')
     returning id, resource, state, text, account, language, time_zone, brand, tries, total, to_create, to_update`,
    [id, attempt],
  )
  const [task] = rows
  return task && { task, ...createAttempt(db, task, attempt) }
}

function createAttempt(db: Database, { id, state }: ImportTask, attempt: string) {
  const ownAttempt = 'id = $1 and attempt = $2 and state = $3'

  return {
    /** Saves progress and signs of life, on a job connection, as imports may hold all others. */
    reportProgress: async (count: number): Promise<void> => {
      const statement = `update imports set seen = $4, updated_at = now() where ${ownAttempt} returning id`
      const { rows } = await withDeadlines('job', () =>
        runSql(db, statement, [id, attempt, state, count]),
      )
      if (!rows.length) throw new SupersededError()
    },
    /**
     * Ends the step in the transaction of its work; the file is kept only if another step follows.
     */
    endStep: async (
      inner: Database,
      next: ImportState,
      findings: StepOutcome = {},
    ): Promise<void> => {
      const { rows } = await runSql(
        inner,
        `update imports set state = $4, attempt = null, tries = 0, seen = coalesce($5, seen),
           to_create = coalesce($6, to_create), to_update = coalesce($7, to_update),
           to_skip = coalesce($8, to_skip), problems = coalesce($9, problems),
           problem_count = coalesce($10, problem_count), message = $11,
           text = case when $4 = 'ready' then text end, updated_at = now()
         where ${ownAttempt} returning id`,
        [
          id,
          attempt,
          state,
          next,
          findings.seenRows ?? null,
          findings.create ?? null,
          findings.update ?? null,
          findings.skip ?? null,
          findings.problems ? JSON.stringify(findings.problems) : null,
          findings.problemCount ?? null,
          findings.message ?? null,
        ],
      )
      if (!rows.length) throw new SupersededError()
    },
  }
}

export type ImportAttempt = NonNullable<Awaited<ReturnType<typeof claimImport>>>
