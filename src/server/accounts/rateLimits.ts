import { isIPv6 } from 'node:net'
import { refuse, type Refusal } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

export type RateLimit = { readonly max: number; readonly minutes: number }

export const perAccountAndAddress: RateLimit = { max: 10, minutes: 15 }
/** Attempts at one account from anywhere; high enough that it is hard to lock the owner out. */
export const perAccount: RateLimit = { max: 50, minutes: 15 }
/** Attempts from one address at any account; an office may share one address. */
export const perAddress: RateLimit = { max: 100, minutes: 15 }
/** Mails to one account that anybody can trigger. */
export const perMailbox: RateLimit = { max: 5, minutes: 60 }
/** The daily limit: with five attempts per code, guessing a four-digit code would take years. */
export const perMailboxDay: RateLimit = { max: 12, minutes: 24 * 60 }
/** Mails to others that one person can trigger. */
export const perInviter: RateLimit = { max: 60, minutes: 60 }

/** Wrong authenticator codes from anyone; guessing with a stolen password would take centuries. */
export const perTotpDay: RateLimit = { max: 10, minutes: 24 * 60 }

export type LimitExcess = { readonly refusal: Refusal; readonly isFirst: boolean }

/**
 * Counts an attempt in a statement of its own; returns the refusal if there are too many. Refuses
 * with `too_many_requests`.
 */
export async function countAttempt(
  db: Database,
  key: string,
  { max, minutes }: RateLimit,
  /** units to count at once */
  amount = 1,
): Promise<LimitExcess | undefined> {
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

export const clearAttempts = (db: Database, key: string) =>
  db.deleteFrom('attempts').where('key', '=', key).execute()

/** Takes back the count of a successful attempt. */
export const discardAttempt = (db: Database, key: string) =>
  db
    .updateTable('attempts')
    .set((eb) => ({ count: eb.fn<number>('greatest', [eb('count', '-', 1), eb.val(0)]) }))
    .where('key', '=', key)
    .execute()

/**
 * Returns the key for an IP address; IPv6 addresses are grouped by /64 network, because a household
 * or machine has a whole network to itself.
 */
export function addressKey(ip: string): string {
  if (!isIPv6(ip) || ip.toLowerCase().startsWith('::ffff:')) return ip
  const [head = '', tail] = ip.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':')
}
