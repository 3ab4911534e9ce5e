import type pg from 'pg'
import { currentDeadlines, sessionDeadlineSql, withDeadlines } from './deadlines.ts'
import { withTimeout } from './withTimeout.ts'

/** What a connection may rely on from one transaction to the next. */
export type SessionTraits = {
  /** it has a session of its own; a pooler would lend it another one for each transaction */
  readonly isOwn: boolean
  /** a statement prepared by name is found again */
  readonly keepsStatements: boolean
  /** the deadlines of a request apply although no statement sets them */
  readonly hasRequestDeadlines: boolean
}

/** How statements are prepared; `auto`: by name, except behind a pooler. */
export type StatementNaming = 'auto' | 'named' | 'unnamed'

const unknownSession: SessionTraits = {
  isOwn: false,
  keepsStatements: false,
  hasRequestDeadlines: false,
}

const traitsByClient = new WeakMap<object, SessionTraits>()

export const sessionTraitsOf = (client: object): SessionTraits =>
  traitsByClient.get(client) ?? unknownSession

type SessionFacts = { readonly pid: number; readonly deadlines: string }

/** With the values, in milliseconds, that every session of this role and database begins with. */
const factsSql = `select pg_backend_pid() as pid, string_agg(reset_val, ',' order by name) as deadlines
  from pg_settings where name in ('idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout')`

/**
 * Sets up a fresh connection by statements, because poolers refuse startup options. A pooler is
 * recognised by the process number that it made up for the connection: its sessions are used by
 * others, so only the time zone is set, which poolers keep for each of their connections. Compiling
 * the expressions of a statement took 0.1 to 0.4 s of each over 1,000,000 products.
 */
export async function beginSession(client: pg.ClientBase, naming: StatementNaming): Promise<void> {
  const run = (text: string) => withTimeout(currentDeadlines().statement, client.query({ text }))
  const { rows } = await run(factsSql)
  const { pid, deadlines }: SessionFacts = rows[0]
  const isOwn = pid === Object(client).processID
  await run(
    `set timezone = 'UTC'${isOwn ? `; set jit = off; ${sessionDeadlineSql('request')}` : ''}`,
  )
  const { idle, lock, statement } = withDeadlines('request', currentDeadlines)
  traitsByClient.set(client, {
    isOwn,
    keepsStatements: naming === 'auto' ? isOwn : naming === 'named',
    hasRequestDeadlines: isOwn || deadlines === `${idle},${lock},${statement}`,
  })
}
