import type { Config } from '../config.ts'
import type { Connection } from '#server/platform/database/database.ts'
import type { AccountPosture } from '../posture/readAccountPosture.ts'
import type { RunningShop } from './runningShop.ts'

/** `unsafe` is for a shop that others can reach; on a machine of one's own nobody is harmed. */
export type DoctorFinding = { readonly level: 'good' | 'advice' | 'unsafe'; readonly text: string }

export type DoctorParts = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly config: Config
  /** none where there is no database yet, or where it cannot be reached */
  readonly connection: Connection | undefined
  /** unknown where the database cannot be reached */
  readonly accountPosture: AccountPosture | undefined
  /** why it cannot be reached */
  readonly databaseFinding: DoctorFinding | undefined
  /** what the shop that has it open says of it */
  readonly shopReport?: RunningShop | undefined
}

/** Looks at one thing and changes nothing. */
export type DoctorCheck = {
  readonly title: string
  readonly run: (parts: DoctorParts) => Promise<readonly DoctorFinding[]>
}

export const goodFinding = (text: string): DoctorFinding => ({ level: 'good', text })
export const adviceFinding = (text: string): DoctorFinding => ({ level: 'advice', text })
export const unsafeFinding = (text: string): DoctorFinding => ({ level: 'unsafe', text })
