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

/** The services shared by all account routes. */
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
  /** whether customers may edit their own profile */
  readonly customersEditProfile: (db: Database) => Promise<boolean>
  /**
   * Further effects, in the same transaction, once somebody has proved that they own their email
   * address.
   */
  readonly onEmailVerified: (
    db: Database,
    account: { readonly id: string; readonly email: string },
  ) => Promise<void>
}

/**
 * The context of the system itself, for what a request may trigger without having the permission.
 */
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
  /** the account as entered by the client, whether it exists or not */
  readonly target: string
  readonly limits: readonly RateLimit[]
}

export const accountAddressKey = (
  action: Attempt['action'],
  target: string,
  { ip }: FastifyRequest,
): string => `${action} pair ${addressKey(ip)} ${target}`

/** Counts an attempt from this address, before anything else is checked. */
export const limitAddress = (
  parts: Pick<AccountParts, 'db'>,
  request: FastifyRequest,
  what: Attempt['action'],
) => enforceLimit(parts, request, `${what} address ${addressKey(request.ip)}`, perAddress, what)

/**
 * Counts an attempt at an account, after the bot check if there is one; throws `too_many_requests`.
 */
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

/** Like `limitAttempts` for a known browser, counted separately from everyone else's attempts. */
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

/** Counts an attempt and throws `too_many_requests` above the limit. */
export async function enforceLimit(
  { db }: Pick<AccountParts, 'db'>,
  request: FastifyRequest,
  key: string,
  limit: RateLimit,
  email: string,
): Promise<void> {
  const exceeded = await countAttempt(db, key, limit)
  if (!exceeded) return
  // Recorded only once, so that strangers cannot flood the audit log.
  if (exceeded.isFirst)
    await recordAuditEvent(db, { event: 'too_many_attempts', email, client: clientInfoOf(request) })
  throw exceeded.refusal
}

export function assertStrongPassword(password: string, field = 'password'): void {
  if (!isStrongPassword(password))
    throw refuse('validation', { fields: { [`/${field}`]: { key: 'field.password' } } })
}

/** Refuses an empty tenant id in realms that identify people by tenant. */
export function assertTenantId(tenant: string | undefined): void {
  if (!tenant?.trim())
    throw refuse('validation', { fields: { '/tenant': { key: 'field.tenant' } } })
}
