import {
  withTransaction,
  withStatementsInOrder,
  type Database,
} from '#server/platform/database/database.ts'
import type { Context } from '../context.ts'
import { retryTransaction } from './databaseRefusals.ts'

/** The last statements of a transaction, which are sent together with its commit. */
export type Finish<T> = () => Promise<T>

/** Runs work in a transaction, or in the one that the caller has begun. */
export const finishTransaction = async <T>(
  context: Context,
  work: (context: Context) => Promise<Finish<T>>,
): Promise<T> =>
  context.db.isTransaction
    ? withStatementsInOrder(context.db, async () => (await work(context))())
    : retryTransaction(() => runTransaction(context, work))

/** Afterwards, runs what was registered for after the commit. */
async function runTransaction<T>(
  context: Context,
  work: (context: Context) => Promise<Finish<T>>,
): Promise<T> {
  const callbacks: (() => Promise<void>)[] = []
  const afterCommit = (each: () => Promise<void>): void => void callbacks.push(each)
  let finishing: Promise<T> | undefined
  const begin = async (db: Database): Promise<{ readonly finished: Promise<T> }> => {
    const finish = await work({ ...context, db, afterCommit })
    finishing = finish()
    // Its error is thrown below, after the commit has failed because of it.
    finishing.catch(() => {})
    return { finished: finishing }
  }
  const { finished } = await withTransaction(context.db, begin).catch(async (error: unknown) => {
    await finishing
    throw error
  })
  for (const each of callbacks) await each()
  return finished
}
