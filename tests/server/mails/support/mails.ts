import { brand } from '#brands/marsad/brand.ts'
import { runSql, type Connection, type Database } from '#server/platform/database/database.ts'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import { createMailer } from '#server/mails/mailer.ts'
import { mailboxJobs, mailJobs } from '#server/platform/mail/mailJobs.ts'
import { createSmtpTransport } from '#server/platform/mail/mailTransport.ts'

const publicUrl = 'https://shop.example'

/** Opens a mailer with its jobs, and collects everything they log. */
export async function openMailer(connection: Connection, smtpUrl: string | undefined) {
  const logged: string[] = []
  const write = (...entry: readonly unknown[]) => void logged.push(JSON.stringify(entry))
  const log: Log = { info: write, warn: write, error: write }
  const { db } = connection
  const list = () =>
    smtpUrl
      ? mailJobs(
          db,
          createSmtpTransport(smtpUrl, () => brand),
        )
      : mailboxJobs(db)
  const jobs = createJobs({ connection, log, listJobs: list })
  await jobs.open()
  const { start, stop } = jobs
  const runJob = (name: string) => jobs.send(db, name, {})
  return { ...createMailer({ jobs, brand, publicUrl }), start, stop, runJob, logged }
}

export type KeptRow = {
  readonly id: string
  readonly recipient: string
  readonly attempts: number
  readonly sent_at: string | null
  readonly failure: string | null
  readonly body_text: string
  readonly body_html: string
  readonly wait: number | null
}

/** Returns all mails, each with the seconds until the next attempt. */
export const allMails = async (db: Database): Promise<readonly KeptRow[]> =>
  (
    await runSql<KeptRow>(
      db,
      `select m.id, recipient, attempts, sent_at, failure, body_text, body_html,
       extract(epoch from j.start_after - now())::float8 as wait
       from mails m left join pgboss.job j on j.data ->> 'id' = m.id::text and j.state in ('created', 'retry')
       order by m.created_at, m.id`,
    )
  ).rows

export const makeDue = (db: Database) =>
  runSql(db, "update pgboss.job set start_after = now() where state = 'retry'")

export const forgetMails = async (db: Database): Promise<void> => {
  for (const table of ['mails', 'failed_jobs', 'pgboss.job'])
    await runSql(db, `delete from ${table}`)
}
