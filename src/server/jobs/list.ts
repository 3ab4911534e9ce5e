import { sweepJob } from '../accounts/sweep.ts'
import type { Database } from '../database/database.ts'
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
}

/** Every job there is. */
export const jobList = ({ db, transport, orders }: JobParts): readonly Job[] => [
  sweepJob(db),
  ...orderJobs(orders),
  ...(transport ? senderJobs(db, transport) : keeperJobs(db)),
]
