import type { Language } from '#domain/locale.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import type { CellProblem } from './cellProblems.ts'

export const importStates = ['checking', 'ready', 'wrong', 'writing', 'done', 'failed'] as const
export type ImportState = (typeof importStates)[number]

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

/** What a job needs to continue an import. */
export type ImportTask = {
  readonly id: string
  readonly resource: string
  readonly state: ImportState
  readonly text: string | null
  /** the sender's account */
  readonly account: string
  readonly language: Language
  readonly time_zone: string
  /** the brand of the back office it was sent to */
  readonly brand: string | null
  readonly tries: number
  readonly total: number
  readonly to_create: number
  readonly to_update: number
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
  const { id, resource, brand, account, language, timeZone, text, total, ignored } = newImport
  await runSql(
    db,
    `delete from imports where id in (select id from imports where account = $1 and state <> 'writing'
       and text is not null order by created_at desc, id desc offset $2)`,
    [account, maxOpen - 1],
  )
  await runSql(
    db,
    `insert into imports (id, resource, account, language, time_zone, text, state, total, ignored, brand)
     values ($1, $2, $3, $4, $5, $6, 'checking', $7, $8, $9)`,
    [id, resource, account, language, timeZone, text, total, JSON.stringify(ignored), brand],
  )
}

export type ImportKey = { readonly id: string; readonly resource: string; readonly account: string }

const progressColumns = `id as "_id", state, total, seen, to_create as create, to_update as update, to_skip as skip,
  problems, problem_count as "problemCount", ignored, message`

/** Returns an import, for its sender only. */
export async function findImport(
  db: Database,
  { id, resource, account }: ImportKey,
): Promise<ImportProgress | undefined> {
  const { rows } = await runSql<ImportProgress & { message: string | null }>(
    db,
    `select ${progressColumns} from imports where id = $1 and resource = $2 and account = $3`,
    [id, resource, account],
  )
  const [row] = rows
  if (!row) return undefined
  const { message, ...rest } = row
  return message === null ? rest : { ...rest, message }
}

/** Changes the state from ready to writing; of concurrent calls only one succeeds. */
export async function beginWriting(
  db: Database,
  { id, resource, account }: ImportKey,
): Promise<boolean> {
  const { rows } = await runSql(
    db,
    `update imports set state = 'writing', seen = 0, tries = 0, updated_at = now()
     where id = $1 and resource = $2 and account = $3 and state = 'ready' returning id`,
    [id, resource, account],
  )
  return rows.length > 0
}

export async function removeImport(
  db: Database,
  { id, resource, account }: ImportKey,
): Promise<boolean> {
  const { rows } = await runSql(
    db,
    `delete from imports where id = $1 and resource = $2 and account = $3 and state <> 'writing' returning id`,
    [id, resource, account],
  )
  return rows.length > 0
}
