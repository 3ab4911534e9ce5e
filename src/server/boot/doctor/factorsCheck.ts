import { findUnreadableFactors } from '#server/accounts/factors/findUnreadableFactors.ts'
import { currentTokenSecret } from '../tokenSecret.ts'
import { hasTable } from '#server/platform/database/hasTable.ts'
import { adviceFinding, goodFinding, type DoctorCheck } from './doctorCheck.ts'

/** Checks that staff can use their second factors, which are encrypted with the secret. */
export const factorsCheck: DoctorCheck = {
  title: 'Second factors',
  run: async ({ config, connection, databaseFinding }) => {
    if (databaseFinding) return [adviceFinding('Unknown, because the database is not available')]
    if (!connection) return [goodFinding('None yet')]
    const { db } = connection
    const secret = (await hasTable(db, 'totp_secrets'))
      ? await currentTokenSecret(config, db)
      : undefined
    if (!secret) return [goodFinding('None yet')]
    const { total: all, unreadable } = await findUnreadableFactors(db, secret)
    if (!unreadable.length)
      return [goodFinding(`Authenticator apps that can be read: ${all} of ${all}`)]
    return [
      adviceFinding(
        `${unreadable.length} of ${all} authenticator apps and their recovery codes cannot be read with this TOKEN_SECRET: set the former TOKEN_SECRET again, or reset them (npm run doctor -- --reset-factors EMAIL): ${unreadable.join(', ')}`,
      ),
    ]
  },
}
