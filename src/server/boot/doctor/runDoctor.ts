import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, type Config } from '../config.ts'
import { connect } from '#server/platform/database/connect.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { readAccountPosture, type AccountPosture } from '../posture/readAccountPosture.ts'
import { doctorChecks } from './doctorChecks.ts'
import {
  adviceFinding,
  goodFinding,
  unsafeFinding,
  type DoctorServices,
  type DoctorFinding,
} from './doctorCheck.ts'
import { askRunningShop } from './runningShop.ts'

export type DoctorReport = {
  readonly isReachable: boolean
  /** by the titles of the checks */
  readonly findings: ReadonlyMap<string, readonly DoctorFinding[]>
  /** whether the shop is reachable by others although it is unsafe */
  readonly isUnsafe: boolean
}

/** Runs all checks on what a start would find, without changing anything. */
export async function runDoctor(
  env: DoctorServices['env'],
  defaults: { readonly brand: string },
): Promise<DoctorReport> {
  const config = readConfig(env, defaults)
  const database = await openDatabase(config)
  try {
    const services: DoctorServices = { env, config, ...database }
    const findings = new Map<string, readonly DoctorFinding[]>()
    for (const { title, run } of doctorChecks) findings.set(title, await run(services))
    const all = [...findings.values()].flat()
    const { isReachable } = config
    const isUnsafe = isReachable && all.some(({ level }) => level === 'unsafe')
    return { isReachable, findings, isUnsafe }
  } finally {
    await database.connection?.close()
  }
}

const noAccounts: AccountPosture = { hasAdmin: false, demoAdmins: [], demoPeople: [] }

/** A folder without a database is left as it is. */
async function openDatabase(
  config: Config,
): Promise<
  Pick<DoctorServices, 'connection' | 'accountPosture' | 'databaseFinding' | 'shopReport'>
> {
  const { databaseUrl, dataDir } = config
  if (!databaseUrl && !existsSync(join(dataDir, 'database')))
    return { connection: undefined, accountPosture: noAccounts, databaseFinding: undefined }
  let connection: Connection | undefined
  try {
    connection = await connect(config)
    const accountPosture = await readAccountPosture(connection.db)
    return { connection, accountPosture, databaseFinding: undefined }
  } catch (error) {
    await connection?.close()
    const reason = rootCauseMessage(error)
    // The running shop has the embedded database open, so nothing else can read it.
    const shopReport = databaseUrl ? undefined : await askRunningShop(dataDir)
    if (shopReport) {
      const databaseFinding = goodFinding(
        `Embedded, in ${dataDir}: used by the running shop, which provided the report`,
      )
      return {
        connection: undefined,
        accountPosture: shopReport.facts,
        databaseFinding,
        shopReport,
      }
    }
    const trouble = databaseUrl
      ? unsafeFinding(
          `The database of DATABASE_URL is not available (${reason}): its accounts were not checked`,
        )
      : adviceFinding(`Its contents were not checked: ${reason}`)
    return { connection: undefined, accountPosture: undefined, databaseFinding: trouble }
  }
}

/** Returns the deepest cause, because the driver's error says more than the lost connection. */
function rootCauseMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message || error.name : rootCauseMessage(error.cause)
}
