import type { ExpressionBuilder } from 'kysely'
import type { Language } from '#domain/locale.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { now } from '#server/platform/database/expressions.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import type { CellProblem } from './cellProblems.ts'

export const importStates = ['checking', 'ready', 'wrong', 'writing', 'done', 'failed'] as const
export type ImportState = (typeof importStates)[number]

/** The states in which a job works on an import. */
export const activeStates = ['checking', 'writing'] as const satisfies ImportState[]

/** The state of an import as its sender sees it. */
export type ImportProgress = {
  readonly _id: string
  readonly state: ImportState
  readonly total: number
  /** rows checked; while writing, rows checked again and rows written each count half */
  readonly seen: number
  readonly create: number
  readonly update: number
  readonly skip: number
  readonly problems: readonly CellProblem[]
  readonly problemCount: number
  readonly ignored: readonly string[]
  readonly message?: string
}

export type NewImport = {
  readonly id: string
  readonly resource: string
  readonly brand: string
  readonly account: string
  readonly language: Language
  readonly timeZone: string
  readonly text: string
  readonly total: number
  readonly ignored: readonly string[]
}

/** The number of unfinished imports kept per account; further ones replace the oldest. */
const maxOpen = 5

export async function insertImport(db: Database, newImport: NewImport): Promise<void> {
  const { timeZone, ignored, ...columns } = newImport
  await runSql(
    db,
    `delete from imports where id in (select id from imports where account = $1 and state <> 'writing'
       and text is not null order by created_at desc, id desc offset $2)`,
    [columns.account, maxOpen - 1],
  )
  await db
    .insertInto('imports')
    .values({
      ...columns,
      time_zone: timeZone,
      state: 'checking',
      ignored: JSON.stringify(ignored),
    })
    .execute()
}

export type ImportKey = { readonly id: string; readonly resource: string; readonly account: string }

const isImport =
  ({ id, resource, account }: ImportKey) =>
  (eb: ExpressionBuilder<Tables, 'imports'>) =>
    eb.and({ id, resource, account })

/** Returns an import, for its sender only. */
export async function findImport(
  db: Database,
  key: ImportKey,
): Promise<ImportProgress | undefined> {
  const row = await db
    .selectFrom('imports')
    .select(['id as _id', 'state', 'total', 'seen', 'to_create as create', 'to_update as update'])
    .select(['to_skip as skip', 'problems', 'problem_count as problemCount', 'ignored', 'message'])
    .$narrowType<Pick<ImportProgress, 'problems' | 'ignored'>>()
    .where(isImport(key))
    .executeTakeFirst()
  if (!row) return undefined
  const { message, ...rest } = row
  return message === null ? rest : { ...rest, message }
}

/** Changes the state from ready to writing; of concurrent calls only one succeeds. */
export async function claimForWriting(db: Database, key: ImportKey): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ state: 'writing', seen: 0, tries: 0, updated_at: now })
    .where(isImport(key))
    .where('state', '=', 'ready')
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function removeImport(db: Database, key: ImportKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('imports')
    .where(isImport(key))
    .where('state', '<>', 'writing')
    .executeTakeFirst()
  return numDeletedRows > 0
}
