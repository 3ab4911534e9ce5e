import type { ClientInfo } from '#server/http/requestOrigin.ts'
import { createHmac, createHash, randomBytes } from 'node:crypto'
import type { Audience } from '#domain/access.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { now, timeFromNow } from '#server/platform/database/expressions.ts'
import { newId } from '#server/platform/newId.ts'

/** How long an unused session stays valid, in days. */
export const refreshDays = 30

const refreshLifetime = `${refreshDays} days`

/**
 * A browser's token is kept this long, because each opened page refreshes and some never read the
 * response.
 */
const minRotationAge = '10 minutes'

/** Two tabs may refresh with the same token at once; a later reuse means that it was stolen. */
const reuseLeeway = '10 seconds'

export type OpenSession = { readonly id: string; readonly refreshToken: string }

export type RotationResult =
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'reused' | 'rotated'; readonly accountId: string; readonly session: string }

export type Sessions = {
  readonly open: (
    db: Database,
    accountId: string,
    audience: Audience,
    visitor: ClientInfo,
  ) => Promise<OpenSession>
  /** Exchanges a refresh token for the next one; reusing an old one later revokes the session. */
  readonly rotate: (
    db: Database,
    token: string,
    audience: Audience,
    options?: { readonly skipIfRecent?: boolean },
  ) => Promise<RotationResult & { readonly refreshToken?: string }>
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export function createSessions(secret: string): Sessions {
  /**
   * Derived from the current token, so that parallel refreshes get the same next one and the chain
   * never forks.
   */
  const nextToken = (token: string): string =>
    createHmac('sha256', secret).update(`refresh ${token}`).digest('base64url')

  const saveToken = (db: Database, token: string, session: string) =>
    db
      .insertInto('session_tokens')
      .values({
        hash: hashOf(token),
        session_id: session,
        expires_at: timeFromNow(refreshLifetime),
      })
      .onConflict((oc) => oc.column('hash').doNothing())
      .execute()

  return {
    async open(db, accountId, audience, { ip, device }) {
      const id = newId()
      const refreshToken = randomBytes(32).toString('base64url')
      await db
        .insertInto('sessions')
        .values({ id, account_id: accountId, audience, ip, device })
        .execute()
      await saveToken(db, refreshToken, id)
      return { id, refreshToken }
    },

    rotate: (db, token, audience, { skipIfRecent = false } = {}) =>
      db.transaction().execute(async (transaction) => {
        const { rows } = await runSql<{
          session: string
          account: string
          fresh: boolean
          young: boolean
        }>(
          transaction,
          `select t.session_id as session, s.account_id as account,
             (t.used_at is null or t.used_at > now() - interval '${reuseLeeway}') as fresh,
             (t.used_at is null
               and t.expires_at > now() + interval '${refreshLifetime}' - interval '${minRotationAge}') as young
           from session_tokens t join sessions s on s.id = t.session_id
           where t.hash = $1 and t.expires_at > now() and s.revoked_at is null and s.audience = $2
           for update of s`,
          [hashOf(token), audience],
        )
        const [found] = rows
        if (!found) return { outcome: 'unknown' }
        const { account: accountId, session, fresh } = found
        if (!fresh) {
          await transaction
            .updateTable('sessions')
            .set({ revoked_at: now })
            .where('id', '=', session)
            .execute()
          return { outcome: 'reused', accountId, session }
        }
        await transaction
          .updateTable('sessions')
          .set({ used_at: now })
          .where('id', '=', session)
          .execute()
        if (skipIfRecent && found.young)
          return { outcome: 'rotated', accountId, session, refreshToken: token }
        const refreshToken = nextToken(token)
        await transaction
          .updateTable('session_tokens')
          .set((eb) => ({ used_at: eb.fn.coalesce('used_at', now) }))
          .where('hash', '=', hashOf(token))
          .execute()
        await saveToken(transaction, refreshToken, session)
        return { outcome: 'rotated', accountId, session, refreshToken }
      }),
  }
}

/** Ends the session of a refresh token; returns its account id. */
export async function endSessionByToken(db: Database, token: string): Promise<string | undefined> {
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .where('id', '=', (eb) =>
      eb.selectFrom('session_tokens').select('session_id').where('hash', '=', hashOf(token)),
    )
    .returning('account_id as account')
    .executeTakeFirst()
  return ended?.account
}

/** Ends an account's sessions: one, all, or all but one. Returns how many. */
export async function endSessions(
  db: Database,
  accountId: string,
  { only, except }: { only?: string; except?: string } = {},
): Promise<number> {
  let query = db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
  if (only !== undefined) query = query.where('id', '=', only)
  if (except !== undefined) query = query.where('id', '<>', except)
  return Number((await query.executeTakeFirst()).numUpdatedRows)
}

/** Returns the open sessions of an account, latest first. */
export async function listSessions(db: Database, accountId: string) {
  return db
    .selectFrom('sessions as s')
    .select([
      's.id as _id',
      's.audience',
      's.ip',
      's.device',
      's.created_at as createdAt',
      's.used_at as usedAt',
    ])
    .where('s.account_id', '=', accountId)
    .where('s.revoked_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('session_tokens as t')
          .whereRef('t.session_id', '=', 's.id')
          .where('t.expires_at', '>', now),
      ),
    )
    .orderBy('s.used_at', 'desc')
    .limit(50)
    .execute()
}
