import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#domain/locale.ts'
import type { Database } from '#server/platform/database/database.ts'
import { now, timeFromNow } from '#server/platform/database/expressions.ts'

export const requestLinkDays = 30

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/**
 * Creates a link to one request with 128 random bits, stored as a hash. Returns a path relative to
 * the shop.
 */
export async function createRequestLink(
  db: Database,
  { id, language }: { readonly id: string; readonly language: Language },
): Promise<string> {
  const secret = randomBytes(16).toString('base64url')
  const expiresAt = timeFromNow(`${requestLinkDays} days`)
  await db
    .insertInto('request_links')
    .values({ hash: hashOf(secret), request_id: id, expires_at: expiresAt })
    .execute()
  // In the fragment, so that it appears in no server log or referrer.
  return `/${language}/guest-requests/${id}#request=${secret}`
}

type RequestLink = {
  readonly request: string
  /** the brand of the request; other brands do not know it */
  readonly brand: string
  readonly secret: string
}

/** Returns how many seconds a link to this request remains valid; undefined if it is not. */
export async function remainingLinkSeconds(
  db: Database,
  { request, brand, secret }: RequestLink,
): Promise<number | undefined> {
  const link = await db
    .selectFrom('request_links as l')
    .innerJoin('requests as r', 'r.id', 'l.request_id')
    .select(sql<number>`floor(extract(epoch from l.expires_at - now()))::int`.as('seconds'))
    .where((eb) => eb.and({ 'l.hash': hashOf(secret), 'l.request_id': request, 'r.brand': brand }))
    .where('l.expires_at', '>', now)
    .executeTakeFirst()
  return link?.seconds
}
