import { sweepJob } from '../accounts/sweep.ts'
import type { Database } from '../database/database.ts'
import type { Engines } from '../engine/engine.ts'
import { importJobs } from '../engine/import/importJobs.ts'
import { keeperJobs, senderJobs } from '../mail/sender.ts'
import type { Transport } from '../mail/transport.ts'
import { orderJobs } from '../orders/jobs.ts'
import type { OrderParts } from '../orders/parts.ts'
import type { Job } from './job.ts'

/** What the jobs work with. */
export type JobParts = {
  readonly db: Database
  /** where there is a mail server */
  readonly transport: Transport | undefined
  readonly orders: OrderParts
  readonly engines: Engines
}

/** Every job there is. */
export const jobList = ({ db, transport, orders, engines }: JobParts): readonly Job[] => [
  sweepJob(db),
  ...orderJobs(orders),
  ...importJobs({ ...orders, engines }),
  ...(transport ? senderJobs(db, transport) : keeperJobs(db)),
]
