import { text } from 'node:stream/consumers'
import { auditRetention } from '#server/platform/audit/retention.ts'
import { verifyChain, type ChainReport } from '#server/platform/audit/chain.ts'
import { requestFromProcess } from '../backup/controlSocket.ts'
import type { Database } from '#server/platform/database/database.ts'
import { hasTable } from '#server/platform/database/hasTable.ts'
import { readAccountPosture, type AccountPosture } from '../posture/readAccountPosture.ts'

/** What only the process that has the embedded database can report. */
export type RunningShop = {
  readonly facts: AccountPosture
  /** the audit log, if there is one */
  readonly chain?: ChainReport | undefined
}

/** Verifies the audit log; returns undefined if there is none yet. */
export async function verifyAuditChain(db: Database): Promise<ChainReport | undefined> {
  return (await hasTable(db, 'audit_chain')) && (await hasTable(db, 'audit_events'))
    ? verifyChain(db, auditRetention)
    : undefined
}

export async function* reportToDoctor(db: Database): AsyncGenerator<Uint8Array> {
  const report: RunningShop = {
    facts: await readAccountPosture(db),
    chain: await verifyAuditChain(db),
  }
  yield Buffer.from(JSON.stringify(report))
}

/** In milliseconds; verifying a long audit log takes a while. */
const timeoutMs = 60_000

/** Returns the report of the running shop; undefined if none runs or supports the command. */
export async function askRunningShop(dataDir: string): Promise<RunningShop | undefined> {
  try {
    const socket = await requestFromProcess(dataDir, 'doctor')
    if (!socket) return undefined
    socket.setTimeout(timeoutMs, () => socket.destroy())
    return JSON.parse(await text(socket))
  } catch {
    return undefined
  }
}
