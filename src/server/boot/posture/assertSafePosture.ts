import { ConfigError } from '#server/platform/configError.ts'
import type { Config } from '../config.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { judgePosture } from './judgePosture.ts'
import { readPostureFacts } from './readPostureFacts.ts'

/** Refuses a start that others can reach as long as anything about it is unsafe, with all reasons at once. */
export async function assertSafePosture(
  config: Config,
  { db }: Pick<Connection, 'db'>,
): Promise<void> {
  if (!config.isReachable) return
  const known = judgePosture(config)
  const facts = await readPostureFacts(db).catch((error: unknown) => {
    // What is wrong with the environment is said although the database is away.
    if (known.length === 0) throw error
    return undefined
  })
  const reasons = judgePosture(config, facts)
  if (reasons.length) throw new ConfigError(reasons.join('\n'))
}
