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
   * `onIssued` is called once its statements are issued, before they are answered.
   */
  readonly queue: <L extends MailTemplate>(
    db: Database,
    mail: Mail<L>,
    onIssued?: () => void,
  ) => Promise<string>
  readonly nudge: () => void
}

export type MailerOptions = MailSource & {
  readonly jobs: Pick<Jobs, 'has' | 'send' | 'nudge'>
}

/** Creates the mailer of a brand; without a mail server, the mailbox shows the queued mails. */
export const createMailer = ({ jobs, ...source }: MailerOptions): Mailer => ({
  queue: async (db, mail, onIssued) => {
    const id = newId()
    const hasJob = jobs.has(mailJobName)
    const queued = queueMail(db, id, mail, source)
    if (!hasJob) onIssued?.()
    await settleAll([queued, hasJob && jobs.send(db, mailJobName, { id }, { onIssued })])
    return id
  },
  nudge: () => jobs.nudge(),
})
