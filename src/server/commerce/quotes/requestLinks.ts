import { createHash, randomBytes } from 'node:crypto'
import type { Language } from '#domain/locale.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

/** How long a link is valid. */
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
  await runSql(
    db,
    `insert into request_links (hash, request_id, expires_at)
     values ($1, $2, now() + make_interval(days => ${requestLinkDays}))`,
    [hashOf(secret), id],
  )
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
  const { rows } = await runSql<{ seconds: number }>(
    db,
    `select floor(extract(epoch from expires_at - now()))::int as seconds
     from request_links l join requests r on r.id = l.request_id
     where hash = $1 and request_id = $2 and r.brand = $3 and expires_at > now()`,
    [hashOf(secret), request, brand],
  )
  return rows[0]?.seconds
}
