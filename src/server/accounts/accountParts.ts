import type { FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { isStrongPassword } from '#domain/password.ts'
import type { Connection, Database } from '#server/platform/database/database.ts'
import type { Context } from '#server/engine/context.ts'
import type { Engines } from '#server/engine/engine.ts'
import type { Files } from '#server/platform/files/files.ts'
import type { Mailer } from '#server/mails/mailer.ts'
import type { BotCheck } from './botCheck.ts'
import type { Codes } from './codes.ts'
import type { FactorParts } from './factors/factors.ts'
import {
  addressKey,
  countAttempt,
  perAddress,
  perAccountAndAddress,
  type RateLimit,
} from './rateLimits.ts'
import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'
import { clientInfoOf } from '#server/http/requestOrigin.ts'
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
  readonly onEmailVerified: (
    db: Database,
    account: { readonly id: string; readonly email: string },
  ) => Promise<void>
}

/** As the product itself, for what somebody may cause but not do. */
export const systemContext = (
  { db }: Pick<AccountParts, 'db'>,
  { language }: FastifyRequest,
): Context => ({ db, language, isPublic: false, identity: undefined })

export async function assertHuman(
  { botCheck, db }: Pick<AccountParts, 'botCheck' | 'db'>,
  { headers }: FastifyRequest,
): Promise<void> {
  const answer = headers['x-bot-check']?.toString()
  if (!(await botCheck.verify(answer, db))) throw refuse('bot_check_failed')
}

type Attempt = {
  readonly action: 'password' | 'code' | 'reset' | 'register' | 'invitation' | 'factor'
  /** who it is at, as they were called: known or not */
  readonly target: string
  readonly limits: readonly RateLimit[]
}

export const accountAddressKey = (
  action: Attempt['action'],
  target: string,
  { ip }: FastifyRequest,
): string => `${action} pair ${addressKey(ip)} ${target}`

/** Counts a try of this address; before anything else, and whatever it tries. */
export const limitAddress = (
  parts: Pick<AccountParts, 'db'>,
  request: FastifyRequest,
  what: Attempt['action'],
) => enforceLimit(parts, request, `${what} address ${addressKey(request.ip)}`, perAddress, what)

/** Counts a try at an account, after the bot check where there is one; too many are told how long to wait. */
export async function limitAttempts(
  parts: Pick<AccountParts, 'db'>,
  request: FastifyRequest,
  { action, target, limits }: Attempt,
): Promise<void> {
  await enforceLimit(
    parts,
    request,
    accountAddressKey(action, target, request),
    perAccountAndAddress,
    target,
  )
  for (const limit of limits)
    await enforceLimit(parts, request, `${action} ${limit.minutes} ${target}`, limit, target)
}

/** The same for a browser that signed in to the account before: by itself, whatever others try. */
export async function limitKnownBrowser(
  parts: Pick<AccountParts, 'db'>,
  request: FastifyRequest,
  browser: string,
  { action, target, limits }: Attempt,
): Promise<void> {
  for (const limit of limits)
    await enforceLimit(parts, request, browserKey(action, limit, browser, target), limit, target)
}

export const browserKey = (
  action: Attempt['action'],
  { minutes }: RateLimit,
  browser: string,
  target: string,
): string => `${action} browser ${minutes} ${browser} ${target}`

/** Counts a try, and refuses the one too many. */
export async function enforceLimit(
  { db }: Pick<AccountParts, 'db'>,
  request: FastifyRequest,
  key: string,
  limit: RateLimit,
  email: string,
): Promise<void> {
  const exceeded = await countAttempt(db, key, limit)
  if (!exceeded) return
  // Once, not with every further try: a stranger must not fill the record.
  if (exceeded.isFirst)
    await recordAuditEvent(db, { event: 'too_many_attempts', email, client: clientInfoOf(request) })
  throw exceeded.refusal
}

export function assertStrongPassword(password: string, field = 'password'): void {
  if (!isStrongPassword(password))
    throw refuse('validation', { fields: { [`/${field}`]: { key: 'field.password' } } })
}

/** Refuses an empty tenant id where people are told apart by it. */
export function assertTenantId(tenant: string | undefined): void {
  if (!tenant?.trim())
    throw refuse('validation', { fields: { '/tenant': { key: 'field.tenant' } } })
}
