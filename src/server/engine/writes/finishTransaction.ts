import {
  withFinishedTransaction,
  withStatementsInOrder,
  type Finish,
} from '#server/platform/database/database.ts'
import type { Context } from '../context.ts'
import { retryTransaction } from './databaseRefusals.ts'

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
  const finished = await withFinishedTransaction(context.db, (db) =>
    work({ ...context, db, afterCommit }),
  )
  for (const each of callbacks) await each()
  return finished
}
