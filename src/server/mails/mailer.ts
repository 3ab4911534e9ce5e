import type { Database } from '#server/platform/database/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { MailTemplate } from './mailTemplates.ts'
import type { MailBrand } from '#server/platform/mail/mailBrand.ts'
import { queueMail, type Mail } from './queueMail.ts'
import { mailJobName } from '#server/platform/mail/mailJobs.ts'

export type Mailer = {
  /**
   * Queues a mail in the caller's transaction and returns its id; call `nudge` after the commit.
   */
  readonly queue: <L extends MailTemplate>(db: Database, mail: Mail<L>) => Promise<string>
  readonly nudge: () => void
}

export type MailerOptions = {
  readonly jobs: Pick<Jobs, 'has' | 'send' | 'nudge'>
  readonly brand: MailBrand
  /** without a trailing slash */
  readonly publicUrl: string
}

/** Creates the mailer of a brand; without a mail server, the mailbox shows the queued mails. */
export const createMailer = ({ jobs, brand, publicUrl }: MailerOptions): Mailer => ({
  queue: async (db, mail) => {
    const id = await queueMail(db, mail, brand, publicUrl)
    if (jobs.has(mailJobName)) await jobs.send(db, mailJobName, { id })
    return id
  },
  nudge: () => jobs.nudge(),
})
