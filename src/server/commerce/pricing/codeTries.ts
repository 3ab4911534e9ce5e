import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Refusal, refuse } from '#domain/problem.ts'
import { addressKey, uncountTry, type Limit } from '#server/accounts/limits.ts'
import { count } from '#server/accounts/parts.ts'
import { run, type Database } from '#server/platform/database/database.ts'

/** Wrong gift and discount codes of one account. */
const perAccount: Limit = { most: 10, minutes: 15 }
/** The same from one address, whoever is signed in there: an office shares one. */
const perAddress: Limit = { most: 30, minutes: 15 }

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
export async function tryCodes<T>(
  db: Database,
  request: FastifyRequest,
  typed: TypedCodes,
  work: () => Promise<T>,
  wrongIn: (result: T) => WrongCodes = () => ({}),
): Promise<T> {
  const conclude = await beginTry(db, request, typed)
  const result = await work().catch(async (error: unknown) => {
    await conclude(refusedIn(error))
    throw error
  })
  await conclude(wrongIn(result))
  return result
}

const refusedIn = (error: unknown): WrongCodes => {
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
async function beginTry(
  db: Database,
  request: FastifyRequest,
  typed: TypedCodes,
): Promise<(wrong: WrongCodes) => Promise<void>> {
  const { account, ip } = request
  const address = `code address ${addressKey(ip)}`
  const own = account ? `code account ${account.id}` : undefined
  const marks = await unknownMarks(db, own ?? address, typed)
  if (!marks.length) return async () => {}
  const email = account?.email ?? ''
  if (own) await refuseSpent(db, address, perAddress)
  const first = own ? { key: own, limit: perAccount } : { key: address, limit: perAddress }
  await count({ db }, request, first.key, first.limit, email)
  return async (wrong) => {
    const found = marks.filter(({ kind }) => wrong[kind]).map(({ key }) => key)
    if (!found.length || !(await markWrong(db, found)))
      return void (await uncountTry(db, first.key))
    // Whoever was judged hears the verdict; the next one hears that it was too many.
    if (own) await count({ db }, request, address, perAddress, email).catch(ignoreRefusal)
  }
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}

async function refuseSpent(db: Database, key: string, { most }: Limit): Promise<void> {
  const { rows } = await run<{ wait: number }>(
    db,
    `select ceil(extract(epoch from until - now()))::int as wait from attempts
     where key = $1 and until > now() and count >= $2`,
    [key, most],
  )
  const [spent] = rows
  if (spent) throw refuse('too_many_requests', { values: { seconds: Math.max(1, spent.wait) } })
}

type Mark = { readonly kind: keyof TypedCodes; readonly key: string }

/** Those of the typed codes that are not known to be wrong, under the name by which that would be kept. */
async function unknownMarks(db: Database, who: string, typed: TypedCodes): Promise<Mark[]> {
  const marks = (['code', 'giftCard'] as const).flatMap((kind): Mark[] => {
    const text = typed[kind]?.trim()
    return text ? [{ kind, key: `wrong ${who} ${kind} ${hashOf(text)}` }] : []
  })
  if (!marks.length) return []
  const { rows } = await run<{ key: string }>(
    db,
    'select key from attempts where key = any($1::text[]) and until > now()',
    [marks.map(({ key }) => key)],
  )
  const known = new Set(rows.map(({ key }) => key))
  return marks.filter(({ key }) => !known.has(key))
}

/** Keeps that codes are wrong; whether nobody else has done so meanwhile. */
async function markWrong(db: Database, keys: readonly string[]): Promise<boolean> {
  const { rows } = await run(
    db,
    `insert into attempts (key, count, until) select key, 1, now() + make_interval(mins => $2::int)
     from unnest($1::text[]) as key
     on conflict (key) do update set until = excluded.until where attempts.until < now() returning key`,
    [keys, perAccount.minutes],
  )
  return rows.length > 0
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text.toLowerCase()).digest('base64url')
