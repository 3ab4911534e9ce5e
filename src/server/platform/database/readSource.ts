import { AsyncLocalStorage } from 'node:async_hooks'
import type { QueryResult } from 'kysely'
import { isDatabaseUnavailable } from './databaseUnavailable.ts'
import type { LogPosition } from './logPosition.ts'

/** A copy of the database that follows its log and can only be read. */
export type Replica = {
  readonly run: (text: string, values: unknown[]) => Promise<QueryResult<never>>
  /** Asks how far it has followed the log; rejects if it does not follow one now. */
  readonly readPosition: () => Promise<LogPosition>
}

/** Where one request reads. */
export type ReadSource = {
  /** undefined: the primary, also once a statement of the request needed it */
  replica: Replica | undefined
}

const current = new AsyncLocalStorage<ReadSource>()

export const withReadSource = <T>(source: ReadSource, work: () => T): T => current.run(source, work)

/** Whether statements of the work in progress may be answered by a replica. */
export const readsReplica = (): boolean => current.getStore()?.replica !== undefined

/** Continues on the primary, because what it answered may not be followed by older data. */
export function leaveReplica(): void {
  const source = current.getStore()
  if (source) source.replica = undefined
}

const startPattern = /^\s*(select|with)\b/i
const writePattern =
  /\b(insert|update|delete|merge|nextval|setval|share|pg_(try_)?advisory\w*|pg_current_\w+)\b/i

/** A statement that mentions such a word without writing is answered by the primary as well. */
const isRead = (text: string): boolean => startPattern.test(text) && !writePattern.test(text)

/** Runs a statement where the request reads; the primary answers what a replica cannot. */
export async function runWhereRead(
  text: string,
  values: unknown[],
  runOnPrimary: () => Promise<QueryResult<never>>,
): Promise<QueryResult<never>> {
  const replica = current.getStore()?.replica
  if (replica && isRead(text)) {
    try {
      return await replica.run(text, values)
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
    }
  }
  leaveReplica()
  return runOnPrimary()
}
