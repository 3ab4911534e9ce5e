import { refuse } from '#domain/problem.ts'
import { run, type Database } from '../database/database.ts'

export type Limit = { readonly most: number; readonly minutes: number }

/** Tries at a password or code of one account, wherever they come from. */
export const perAccount: Limit = { most: 10, minutes: 15 }
/** Tries from one address, whomever they are at: an office shares one. */
export const perAddress: Limit = { most: 100, minutes: 15 }
/** Mails to one account that anybody can cause. */
export const perMailbox: Limit = { most: 5, minutes: 60 }

/** Counts a try, in a statement of its own that stays counted whatever follows; too many are refused. */
export async function countTry(db: Database, key: string, { most, minutes }: Limit): Promise<void> {
  const { rows } = await run<{ count: number; wait: number }>(
    db,
    `insert into attempts (key, count, until) values ($1, 1, now() + make_interval(mins => $2::int))
     on conflict (key) do update set
       count = case when attempts.until < now() then 1 else attempts.count + 1 end,
       until = case when attempts.until < now() then excluded.until else attempts.until end
     returning count, ceil(extract(epoch from until - now()))::int as wait`,
    [key, minutes],
  )
  const [tried] = rows
  if (tried && tried.count > most) {
    throw refuse('too_many_requests', { values: { seconds: Math.max(1, tried.wait) } })
  }
}

/** Whoever gets in begins anew. */
export const forgetTries = (db: Database, key: string) =>
  run(db, 'delete from attempts where key = $1 or until < now()', [key])
