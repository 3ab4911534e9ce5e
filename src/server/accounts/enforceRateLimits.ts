import type { FastifyRequest } from 'fastify'
import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { AccountServices } from './accountServices.ts'
import {
  addressKey,
  countAttempt,
  perAccount,
  perAccountAndAddress,
  perAddress,
  type LimitExcess,
  type RateLimit,
} from './rateLimits.ts'

type Attempt = {
  readonly action: 'password' | 'code' | 'reset' | 'register' | 'invitation' | 'factor'
  /** the account as entered by the client, whether it exists or not */
  readonly target: string
  /** default: `perAccount` */
  readonly limits?: readonly RateLimit[]
}

export const accountAddressKey = (
  action: Attempt['action'],
  target: string,
  { ip }: FastifyRequest,
): string => `${action} pair ${addressKey(ip)} ${target}`

/** Counts an attempt from this address, before anything else is checked. */
export const limitAddress = (
  services: Pick<AccountServices, 'db'>,
  request: FastifyRequest,
  what: Attempt['action'],
) => enforceLimit(services.db, `${what} address ${addressKey(request.ip)}`, perAddress, what)

/**
 * Counts an attempt at an account, after the bot check if there is one; throws `too_many_requests`.
 */
export async function limitAttempts(
  { db }: Pick<AccountServices, 'db'>,
  request: FastifyRequest,
  { action, target, limits = [perAccount] }: Attempt,
): Promise<void> {
  const addressPair = accountAddressKey(action, target, request)
  await enforceLimit(db, addressPair, perAccountAndAddress, target)
  for (const limit of limits)
    await enforceLimit(db, `${action} ${limit.minutes} ${target}`, limit, target)
}

/** Like `limitAttempts` for a known browser, counted separately from everyone else's attempts. */
export async function limitKnownBrowser(
  db: Database,
  browser: string,
  { action, target, limits }: Required<Attempt>,
): Promise<void> {
  for (const limit of limits)
    await enforceLimit(db, browserKey(action, limit, browser, target), limit, target)
}

export const browserKey = (
  action: Attempt['action'],
  { minutes }: RateLimit,
  browser: string,
  target: string,
): string => `${action} browser ${minutes} ${browser} ${target}`

/** Counts an attempt and throws `too_many_requests` above the limit. */
export async function enforceLimit(
  db: Database,
  key: string,
  limit: RateLimit,
  email: string,
): Promise<void> {
  await refuseAttempt(db, await countAttempt(db, key, limit), email)
}

/** Throws `too_many_requests` if an attempt that was counted exceeded its limit. */
export async function refuseAttempt(
  db: Database,
  exceeded: LimitExcess | undefined,
  email: string,
): Promise<void> {
  if (!exceeded) return
  // Recorded only once, so that strangers cannot flood the audit log.
  if (exceeded.isFirst) await recordAuditEvent(db, { event: 'too_many_attempts', email })
  throw exceeded.refusal
}
