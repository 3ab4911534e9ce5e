import type { Database } from '#server/platform/database/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { MailTemplate } from './mailTemplates.ts'
import type { MailBrand } from '#server/platform/mail/mailBrand.ts'
import { queueMail, type Mail } from './queueMail.ts'
import { mailJobName } from '#server/platform/mail/mailJobs.ts'

export type Mailer = {
  /** Writes a mail down in the caller's transaction and says its id; call `nudge` when that is committed. */
  readonly queue: <L extends MailTemplate>(db: Database, mail: Mail<L>) => Promise<string>
  readonly nudge: () => void
}

export type MailerParts = {
  readonly jobs: Pick<Jobs, 'has' | 'send' | 'nudge'>
  readonly brand: MailBrand
  /** without a slash at its end */
  readonly publicUrl: string
}

/** Where no job sends mails, the mailbox shows what would have been sent. */
export const createMailer = ({ jobs, brand, publicUrl }: MailerParts): Mailer => ({
  queue: async (db, mail) => {
    const id = await queueMail(db, mail, brand, publicUrl)
    if (jobs.has(mailJobName)) await jobs.send(db, mailJobName, { id })
    return id
  },
  nudge: () => jobs.nudge(),
})
