import type { Database } from '#server/platform/database/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { MailTemplate } from './mailTemplates.ts'
import { newId } from '#server/platform/newId.ts'
import { settleAll } from '#server/platform/settleAll.ts'
import { queueMail, type Mail, type MailSource } from './queueMail.ts'
import { mailJobName } from '#server/platform/mail/mailJobs.ts'

export type Mailer = {
  /**
   * Queues a mail in the caller's transaction and returns its id; call `nudge` after the commit.
   */
  readonly queue: <L extends MailTemplate>(db: Database, mail: Mail<L>) => Promise<string>
  readonly nudge: () => void
}

export type MailerOptions = MailSource & {
  readonly jobs: Pick<Jobs, 'has' | 'send' | 'nudge'>
}

/** Creates the mailer of a brand; without a mail server, the mailbox shows the queued mails. */
export const createMailer = ({ jobs, ...source }: MailerOptions): Mailer => ({
  queue: async (db, mail) => {
    const id = newId()
    await settleAll([
      queueMail(db, id, mail, source),
      jobs.has(mailJobName) && jobs.send(db, mailJobName, { id }),
    ])
    return id
  },
  nudge: () => jobs.nudge(),
})
