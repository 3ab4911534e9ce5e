import type { FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { isStrong } from '#domain/password.ts'
import type { Connection, Database } from '#server/platform/database/database.ts'
import type { Context } from '#server/engine/context.ts'
import type { Engines } from '#server/engine/engine.ts'
import type { Files } from '#server/platform/files/files.ts'
import type { Mailer } from '#server/mails/mailer.ts'
import type { BotCheck } from './botCheck.ts'
import type { Codes } from './codes.ts'
import type { FactorParts } from './factors/factors.ts'
import { addressKey, countTry, perAddress, perPair, type Limit } from './limits.ts'
import { audit } from '#server/http/auditRequest.ts'
import { visitorOf } from '#server/http/requestOrigin.ts'
import type { Sessions } from './sessions.ts'
import type { Tokens } from './tokens.ts'

/** What every route of the accounts is made from. */
export type AccountParts = {
  readonly db: Database
  readonly connection: Connection
  readonly engines: Engines
  readonly files: Files
  readonly tokens: Tokens
  readonly sessions: Sessions
  readonly codes: Codes
  readonly mailer: Mailer
  readonly botCheck: BotCheck
  readonly factors: FactorParts
  /** whether customers change their own details */
  readonly customersEditProfile: (db: Database) => Promise<boolean>
  /** What else happens when somebody shows that the address of their account is theirs, in the same transaction. */
  readonly emailProven: (
    db: Database,
    account: { readonly id: string; readonly email: string },
  ) => Promise<void>
}

/** As the product itself, for what somebody may cause but not do. */
export const systemContext = (
  { db }: Pick<AccountParts, 'db'>,
  { language }: FastifyRequest,
): Context => ({ db, language, publicly: false, identity: undefined })

export async function demandHuman(
  { botCheck, db }: Pick<AccountParts, 'botCheck' | 'db'>,
  { headers }: FastifyRequest,
): Promise<void> {
  const answer = headers['x-bot-check']?.toString()
  if (!(await botCheck.passes(answer, db))) throw refuse('bot_check_failed')
}

type Try = {
  readonly what: 'password' | 'code' | 'reset' | 'register' | 'invitation' | 'factor'
  /** who it is at, as they were called: known or not */
  readonly whom: string
  readonly limits: readonly Limit[]
}

export const pairKey = (what: Try['what'], whom: string, { ip }: FastifyRequest): string =>
  `${what} pair ${addressKey(ip)} ${whom}`

/** Counts a try of this address; before anything else, and whatever it tries. */
export const limitAddress = (
  parts: Pick<AccountParts, 'db'>,
  request: FastifyRequest,
  what: Try['what'],
) => count(parts, request, `${what} address ${addressKey(request.ip)}`, perAddress, what)

/** Counts a try at an account, after the bot check where there is one; too many are told how long to wait. */
export async function limitTries(
  parts: Pick<AccountParts, 'db'>,
  request: FastifyRequest,
  { what, whom, limits }: Try,
): Promise<void> {
  await count(parts, request, pairKey(what, whom, request), perPair, whom)
  for (const limit of limits)
    await count(parts, request, `${what} ${limit.minutes} ${whom}`, limit, whom)
}

/** The same for a browser that signed in to the account before: by itself, whatever others try. */
export async function limitKnownBrowser(
  parts: Pick<AccountParts, 'db'>,
  request: FastifyRequest,
  browser: string,
  { what, whom, limits }: Try,
): Promise<void> {
  for (const limit of limits)
    await count(parts, request, browserKey(what, limit, browser, whom), limit, whom)
}

export const browserKey = (
  what: Try['what'],
  { minutes }: Limit,
  browser: string,
  whom: string,
): string => `${what} browser ${minutes} ${browser} ${whom}`

/** Counts a try, and refuses the one too many. */
export async function count(
  { db }: Pick<AccountParts, 'db'>,
  request: FastifyRequest,
  key: string,
  limit: Limit,
  email: string,
): Promise<void> {
  const counted = await countTry(db, key, limit)
  if (!counted) return
  // Once, not with every further try: a stranger must not fill the record.
  if (counted.first)
    await audit(db, { event: 'too_many_attempts', email, visitor: visitorOf(request) })
  throw counted.refusal
}

export function demandStrong(password: string, field = 'password'): void {
  if (!isStrong(password))
    throw refuse('validation', { fields: { [`/${field}`]: { key: 'field.password' } } })
}

/** Refuses an empty tenant id where people are told apart by it. */
export function demandTenant(tenant: string | undefined): void {
  if (!tenant?.trim())
    throw refuse('validation', { fields: { '/tenant': { key: 'field.tenant' } } })
}
