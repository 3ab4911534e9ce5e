import type { Config } from '../config.ts'
import type { Connection } from '#server/platform/database/database.ts'
import type { AccountPosture } from '../posture/readAccountPosture.ts'
import type { RunningShop } from './runningShop.ts'

/** A finding; `unsafe` matters for shops that others can reach, not for a local one. */
export type DoctorFinding = { readonly level: 'good' | 'advice' | 'unsafe'; readonly text: string }

export type DoctorServices = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly config: Config
  /** undefined without a database, or if it cannot be reached */
  readonly connection: Connection | undefined
  /** undefined if the database cannot be reached */
  readonly accountPosture: AccountPosture | undefined
  /** why the database cannot be reached */
  readonly databaseFinding: DoctorFinding | undefined
  /** the report of the running shop that has the database open */
  readonly shopReport?: RunningShop | undefined
}

/** A check that changes nothing. */
export type DoctorCheck = {
  readonly title: string
  readonly run: (services: DoctorServices) => Promise<readonly DoctorFinding[]>
}

export const goodFinding = (text: string): DoctorFinding => ({ level: 'good', text })
export const adviceFinding = (text: string): DoctorFinding => ({ level: 'advice', text })
export const unsafeFinding = (text: string): DoctorFinding => ({ level: 'unsafe', text })
