import { AsyncLocalStorage } from 'node:async_hooks'

/** Time limits of work with the database, in milliseconds; 0 means no limit. */
export type Deadlines = {
  /** for getting a free connection */
  readonly connection: number
  /** for the result of one statement */
  readonly statement: number
  /** for a lock held by another transaction */
  readonly lock: number
  /** between two statements of a transaction */
  readonly idle: number
}

const second = 1000
const minute = 60 * second

const requestDeadlines: Deadlines = {
  connection: 8 * second,
  statement: 10 * second,
  lock: 3 * second,
  idle: 30 * second,
}

const deadlinesByKind = {
  /** the first queries of every request, which can continue without their results */
  brief: { connection: 800, statement: second, lock: 500, idle: second },
  /** identity and permissions, which a request cannot continue without */
  authority: requestDeadlines,
  request: requestDeadlines,
  job: { connection: 10 * second, statement: 2 * minute, lock: minute, idle: 2 * minute },
  /** exports, imports and bulk changes */
  transfer: { connection: 10 * second, statement: 5 * minute, lock: 30 * second, idle: 5 * minute },
  /** migrations and table structure */
  structure: { connection: minute, statement: 30 * minute, lock: minute, idle: 30 * minute },
  /** waits for another process doing the same work, and holds its lock meanwhile */
  exclusive: { connection: minute, statement: 60 * minute, lock: 60 * minute, idle: 0 },
} as const satisfies Record<string, Deadlines>

export type WorkKind = keyof typeof deadlinesByKind

/** The queries that every request makes before its own work, on separate connections. */
export const preliminaryKinds: ReadonlySet<WorkKind> = new Set(['brief', 'authority'])

type Work = { readonly kind: WorkKind; readonly startedAt: number }

const currentWork = new AsyncLocalStorage<Work>()

/** Runs `work` with the deadlines of `kind` for all its database access. */
export const withDeadlines = <T>(kind: WorkKind, work: () => T): T =>
  currentWork.run({ kind, startedAt: performance.now() }, work)

/** Returns the kind of the work in progress; `request` by default. */
export const currentWorkKind = (): WorkKind => currentWork.getStore()?.kind ?? 'request'

export const currentDeadlines = (): Deadlines => deadlinesByKind[currentWorkKind()]

/** Whether a session with the deadlines of a request has those of the work in progress. */
export const hasRequestDeadlines = (): boolean => currentDeadlines() === requestDeadlines

/**
 * Returns how long the work may still wait for a connection, in milliseconds. A request that has
 * waited for one, or for anything else, waits less for the next.
 */
export function connectionDeadline(): number {
  const { kind = 'request', startedAt = performance.now() } = currentWork.getStore() ?? {}
  const { connection } = deadlinesByKind[kind]
  const elapsed = kind === 'request' ? performance.now() - startedAt : 0
  return Math.max(connection - elapsed, Math.min(connection, leastWait))
}

/** In milliseconds: however long it has been running. */
const leastWait = 2 * second

const deadlineSettings = (
  { statement, lock, idle }: Deadlines,
  scope: 'local' | 'session',
): string =>
  [
    `set ${scope} statement_timeout = ${statement}`,
    `set ${scope} lock_timeout = ${lock}`,
    `set ${scope} idle_in_transaction_session_timeout = ${idle}`,
  ].join('; ')

/** Returns one prepared statement that does the same as `localDeadlineSql`. */
export const localDeadlineStatement = () => {
  const { statement, lock, idle } = currentDeadlines()
  return { name: 'deadlines', text: setDeadlines, values: [statement, lock, idle].map(String) }
}

const setDeadlines = `select set_config('statement_timeout', $1::text, true), set_config('lock_timeout', $2::text, true),
  set_config('idle_in_transaction_session_timeout', $3::text, true)`

/**
 * Returns SQL that sets deadlines for the current transaction only, because a pooler in transaction
 * mode may use another session for every transaction.
 */
export const localDeadlineSql = (kind: WorkKind = currentWorkKind()): string =>
  deadlineSettings(deadlinesByKind[kind], 'local')

export const sessionDeadlineSql = (kind: WorkKind): string =>
  deadlineSettings(deadlinesByKind[kind], 'session')
