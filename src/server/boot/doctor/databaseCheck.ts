import { hasUnicodeTrigrams } from '#server/platform/database/hasUnicodeTrigrams.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { adviceFinding, goodFinding, unsafeFinding, type DoctorCheck } from './doctorCheck.ts'

/** The oldest PostgreSQL version that is tested. */
const oldestVersion = 15

type DatabaseServer = { readonly version: string; readonly number: number; readonly ctype: string }

export const databaseCheck: DoctorCheck = {
  title: 'Database',
  run: async ({ config, connection, databaseFinding }) => {
    if (databaseFinding) return [databaseFinding]
    if (!connection)
      return [goodFinding(`None yet: the first start creates it in ${config.dataDir}`)]
    const { version, number, ctype } = await readDatabaseServer(connection.db)
    const where = connection.dialect === 'pglite' ? `embedded, in ${config.dataDir}` : 'PostgreSQL'
    return [
      goodFinding(`Available: ${where}, version ${version}, lc_ctype ${ctype}`),
      ...(number < oldestVersion * 10_000
        ? [unsafeFinding(`PostgreSQL ${version} is too old: use ${oldestVersion} or later`)]
        : []),
      ...((await understandsArabic(connection.db, ctype))
        ? []
        : [
            adviceFinding(
              `lc_ctype ${ctype} does not support Arabic letters, so searches with misspelt Arabic words find nothing: create the database with C.UTF-8 or en_US.UTF-8`,
            ),
          ]),
    ]
  },
}

async function readDatabaseServer(db: Database): Promise<DatabaseServer> {
  const { rows } = await runSql<DatabaseServer>(
    db,
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
       datctype as ctype from pg_database where datname = current_database()`,
  )
  return rows[0] ?? { version: 'unknown', number: 0, ctype: 'unknown' }
}

/** Before the first start the extension is not installed, so the locale decides. */
const understandsArabic = (db: Database, ctype: string): Promise<boolean> =>
  hasUnicodeTrigrams(db).catch(() => !['C', 'POSIX'].includes(ctype))
