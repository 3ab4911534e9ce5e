import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { run } from '../database/database.ts'
import { newId } from '../ids.ts'

const refreshLifetime = '30 days'

/** Two tabs may refresh with the same token at once; later than this it is a stolen one. */
const concurrentUse = '10 seconds'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export async function openSession(db: Database, adminId: string): Promise<string> {
  const session = newId()
  await run(db, 'insert into sessions (id, admin_id) values ($1, $2)', [session, adminId])
  return issue(db, session)
}

async function issue(db: Database, session: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await run(
    db,
    `insert into session_tokens (hash, session_id, expires_at) values ($1, $2, now() + interval '${refreshLifetime}')`,
    [hashOf(token), session],
  )
  return token
}

/** Exchanges a refresh token for the next one. A token used again later revokes its whole session. */
export async function rotate(
  db: Database,
  token: string,
): Promise<{ adminId: string; refreshToken: string } | undefined> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await run<{ session_id: string; admin_id: string; fresh: boolean }>(
      transaction,
      `select t.session_id, s.admin_id, (t.used_at is null or t.used_at > now() - interval '${concurrentUse}') as fresh
       from session_tokens t join sessions s on s.id = t.session_id
       where t.hash = $1 and t.expires_at > now() and s.revoked_at is null for update of s`,
      [hashOf(token)],
    )
    const [found] = rows
    if (!found) return undefined
    if (!found.fresh) {
      await run(transaction, 'update sessions set revoked_at = now() where id = $1', [
        found.session_id,
      ])
      return undefined
    }
    await run(
      transaction,
      'update session_tokens set used_at = coalesce(used_at, now()) where hash = $1',
      [hashOf(token)],
    )
    return { adminId: found.admin_id, refreshToken: await issue(transaction, found.session_id) }
  })
}

export async function closeSession(db: Database, token: string): Promise<void> {
  await run(
    db,
    'update sessions set revoked_at = now() where id = (select session_id from session_tokens where hash = $1)',
    [hashOf(token)],
  )
}
