import { createCurrentAccounts } from '../accounts/currentAccounts.ts'
import { sweepJob } from '../accounts/sweep.ts'
import { chainJob } from '../audit/chainJob.ts'
import type { Database } from '../database/database.ts'
import type { Houses } from '../houses.ts'
import { fileJobs } from '../files/collect.ts'
import type { FileStore } from '../files/store.ts'
import { importJobs } from '../engine/import/importJobs.ts'
import type { ImportParts } from '../engine/import/runImport.ts'
import { keeperJobs, senderJobs } from '../mail/sender.ts'
import type { Transport } from '../mail/transport.ts'
import { orderJobs } from '../orders/jobs.ts'
import type { Job } from './job.ts'

/** What the jobs work with. */
export type JobParts = {
  readonly db: Database
  readonly store: FileStore
  /** where there is a mail server */
  readonly transport: Transport | undefined
  readonly houses: Houses
}

/** Every job there is. */
export function jobList({ db, store, transport, houses }: JobParts): readonly Job[] {
  const { orders } = houses.first()
  return [
    sweepJob(db),
    ...fileJobs({ db, store }),
    chainJob(db),
    ...orderJobs(orders),
    ...importJobs({ ...importParts(houses, null), jobs: orders.jobs }),
    ...(transport ? senderJobs(db, transport) : keeperJobs(db)),
  ]
}

function importParts(houses: Houses, key: string | null): ImportParts {
  const { orders, engines } = key ? houses.of(key) : houses.first()
  const { byId: identityOf } = createCurrentAccounts(orders.catalogue)
  return { ...orders, engines, identityOf, inBrand: (brand) => importParts(houses, brand) }
}
