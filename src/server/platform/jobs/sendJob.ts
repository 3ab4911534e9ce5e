import type { PgBoss } from 'pg-boss'
import type { Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import { createBossDb } from './boss.ts'
import type { JobData } from './job.ts'

export type SendOptions = {
  /** the earliest start */
  readonly startAfter?: Date
  /** at most one job waits for each key; a new one replaces it */
  readonly key?: string
  /** called once the statement is issued that creates the job, before it is answered */
  readonly onIssued?: (() => void) | undefined
}

const maxTries = 5

export async function sendJob(
  boss: PgBoss,
  db: Database,
  {
    name,
    data,
    startAfter,
    key,
    onIssued,
  }: SendOptions & { readonly name: string; readonly data: JobData },
): Promise<void> {
  const options = { db: createBossDb(db, onIssued), startAfter: startAfter ?? 0 }
  if (key === undefined)
    return void (await boss.send(name, data, { ...options, singletonKey: newId() }))
  // The waiting job stays locked until the caller's transaction ends, so it cannot start with
  // outdated data. A retry is needed if it started in the meantime.
  for (let attempt = 1; attempt <= maxTries; attempt += 1) {
    const { jobs } = await boss.upsert(name, data, { ...options, singletonKey: key })
    if (jobs.length) return
  }
  throw new Error(
    `the job ${name} could not be created after ${maxTries} attempts, because each waiting job was started first`,
  )
}
