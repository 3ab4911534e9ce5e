import { runSql, type Database } from '#server/platform/database/database.ts'

export type QueuedMail = {
  readonly id: string
  readonly recipient: string
  readonly language: string
  readonly letter: string
  readonly subject: string
  readonly body_text: string
  readonly body_html: string
  /** in whose name it goes out */
  readonly brand: string | null
}

/** A mail about to be sent; nothing if it was sent before, is kept no more or says nothing true any more. */
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

/** What was sent is not kept: it may hold a code. */
export const markSent = (db: Database, id: string) =>
  runSql(
    db,
    `update mails set sent_at = now(), failure = null, body_text = '', body_html = '' where id = $1`,
    [id],
  )

export const markFailed = (db: Database, id: string, failure: string) =>
  runSql(db, 'update mails set failure = $2 where id = $1 and sent_at is null', [id, failure])

/** Where nothing is ever sent, mails are there to be read for a day. */
export const deleteOldMails = (db: Database) =>
  runSql(db, `delete from mails where created_at < now() - interval '1 day'`)

/** What is sent too late, or was given up and not tried again for a week, loses its body; then it is forgotten. */
export async function expireMails(db: Database): Promise<void> {
  await runSql(
    db,
    `update mails set failure = coalesce(failure, 'too late'), body_text = '', body_html = ''
     where sent_at is null and body_text <> ''
       and (useless_at <= now() or created_at < now() - interval '7 days')`,
  )
  await runSql(db, `delete from mails where created_at < now() - interval '30 days'`)
}
