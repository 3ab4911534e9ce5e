import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Refusal, refuse } from '#domain/problem.ts'
import { addressKey, countAttempt, type RateLimit } from '#server/accounts/rateLimits.ts'
import { enforceLimit, refuseAttempt } from '#server/accounts/enforceRateLimits.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { anyOf, now } from '#server/platform/database/expressions.ts'

/** Wrong gift card and discount codes per account. */
const codesPerAccount: RateLimit = { max: 10, minutes: 15 }
/** The same per address, for all accounts there; an office may share one address. */
const codesPerAddress: RateLimit = { max: 30, minutes: 15 }

export type TypedCodes = {
  readonly code?: string | null | undefined
  readonly giftCard?: string | null | undefined
}

type WrongCodes = Readonly<Partial<Record<keyof TypedCodes, boolean>>>

/**
 * Runs work that checks typed codes, unless too many wrong ones were typed before; throws
 * `too_many_requests`. `findWrong` returns the wrong codes of a result; refusals are recognized
 * anyway.
 */
export async function withCodeLimit<T>(
  db: Database,
  request: FastifyRequest,
  typed: TypedCodes,
  work: () => Promise<T>,
  findWrong: (result: T) => WrongCodes = () => ({}),
): Promise<T> {
  const settle = await beginAttempt(db, request, typed)
  const result = await work().catch(async (error: unknown) => {
    await settle(readWrongCodes(error))
    throw error
  })
  await settle(findWrong(result))
  return result
}

const readWrongCodes = (error: unknown): WrongCodes => {
  const code = error instanceof Refusal ? error.problem.code : undefined
  return { code: code === 'discount_invalid', giftCard: code === 'gift_card_invalid' }
}

/**
 * Counts an attempt before the check, so that parallel attempts cannot exceed the limit; right
 * codes are taken back. It counts for the account, or for the address of guests. For addresses with
 * accounts only wrong codes count, because many people may share one. What counts is a code, not a
 * request: one that stays in a cart, is sent by several requests at once, or is repeated after a
 * failure of the server reveals nothing new and counts once.
 */
async function beginAttempt(
  db: Database,
  request: FastifyRequest,
  typed: TypedCodes,
): Promise<(wrong: WrongCodes) => Promise<void>> {
  const { account, ip } = request
  const addressAttemptKey = `code address ${addressKey(ip)}`
  const owner: Owner = account
    ? { key: `code account ${account.id}`, limit: codesPerAccount, email: account.email }
    : { key: addressAttemptKey, limit: codesPerAddress, email: '' }
  const codeKeys = codeKeysOf(owner.key, typed)
  if (!codeKeys.length) return async () => {}
  if (account) await assertUnderLimit(db, addressAttemptKey, codesPerAddress)
  const newKeys = await recordTriedCodes(db, owner, codeKeys)
  return async (wrong) => {
    const [wrongKeys = [], rightKeys = []] = [true, false].map((isWrong) =>
      codeKeys.filter(({ kind }) => Boolean(wrong[kind]) === isWrong).map(({ key }) => key),
    )
    if (rightKeys.length) await discardCodes(db, owner.key, rightKeys)
    // This attempt still gets its result; only the next one is refused.
    if (account && wrongKeys.some((key) => newKeys.has(key)))
      await enforceLimit(db, addressAttemptKey, codesPerAddress, owner.email).catch(ignoreRefusal)
  }
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}

async function assertUnderLimit(db: Database, key: string, { max }: RateLimit): Promise<void> {
  const exceeded = await db
    .selectFrom('attempts')
    .select(sql<number>`ceil(extract(epoch from until - now()))::int`.as('wait'))
    .where('key', '=', key)
    .where('until', '>', now)
    .where('count', '>=', max)
    .executeTakeFirst()
  if (exceeded)
    throw refuse('too_many_requests', { values: { seconds: Math.max(1, exceeded.wait) } })
}

type Owner = { readonly key: string; readonly limit: RateLimit; readonly email: string }
type CodeKey = { readonly kind: keyof TypedCodes; readonly key: string }

const codeKeysOf = (owner: string, typed: TypedCodes): CodeKey[] =>
  (['code', 'giftCard'] as const).flatMap((kind): CodeKey[] => {
    const text = typed[kind]?.trim()
    return text ? [{ kind, key: `tried ${owner} ${kind} ${hashCode(text)}` }] : []
  })

/**
 * Records codes as tried and counts the new ones; returns their keys. Throws `too_many_requests`,
 * and then none is recorded: a refused code must not be free when it is sent again.
 */
async function recordTriedCodes(
  db: Database,
  owner: Owner,
  codeKeys: readonly CodeKey[],
): Promise<ReadonlySet<string>> {
  const attempt = await db.transaction().execute(async (inner) => {
    const { rows } = await runSql<{ key: string }>(
      inner,
      `insert into attempts (key, count, until) select key, 1, now() + make_interval(mins => $2::int)
       from unnest($1::text[]) as key
       on conflict (key) do update set until = excluded.until where attempts.until < now() returning key`,
      [codeKeys.map(({ key }) => key), owner.limit.minutes],
    )
    const newKeys = rows.map(({ key }) => key)
    if (!newKeys.length) return { newKeys }
    const exceeded = await countAttempt(inner, owner.key, owner.limit, newKeys.length)
    if (exceeded) await inner.deleteFrom('attempts').where('key', '=', anyOf(newKeys)).execute()
    return { newKeys, exceeded }
  })
  await refuseAttempt(db, attempt.exceeded, owner.email)
  return new Set(attempt.newKeys)
}

/** Takes back codes that turned out to be right, whichever request counted them. */
const discardCodes = (db: Database, owner: string, codeKeys: readonly string[]) =>
  runSql(
    db,
    `with removed as (delete from attempts where key = any($2::text[]) returning 1)
     update attempts set count = greatest(count - (select count(*) from removed)::int, 0)
     where key = $1`,
    [owner, codeKeys],
  )

const hashCode = (text: string): string =>
  createHash('sha256').update(text.toLowerCase()).digest('base64url')
