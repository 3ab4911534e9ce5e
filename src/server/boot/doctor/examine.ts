import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, type Config } from '../config.ts'
import { connect } from '#server/platform/database/connect.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { readPostureFacts, type PostureFacts } from '../posture/readPostureFacts.ts'
import { checks } from './checks.ts'
import { advice, good, unsafe, type DoctorParts, type Finding } from './doctorCheck.ts'
import { askRunningShop } from './running.ts'

export type DoctorReport = {
  readonly isReachable: boolean
  /** by the titles of the checks */
  readonly findings: ReadonlyMap<string, readonly Finding[]>
  /** whether others can reach a shop that they should not */
  readonly isUnsafe: boolean
}

/** Looks at everything that a start would meet, and changes nothing of it. */
export async function runDoctor(
  env: DoctorParts['env'],
  defaults: { readonly brand: string },
): Promise<DoctorReport> {
  const config = readConfig(env, defaults)
  const opened = await open(config)
  try {
    const parts: DoctorParts = { env, config, ...opened }
    const findings = new Map<string, readonly Finding[]>()
    for (const { title, run } of checks) findings.set(title, await run(parts))
    const all = [...findings.values()].flat()
    const { isReachable } = config
    const isUnsafe = isReachable && all.some(({ level }) => level === 'unsafe')
    return { isReachable, findings, isUnsafe }
  } finally {
    await opened.connection?.close()
  }
}

const noAccounts: PostureFacts = { hasAdmin: false, demoAdmins: [], demoPeople: [] }

/** A folder in which there is no database yet is left as it is. */
async function open(
  config: Config,
): Promise<Pick<DoctorParts, 'connection' | 'facts' | 'trouble' | 'running'>> {
  const { databaseUrl, dataDir } = config
  if (!databaseUrl && !existsSync(join(dataDir, 'database')))
    return { connection: undefined, facts: noAccounts, trouble: undefined }
  let connection: Connection | undefined
  try {
    connection = await connect(config)
    const facts = await readPostureFacts(connection.db)
    return { connection, facts, trouble: undefined }
  } catch (error) {
    await connection?.close()
    const why = reasonOf(error)
    // The embedded database is open in the shop that runs: nobody else can read it.
    const running = databaseUrl ? undefined : await askRunningShop(dataDir)
    if (running) {
      const trouble = good(`Embedded, in ${dataDir}: the shop that runs has it, and was asked`)
      return { connection: undefined, facts: running.facts, trouble, running }
    }
    const trouble = databaseUrl
      ? unsafe(`DATABASE_URL does not answer (${why}): its accounts are not judged`)
      : advice(`What is in it is not judged: ${why}`)
    return { connection: undefined, facts: undefined, trouble }
  }
}

/** The deepest cause: what the driver met says more than that there is no connection. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message || error.name : reasonOf(error.cause)
}
