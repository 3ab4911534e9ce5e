import { run, type Database } from '#server/database/database.ts'
import { brand } from '#brands/marsad/brand.ts'
import { createMailer } from '#server/mail/mailer.ts'
import type { MailLog } from '#server/mail/sender.ts'

const publicUrl = 'https://shop.example'

/** A mailer, and all that it logs. */
export function openMailer(db: Database, smtpUrl: string | undefined) {
  const logged: string[] = []
  const write = (...said: readonly unknown[]) => void logged.push(JSON.stringify(said))
  const log: MailLog = { info: write, warn: write, error: write }
  return { ...createMailer({ db, brand, publicUrl, smtpUrl, log }), logged }
}

export type KeptRow = {
  readonly id: string
  readonly recipient: string
  readonly attempts: number
  readonly sent_at: string | null
  readonly failure: string | null
  readonly body_text: string
  readonly body_html: string
  readonly wait: number
}

/** All mails, each with the seconds until it is tried next. */
export const allMails = async (db: Database): Promise<readonly KeptRow[]> =>
  (
    await run<KeptRow>(
      db,
      `select id, recipient, attempts, sent_at, failure, body_text, body_html,
       extract(epoch from next_at - now())::float8 as wait from mails order by created_at, id`,
    )
  ).rows

export const makeDue = (db: Database) => run(db, 'update mails set next_at = now()')
