import type { Database } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { deleteOldMails, markFailed, markSent, claimMail, expireMails } from './mailQueue.ts'
import { sendFailureReason, type MailTransport } from './mailTransport.ts'

export const mailJobName = 'mail'

const oneHour = 3600
const hourly = {
  schedule: oneHour,
  concurrency: 1,
  retries: { limit: 3, delay: 60 },
  expireInSeconds: 60,
} as const

/** Sends what the outbox holds. A mail goes by its id: nobody reads here whom it reaches or what it says. */
export const mailJobs = (db: Database, transport: MailTransport): readonly Job[] => [
  {
    name: mailJobName,
    concurrency: 5,
    // For almost a day in all.
    retries: { limit: 14, delay: 15, maxDelay: 4 * oneHour },
    // Longer than every time limit of the transport.
    expireInSeconds: 120,
    work: async ({ id }) => {
      const mail = await claimMail(db, String(id))
      if (!mail) return
      const failure = await transport.send(mail).then(() => undefined, sendFailureReason)
      if (failure === undefined) return void (await markSent(db, mail.id))
      await markFailed(db, mail.id, failure)
      throw new Error(failure)
    },
  },
  { ...hourly, name: 'mail-tidy', work: () => expireMails(db) },
]

/** Without a mail server: the mails are read in the mailbox, and then dropped. */
export const mailboxJobs = (db: Database): readonly Job[] => [
  { ...hourly, name: 'mailbox-tidy', work: async () => void (await deleteOldMails(db)) },
]
