import { runSql, type Database } from '#server/platform/database/database.ts'

export type QueuedMail = {
  readonly id: string
  readonly recipient: string
  readonly language: string
  readonly letter: string
  readonly subject: string
  readonly body_text: string
  readonly body_html: string
  /** the brand that the mail is sent for */
  readonly brand: string | null
}

/** Claims a mail for sending; undefined if it was sent, was deleted or is out of date. */
export async function claimMail(db: Database, id: string): Promise<QueuedMail | undefined> {
  const { rows } = await runSql<QueuedMail>(
    db,
    `update mails set attempts = attempts + 1
     where id = $1 and sent_at is null and body_text <> ''
       and (useless_at is null or useless_at > now())
     returning id, recipient, language, letter, subject, body_text, body_html, brand`,
    [id],
  )
  return rows[0]
}

/** Marks a mail as sent and drops its content, which may hold a code. */
export const markSent = (db: Database, id: string) =>
  runSql(
    db,
    `update mails set sent_at = now(), failure = null, body_text = '', body_html = '' where id = $1`,
    [id],
  )

export const markFailed = (db: Database, id: string, failure: string) =>
  runSql(db, 'update mails set failure = $2 where id = $1 and sent_at is null', [id, failure])

/** Deletes mails after a day where nothing is ever sent. */
export const deleteOldMails = (db: Database) =>
  runSql(db, `delete from mails where created_at < now() - interval '1 day'`)

/** Removes the body of unsent mails that expired or are a week old; deletes mails after 30 days. */
export async function expireMails(db: Database): Promise<void> {
  await runSql(
    db,
    `update mails set failure = coalesce(failure, 'too late'), body_text = '', body_html = ''
     where sent_at is null and body_text <> ''
       and (useless_at <= now() or created_at < now() - interval '7 days')`,
  )
  await runSql(db, `delete from mails where created_at < now() - interval '30 days'`)
}
