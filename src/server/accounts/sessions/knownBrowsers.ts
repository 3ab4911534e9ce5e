import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#server/platform/database/database.ts'
import { now } from '#server/platform/database/expressions.ts'
import type { AccountRow } from '../accounts.ts'
import { hostCookie, usesCookieSession } from './sessionCookies.ts'

/**
 * A browser that signed in to an account before has separate attempt limits, so that strangers
 * cannot lock the owner out. It is identified by a random cookie, stored as a hash, which grants no
 * access.
 */
const cookieName = '__Host-browser'
const browserIdPattern = /^[\w-]{43}$/
const days = 400

/** How long an unused browser is remembered, as a PostgreSQL interval. */
export const browserRetention = `${days} days`

const pendingCookies = new WeakMap<FastifyRequest, string>()

const readBrowserId = ({ cookies }: FastifyRequest): string | undefined => {
  const id = cookies[cookieName]
  return id !== undefined && browserIdPattern.test(id) ? id : undefined
}

const hashOf = (id: string): string => createHash('sha256').update(id).digest('base64url')

/** Remembers the browser of a sign-in; clients without cookie sessions are not remembered. */
export async function rememberBrowser(
  db: Database,
  request: FastifyRequest,
  accountId: string,
): Promise<void> {
  if (!usesCookieSession(request)) return
  const id = readBrowserId(request) ?? randomBytes(32).toString('base64url')
  pendingCookies.set(request, id)
  await db
    .insertInto('known_browsers')
    .values({ account_id: accountId, browser: hashOf(id) })
    .onConflict((oc) => oc.columns(['account_id', 'browser']).doUpdateSet({ used_at: now }))
    .execute()
}

/** Sets the cookie of a browser remembered during this request. */
export function setBrowserCookie(request: FastifyRequest, reply: FastifyReply): void {
  const id = pendingCookies.get(request)
  if (id) reply.setCookie(cookieName, id, { ...hostCookie, maxAge: days * 24 * 60 * 60 })
}

/** Returns the hash to count attempts under, if the browser signed in to the account before. */
export async function findKnownBrowser(
  db: Database,
  request: FastifyRequest,
  account: AccountRow | undefined,
): Promise<string | undefined> {
  const id = readBrowserId(request)
  if (!id || !account) return undefined
  const hash = hashOf(id)
  const rows = await db
    .selectFrom('known_browsers')
    .where('account_id', '=', account.id)
    .where('browser', '=', hash)
    .execute()
  return rows.length ? hash : undefined
}

/** Forgets an account's browsers after a password change, except the one that changed it. */
export const forgetBrowsers = (db: Database, accountId: string, except?: FastifyRequest) => {
  const id = except && readBrowserId(except)
  return db
    .deleteFrom('known_browsers')
    .where('account_id', '=', accountId)
    .where('browser', '<>', id ? hashOf(id) : '')
    .execute()
}
