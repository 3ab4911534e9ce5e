import { AsyncLocalStorage } from 'node:async_hooks'

/** How long work with the database may take, in milliseconds; nothing waits for ever but where 0 says so. */
export type Deadlines = {
  /** for a free connection */
  readonly connection: number
  /** for the answer to one statement */
  readonly statement: number
  /** for a lock that somebody else has */
  readonly lock: number
  /** between two statements of a transaction */
  readonly idle: number
}

const second = 1000
const minute = 60 * second

const deadlinesByKind = {
  /** what every request asks first; whoever asks can go on without an answer */
  brief: { connection: 800, statement: second, lock: 500, idle: second },
  /** who asks and what they may do: nobody goes on without an answer */
  authority: { connection: 8 * second, statement: 5 * second, lock: 3 * second, idle: second },
  request: { connection: 8 * second, statement: 10 * second, lock: 3 * second, idle: 30 * second },
  job: { connection: 10 * second, statement: 2 * minute, lock: minute, idle: 2 * minute },
  /** exports, imports, and changes of many records */
  transfer: { connection: 10 * second, statement: 5 * minute, lock: 30 * second, idle: 5 * minute },
  /** migrations and the structure of tables */
  structure: { connection: minute, statement: 30 * minute, lock: minute, idle: 30 * minute },
  /** waits for another process that does the same work, and holds its lock while that is done */
  exclusive: { connection: minute, statement: 60 * minute, lock: 60 * minute, idle: 0 },
} as const satisfies Record<string, Deadlines>

export type WorkKind = keyof typeof deadlinesByKind

/** What every request asks ahead of its own work, on connections of its own. */
export const preliminaryKinds: ReadonlySet<WorkKind> = new Set(['brief', 'authority'])

const currentKind = new AsyncLocalStorage<WorkKind>()

/** Whatever `work` asks of the database has the deadlines of its kind. */
export const withDeadlines = <T>(kind: WorkKind, work: () => T): T => currentKind.run(kind, work)

/** Of what is under way; of a request where nobody said otherwise. */
export const currentWorkKind = (): WorkKind => currentKind.getStore() ?? 'request'

export const currentDeadlines = (): Deadlines => deadlinesByKind[currentWorkKind()]

const deadlineSettings = (
  { statement, lock, idle }: Deadlines,
  scope: 'local' | 'session',
): string =>
  [
    `set ${scope} statement_timeout = ${statement}`,
    `set ${scope} lock_timeout = ${lock}`,
    `set ${scope} idle_in_transaction_session_timeout = ${idle}`,
  ].join('; ')

/**
 * For the transaction they stand in: nothing depends on the session, of which a pooler in
 * transaction mode makes a new one with every transaction.
 */
export const localDeadlineSql = (kind: WorkKind = currentWorkKind()): string =>
  deadlineSettings(deadlinesByKind[kind], 'local')

export const sessionDeadlineSql = (kind: WorkKind): string =>
  deadlineSettings(deadlinesByKind[kind], 'session')
