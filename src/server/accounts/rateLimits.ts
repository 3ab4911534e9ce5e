import { isIPv6 } from 'node:net'
import { refuse, type Refusal } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

export type RateLimit = { readonly max: number; readonly minutes: number }

/** Tries at one account from one address. */
export const perAccountAndAddress: RateLimit = { max: 10, minutes: 15 }
/** Tries at one account, wherever they come from: more than one person makes, so that few can lock another out. */
export const perAccount: RateLimit = { max: 50, minutes: 15 }
/** Tries from one address, whomever they are at: an office shares one. */
export const perAddress: RateLimit = { max: 100, minutes: 15 }
/** Mails to one account that anybody can cause. */
export const perMailbox: RateLimit = { max: 5, minutes: 60 }
/** The same for a day: with five tries each, a code of four digits stays a matter of years. */
export const perMailboxDay: RateLimit = { max: 12, minutes: 24 * 60 }
/** Mails that one person can cause to others. */
export const perInviter: RateLimit = { max: 60, minutes: 60 }

/** Wrong codes of an authenticator app, whoever sends them: a stranger who has the password guesses for centuries. */
export const perTotpDay: RateLimit = { max: 10, minutes: 24 * 60 }

type LimitExcess = { readonly refusal: Refusal; readonly isFirst: boolean } | undefined

/** Counts a try, in a statement of its own that stays counted whatever follows; says no to too many. */
export async function countAttempt(
  db: Database,
  key: string,
  { max, minutes }: RateLimit,
  /** so much of what is limited at once */
  amount = 1,
): Promise<LimitExcess> {
  const { rows } = await runSql<{ count: number; wait: number }>(
    db,
    `insert into attempts (key, count, until) values ($1, $3::int, now() + make_interval(mins => $2::int))
     on conflict (key) do update set
       count = case when attempts.until < now() then $3::int else attempts.count + $3::int end,
       until = case when attempts.until < now() then excluded.until else attempts.until end
     returning count, ceil(extract(epoch from until - now()))::int as wait`,
    [key, minutes, amount],
  )
  const [attempt] = rows
  if (!attempt || attempt.count <= max) return undefined
  const seconds = Math.max(1, attempt.wait)
  const refusal = refuse('too_many_requests', { values: { seconds } })
  return { refusal, isFirst: attempt.count - amount <= max }
}

/** Whoever gets in begins anew. */
export const clearAttempts = (db: Database, key: string) =>
  runSql(db, 'delete from attempts where key = $1', [key])

/** A try that was right uses nothing up. */
export const uncountAttempt = (db: Database, key: string) =>
  runSql(db, 'update attempts set count = greatest(count - 1, 0) where key = $1', [key])

/** One household or machine: with IPv6 each has a network of its own, and any number of addresses in it. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip) || ip.toLowerCase().startsWith('::ffff:')) return ip
  const [head = '', tail] = ip.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':')
}
