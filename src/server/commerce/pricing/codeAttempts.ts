import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Refusal, refuse } from '#domain/problem.ts'
import { addressKey, uncountAttempt, type RateLimit } from '#server/accounts/rateLimits.ts'
import { enforceLimit } from '#server/accounts/accountParts.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

/** Wrong gift and discount codes of one account. */
const perAccount: RateLimit = { max: 10, minutes: 15 }
/** The same from one address, whoever is signed in there: an office shares one. */
const perAddress: RateLimit = { max: 30, minutes: 15 }

/** What was typed, by what it is meant to be. */
export type TypedCodes = {
  readonly code?: string | null | undefined
  readonly giftCard?: string | null | undefined
}

/** Which of them turned out to be wrong. */
type WrongCodes = Readonly<Partial<Record<keyof TypedCodes, boolean>>>

/**
 * Does what judges the codes that somebody typed, unless they typed too many wrong ones. `wrongIn`: what
 * came of them, where they do not end in a refusal.
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
 * A try counts before it is judged, so that of many at the same time no more get through than one
 * after the other; a right code is taken off again. It counts for the account, or for the address of
 * who has none; for an address at which accounts are, only wrong ones do, because many people may stand
 * behind one. A code that was wrong just now tells nobody more, such as one that stays in a cart: it
 * counts once.
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
  if (accountKey) await assertUnderLimit(db, addressAttemptKey, perAddress)
  const counter = accountKey
    ? { key: accountKey, limit: perAccount }
    : { key: addressAttemptKey, limit: perAddress }
  await enforceLimit({ db }, request, counter.key, counter.limit, email)
  return async (wrong) => {
    const wrongKeys = codeKeys.filter(({ kind }) => wrong[kind]).map(({ key }) => key)
    if (!wrongKeys.length || !(await recordWrongCodes(db, wrongKeys)))
      return void (await uncountAttempt(db, counter.key))
    // Whoever was judged hears the verdict; the next one hears that it was too many.
    if (accountKey)
      await enforceLimit({ db }, request, addressAttemptKey, perAddress, email).catch(ignoreRefusal)
  }
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}

async function assertUnderLimit(db: Database, key: string, { max }: RateLimit): Promise<void> {
  const { rows } = await runSql<{ wait: number }>(
    db,
    `select ceil(extract(epoch from until - now()))::int as wait from attempts
     where key = $1 and until > now() and count >= $2`,
    [key, max],
  )
  const [exceeded] = rows
  if (exceeded)
    throw refuse('too_many_requests', { values: { seconds: Math.max(1, exceeded.wait) } })
}

type CodeKey = { readonly kind: keyof TypedCodes; readonly key: string }

/** Those of the typed codes that are not known to be wrong, under the name by which that would be kept. */
async function untriedCodes(db: Database, owner: string, typed: TypedCodes): Promise<CodeKey[]> {
  const codeKeys = (['code', 'giftCard'] as const).flatMap((kind): CodeKey[] => {
    const text = typed[kind]?.trim()
    return text ? [{ kind, key: `wrong ${owner} ${kind} ${hashCode(text)}` }] : []
  })
  if (!codeKeys.length) return []
  const { rows } = await runSql<{ key: string }>(
    db,
    'select key from attempts where key = any($1::text[]) and until > now()',
    [codeKeys.map(({ key }) => key)],
  )
  const knownKeys = new Set(rows.map(({ key }) => key))
  return codeKeys.filter(({ key }) => !knownKeys.has(key))
}

/** Keeps that codes are wrong; whether nobody else has done so meanwhile. */
async function recordWrongCodes(db: Database, keys: readonly string[]): Promise<boolean> {
  const { rows } = await runSql(
    db,
    `insert into attempts (key, count, until) select key, 1, now() + make_interval(mins => $2::int)
     from unnest($1::text[]) as key
     on conflict (key) do update set until = excluded.until where attempts.until < now() returning key`,
    [keys, perAccount.minutes],
  )
  return rows.length > 0
}

const hashCode = (text: string): string =>
  createHash('sha256').update(text.toLowerCase()).digest('base64url')
