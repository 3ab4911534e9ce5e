import { createCurrentAccounts } from '#server/accounts/currentAccounts.ts'
import { sweepJob } from '#server/boot/sweepJob.ts'
import { chainJob } from '#server/platform/audit/chainJob.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { BrandRegistry } from '#server/boot/brandRegistry.ts'
import { fileJobs } from '#server/platform/files/fileJobs.ts'
import type { FileStore } from '#server/platform/files/fileStore.ts'
import { importJobs } from '#server/engine/import/importJobs.ts'
import type { ImportServices } from '#server/engine/import/runImport.ts'
import { mailboxJobs, mailJobs } from '#server/platform/mail/mailJobs.ts'
import type { MailTransport } from '#server/platform/mail/mailTransport.ts'
import { createLicenceJobs } from '#server/commerce/licences/licenceJobs.ts'
import { createQuoteJobs } from '#server/commerce/quotes/quoteJobs.ts'
import { createOrderJobs } from '#server/commerce/orders/orderJobs.ts'
import type { Job } from '#server/platform/jobs/job.ts'

export type JobServices = {
  readonly db: Database
  readonly store: FileStore
  /** undefined without a mail server */
  readonly transport: MailTransport | undefined
  readonly brandRegistry: BrandRegistry
}

export function jobList({ db, store, transport, brandRegistry }: JobServices): readonly Job[] {
  const { orders } = brandRegistry.first()
  return [
    sweepJob(db),
    ...fileJobs({ db, store }),
    chainJob(db),
    ...createOrderJobs(orders),
    ...createQuoteJobs(orders),
    ...createLicenceJobs(orders),
    ...importJobs({ ...importServices(brandRegistry, null), jobs: orders.jobs }),
    ...(transport ? mailJobs(db, transport) : mailboxJobs(db)),
  ]
}

function importServices(brandRegistry: BrandRegistry, key: string | null): ImportServices {
  const { orders, engines } = key ? brandRegistry.get(key) : brandRegistry.first()
  const { byId: identityOf } = createCurrentAccounts(orders.catalogue)
  return {
    ...orders,
    engines,
    identityOf,
    forBrand: (brand) => importServices(brandRegistry, brand),
  }
}
