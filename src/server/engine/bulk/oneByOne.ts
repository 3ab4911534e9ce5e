import { Refusal } from '#domain/problem.ts'
import { run, type Database } from '#server/platform/database/database.ts'
import type { Held } from './chosen.ts'

/** A record that would not have it, and why. */
export type Refused = { readonly id: string; readonly refusal: Refusal }

/** Does something with one record after the other; what one of them refuses leaves no trace, and the next is asked. */
export async function oneByOne(
  held: readonly Held[],
  db: Database,
  work: (each: Held) => Promise<void>,
): Promise<readonly Refused[]> {
  const refused: Refused[] = []
  for (const each of held) {
    await run(db, 'savepoint one_record')
    try {
      await work(each)
      await run(db, 'release savepoint one_record')
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await run(db, 'rollback to savepoint one_record')
      refused.push({ id: each.id, refusal: error })
    }
  }
  return refused
}

/** The same again for those that refused, as long as that helps: what is in the way of one may be another one of them. */
export async function untilNothingMoves(
  held: readonly Held[],
  attempt: (held: readonly Held[]) => Promise<readonly Refused[]>,
): Promise<readonly Refused[]> {
  const refused = await attempt(held)
  if (!refused.length || refused.length === held.length) return refused
  const ids = new Set(refused.map(({ id }) => id))
  return untilNothingMoves(
    held.filter(({ id }) => ids.has(id)),
    attempt,
  )
}
