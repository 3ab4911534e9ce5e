import { watchHealth } from './databaseHealth.ts'
import { runStatement } from './pool.ts'
import { createPostgresPool } from './postgresPool.ts'
import { createReplicas, type Replicas, type RunStatement } from './replicas.ts'
import type { StatementNaming } from './sessionTraits.ts'

type Options = {
  /** connections to each replica */
  readonly size: number
  readonly naming: StatementNaming
  readonly runOnPrimary: RunStatement
}

/** Opens replicas; one that is away is not waited for. */
export const openReplicas = (
  urls: readonly string[],
  { size, naming, runOnPrimary }: Options,
): Replicas =>
  createReplicas(
    runOnPrimary,
    urls.map((url) => {
      const health = watchHealth({ connectionString: url })
      const pool = createPostgresPool({ url, health, naming, max: size })
      return {
        run: (text, values) => runStatement(pool, text, values),
        close: async () => {
          await pool.end()
          await health.close()
        },
      }
    }),
  )
