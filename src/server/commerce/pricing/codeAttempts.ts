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

/** What a check said of the typed codes; nothing is known of the others. */
type CodeVerdicts = Readonly<Partial<Record<keyof TypedCodes, 'right' | 'wrong'>>>

/** The verdict of a check that found a code or did not. */
export const codeVerdict = (isRight: boolean) => (isRight ? 'right' : 'wrong')

/**
 * Runs work that checks typed codes, unless too many wrong ones were typed before; throws
 * `too_many_requests`. `judge` returns what a result says of the codes; refusals are recognized
 * anyway.
 */
export async function withCodeLimit<T>(
  db: Database,
  request: FastifyRequest,
  typed: TypedCodes,
  work: () => Promise<T>,
  judge: (result: T) => CodeVerdicts,
): Promise<T> {
  const settle = await beginAttempt(db, request, typed)
  const result = await work().catch(async (error: unknown) => {
    await settle(judgeRefusal(error))
    throw error
  })
  await settle(judge(result))
  return result
}

function judgeRefusal(error: unknown): CodeVerdicts {
  const code = error instanceof Refusal ? error.problem.code : undefined
  return {
    ...(code === 'discount_invalid' && { code: 'wrong' }),
    ...(code === 'gift_card_invalid' && { giftCard: 'wrong' }),
  }
}

/**
 * Counts an attempt before the check, so that parallel attempts cannot exceed the limit; codes that
 * turn out to be right are taken back. It counts for the account, or for the address of guests. For
 * addresses with accounts only wrong codes count, because many people may share one. What counts is
 * a code, not a request: one that stays in a cart, is sent by several requests at once, or is
 * repeated after a failure of the server reveals nothing new and counts once.
 */
async function beginAttempt(
  db: Database,
  request: FastifyRequest,
  typed: TypedCodes,
): Promise<(verdicts: CodeVerdicts) => Promise<void>> {
  const { account, ip } = request
  const addressAttemptKey = `code address ${addressKey(ip)}`
  const owner: Owner = account
    ? { key: `code account ${account.id}`, limit: codesPerAccount, email: account.email }
    : { key: addressAttemptKey, limit: codesPerAddress, email: '' }
  const codeKeys = codeKeysOf(owner.key, typed)
  if (!codeKeys.length) return async () => {}
  if (account) await assertUnderLimit(db, addressAttemptKey, codesPerAddress)
  await recordTriedCodes(db, owner, codeKeys)
  return async (verdicts) => {
    const keysWith = (verdict: 'right' | 'wrong') =>
      codeKeys.filter(({ kind }) => verdicts[kind] === verdict).map(({ key }) => key)
    await takeBackCodes(db, owner.key, keysWith('right'))
    // This attempt still gets its result; only the next one is refused.
    if (account && (await markWrongCodes(db, keysWith('wrong'))))
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

/** What the row of a tried code counts: whether it was found wrong. */
const unknownCode = 1
const wrongCode = 2

/**
 * Records codes as tried and counts the new ones. Throws `too_many_requests`, and then none is
 * recorded: a refused code must not be free when it is sent again.
 */
async function recordTriedCodes(
  db: Database,
  owner: Owner,
  codeKeys: readonly CodeKey[],
): Promise<void> {
  const exceeded = await db.transaction().execute(async (inner) => {
    const { rows } = await runSql<{ key: string }>(
      inner,
      `insert into attempts (key, count, until) select key, $3::int, now() + make_interval(mins => $2::int)
       from unnest($1::text[]) as key
       on conflict (key) do update set count = excluded.count, until = excluded.until
       where attempts.until < now() returning key`,
      [codeKeys.map(({ key }) => key), owner.limit.minutes, unknownCode],
    )
    if (!rows.length) return undefined
    const excess = await countAttempt(inner, owner.key, owner.limit, rows.length)
    if (excess)
      await inner
        .deleteFrom('attempts')
        .where('key', '=', anyOf(rows.map(({ key }) => key)))
        .execute()
    return excess
  })
  await refuseAttempt(db, exceeded, owner.email)
}

/** Takes back codes that turned out to be right, whichever request counted them. */
async function takeBackCodes(db: Database, owner: string, keys: readonly string[]): Promise<void> {
  if (!keys.length) return
  await runSql(
    db,
    `with removed as (delete from attempts where key = any($2::text[]) returning 1)
     update attempts set count = greatest(count - (select count(*) from removed)::int, 0)
     where key = $1`,
    [owner, keys],
  )
}

/** Marks codes as wrong; returns whether any was not known to be. */
async function markWrongCodes(db: Database, keys: readonly string[]): Promise<boolean> {
  if (!keys.length) return false
  const { numUpdatedRows } = await db
    .updateTable('attempts')
    .set({ count: wrongCode })
    .where('key', '=', anyOf(keys))
    .where('count', '=', unknownCode)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

const hashCode = (text: string): string =>
  createHash('sha256').update(text.toLowerCase()).digest('base64url')
