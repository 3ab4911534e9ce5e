import type { Database } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { retryThroughOutage } from '#server/platform/jobs/retryThroughOutage.ts'
import { deleteOldMails, markFailed, markSent, claimMail, expireMails } from './mailQueue.ts'
import { sendFailureReason, type MailTransport } from './mailTransport.ts'

export const mailJobName = 'mail'

const hourly = {
  schedule: '0 * * * *',
  concurrency: 1,
  retries: { limit: 3, delay: 60 },
  expireInSeconds: 60,
} as const

/**
 * Returns the jobs that send queued mails. The data of a job holds only the id of the mail, so
 * staff see neither recipient nor content.
 */
export const mailJobs = (db: Database, transport: MailTransport): readonly Job[] => [
  {
    name: mailJobName,
    concurrency: 5,
    // The retries span almost a day.
    retries: { limit: 14, delay: 15, maxDelay: 4 * 3600 },
    // Longer than all timeouts of the transport together.
    expireInSeconds: 120,
    work: async ({ id }, { signal }) => {
      const mail = await claimMail(db, String(id))
      if (!mail) return
      const failure = await transport.send(mail).then(() => undefined, sendFailureReason)
      // Repeated alone: the mail would be sent again if the whole work was.
      if (failure === undefined)
        return void (await retryThroughOutage(() => markSent(db, mail.id), signal))
      await markFailed(db, mail.id, failure)
      throw new Error(failure)
    },
  },
  { ...hourly, name: 'mail-tidy', work: () => expireMails(db) },
]

/** Returns the jobs of a server that sends no mails: the mailbox shows them for a day. */
export const mailboxJobs = (db: Database): readonly Job[] => [
  { ...hourly, name: 'mailbox-tidy', work: async () => void (await deleteOldMails(db)) },
]
