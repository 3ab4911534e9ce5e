import type { Selectable, UpdateObject } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { withDeadlines } from '#server/platform/database/deadlines.ts'
import { now } from '#server/platform/database/expressions.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import { newId } from '#server/platform/newId.ts'
import type { CellProblem } from './cellProblems.ts'
import { activeStates, type ImportState } from './imports.ts'

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

const taskColumns = [
  ...(['id', 'resource', 'state', 'text', 'account', 'language', 'time_zone', 'brand'] as const),
  ...(['tries', 'total', 'to_create', 'to_update'] as const),
]

/** What a job needs to continue an import. */
export type ImportTask = Pick<Selectable<Tables['imports']>, (typeof taskColumns)[number]>

/** Claims an import and supersedes any earlier claim; undefined if there is nothing to do. */
export async function claimImport(db: Database, id: string) {
  const attempt = newId()
  const task = await db
    .updateTable('imports')
    .set((eb) => ({ attempt, tries: eb('tries', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('state', 'in', activeStates)
    .returning(taskColumns)
    .executeTakeFirst()
  return task && { task, ...createAttempt(db, task, attempt) }
}

function createAttempt(db: Database, { id, state }: ImportTask, attempt: string) {
  /** Changes the import, unless another process has claimed it since. */
  async function update(database: Database, changes: UpdateObject<Tables, 'imports'>) {
    const { numUpdatedRows } = await database
      .updateTable('imports')
      .set({ ...changes, updated_at: now })
      .where((eb) => eb.and({ id, attempt, state }))
      .executeTakeFirst()
    if (!numUpdatedRows) throw new SupersededError()
  }

  return {
    /** Saves progress and signs of life, on a job connection, as imports may hold all others. */
    reportProgress: (count: number): Promise<void> =>
      withDeadlines('job', () => update(db, { seen: count })),
    /**
     * Ends the step in the transaction of its work; the file is kept only if another step follows.
     */
    endStep: (inner: Database, next: ImportState, outcome: StepOutcome = {}): Promise<void> =>
      update(inner, {
        state: next,
        attempt: null,
        tries: 0,
        seen: outcome.seenRows,
        to_create: outcome.create,
        to_update: outcome.update,
        to_skip: outcome.skip,
        problems: outcome.problems && JSON.stringify(outcome.problems),
        problem_count: outcome.problemCount,
        message: outcome.message ?? null,
        ...(next !== 'ready' && { text: null }),
      }),
  }
}

export type ImportAttempt = NonNullable<Awaited<ReturnType<typeof claimImport>>>
