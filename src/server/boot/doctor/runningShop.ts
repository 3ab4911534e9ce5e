import { text } from 'node:stream/consumers'
import { auditRetention } from '#server/platform/audit/retention.ts'
import { verifyChain, type ChainReport } from '#server/platform/audit/chain.ts'
import { requestFromProcess } from '../backup/controlSocket.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { readAccountPosture, type AccountPosture } from '../posture/readAccountPosture.ts'

/** What only whoever has the embedded database can read of it. */
export type RunningShop = {
  readonly facts: AccountPosture
  /** of the audit log, where there is one */
  readonly chain?: ChainReport | undefined
}

/** Whether the audit log is whole; undefined where there is none yet. */
export async function verifyAuditChain(db: Database): Promise<ChainReport | undefined> {
  const { rows } = await runSql<{ found: boolean }>(
    db,
    "select to_regclass('audit_chain') is not null and to_regclass('audit_events') is not null as found",
  )
  return rows[0]?.found ? verifyChain(db, auditRetention) : undefined
}

/** Said by the shop that runs. */
export async function* reportToDoctor(db: Database): AsyncGenerator<Uint8Array> {
  const report: RunningShop = {
    facts: await readAccountPosture(db),
    chain: await verifyAuditChain(db),
  }
  yield Buffer.from(JSON.stringify(report))
}

/** In milliseconds: a long audit log takes its time. */
const timeoutMs = 60_000

/** What the shop that runs says; undefined where none does, or one that knows no such question. */
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
