import { ConfigError } from '#server/platform/configError.ts'
import type { Config } from '../config.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { findPostureProblems } from './findPostureProblems.ts'
import { readAccountPosture } from './readAccountPosture.ts'

/** Refuses a start that others can reach as long as anything about it is unsafe, with all reasons at once. */
export async function assertSafePosture(
  config: Config,
  { db }: Pick<Connection, 'db'>,
): Promise<void> {
  if (!config.isReachable) return
  const environmentReasons = findPostureProblems(config)
  const accounts = await readAccountPosture(db).catch((error: unknown) => {
    // What is wrong with the environment is said although the database is away.
    if (environmentReasons.length === 0) throw error
    return undefined
  })
  const reasons = findPostureProblems(config, accounts)
  if (reasons.length) throw new ConfigError(reasons.join('\n'))
}
