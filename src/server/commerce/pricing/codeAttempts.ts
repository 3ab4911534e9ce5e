import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Refusal, refuse } from '#domain/problem.ts'
import { addressKey, discardAttempt, type RateLimit } from '#server/accounts/rateLimits.ts'
import { enforceLimit } from '#server/accounts/enforceRateLimits.ts'
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
 * accounts only wrong codes count, because many people may share one. A code that was just found
 * wrong, for example one that stays in a cart, reveals nothing new and counts once.
 */
async function beginAttempt(
  db: Database,
  request: FastifyRequest,
  typed: TypedCodes,
): Promise<(wrong: WrongCodes) => Promise<void>> {
  const { account, ip } = request
  const addressAttemptKey = `code address ${addressKey(ip)}`
  const accountKey = account ? `code account ${account.id}` : undefined
  const codeKeys = await untriedCodes(db, accountKey ?? addressAttemptKey, typed)
  if (!codeKeys.length) return async () => {}
  const email = account?.email ?? ''
  if (accountKey) await assertUnderLimit(db, addressAttemptKey, codesPerAddress)
  const counter = accountKey
    ? { key: accountKey, limit: codesPerAccount }
    : { key: addressAttemptKey, limit: codesPerAddress }
  await enforceLimit(db, counter.key, counter.limit, email)
  return async (wrong) => {
    const wrongKeys = codeKeys.filter(({ kind }) => wrong[kind]).map(({ key }) => key)
    if (!wrongKeys.length || !(await recordWrongCodes(db, wrongKeys)))
      return void (await discardAttempt(db, counter.key))
    // This attempt still gets its result; only the next one is refused.
    if (accountKey)
      await enforceLimit(db, addressAttemptKey, codesPerAddress, email).catch(ignoreRefusal)
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

type CodeKey = { readonly kind: keyof TypedCodes; readonly key: string }

/** Returns the typed codes that are not known to be wrong, with the key for recording that. */
async function untriedCodes(db: Database, owner: string, typed: TypedCodes): Promise<CodeKey[]> {
  const codeKeys = (['code', 'giftCard'] as const).flatMap((kind): CodeKey[] => {
    const text = typed[kind]?.trim()
    return text ? [{ kind, key: `wrong ${owner} ${kind} ${hashCode(text)}` }] : []
  })
  if (!codeKeys.length) return []
  const rows = await db
    .selectFrom('attempts')
    .select('key')
    .where('key', '=', anyOf(codeKeys.map(({ key }) => key)))
    .where('until', '>', now)
    .execute()
  const knownKeys = new Set(rows.map(({ key }) => key))
  return codeKeys.filter(({ key }) => !knownKeys.has(key))
}

/** Records wrong codes; returns whether any of them was new. */
async function recordWrongCodes(db: Database, keys: readonly string[]): Promise<boolean> {
  const { rows } = await runSql(
    db,
    `insert into attempts (key, count, until) select key, 1, now() + make_interval(mins => $2::int)
     from unnest($1::text[]) as key
     on conflict (key) do update set until = excluded.until where attempts.until < now() returning key`,
    [keys, codesPerAccount.minutes],
  )
  return rows.length > 0
}

const hashCode = (text: string): string =>
  createHash('sha256').update(text.toLowerCase()).digest('base64url')
