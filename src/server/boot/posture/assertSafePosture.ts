import { ConfigError } from '#server/platform/configError.ts'
import type { Config } from '../config.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { findPostureProblems } from './findPostureProblems.ts'
import { readAccountPosture } from './readAccountPosture.ts'

/** Throws if a shop that others can reach is unsafe, with all reasons at once. */
export async function assertSafePosture(
  config: Config,
  { db }: Pick<Connection, 'db'>,
): Promise<void> {
  if (!config.isReachable) return
  const environmentReasons = findPostureProblems(config)
  const accounts = await readAccountPosture(db).catch((error: unknown) => {
    // Problems of the environment are reported even if the database is down.
    if (environmentReasons.length === 0) throw error
    return undefined
  })
  const reasons = findPostureProblems(config, accounts)
  if (reasons.length) throw new ConfigError(reasons.join('\n'))
}
