import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { normalizeEmail } from '#server/accounts/accounts.ts'
import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'
import { removeFactors } from '#server/accounts/factors/factors.ts'
import { endSessions } from '#server/accounts/sessions/sessions.ts'
import { readConfig, type Config } from '../config.ts'
import { connect } from '#server/platform/database/connect.ts'

/**
 * Removes the second factors of an email's accounts, for whoever runs the server, when nobody else
 * can reset them. Returns how many accounts had any.
 */
export async function resetFactors(
  env: Parameters<typeof readConfig>[0],
  defaults: { readonly brand: string },
  email: string,
): Promise<number> {
  const config: Config = readConfig(env, defaults)
  // A missing database is not created.
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'database'))) return 0
  const connection = await connect(config)
  try {
    return await connection.db.transaction().execute(async (db) => {
      const rows = await db
        .selectFrom('accounts')
        .select(['id', 'email', 'kind'])
        .where('email', '=', normalizeEmail(email))
        .orderBy('id')
        .execute()
      let reset = 0
      for (const { id, ...account } of rows) {
        if (!(await removeFactors(db, id))) continue
        await endSessions(db, id)
        await recordAuditEvent(db, { event: 'factors_reset', ...account, actor: 'npm run doctor' })
        reset += 1
      }
      return reset
    })
  } finally {
    await connection.close()
  }
}
