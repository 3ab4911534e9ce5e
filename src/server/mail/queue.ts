import { run, type Database } from '../database/database.ts'

export type QueuedMail = {
  readonly id: string
  readonly recipient: string
  readonly language: string
  readonly letter: string
  readonly subject: string
  readonly body_text: string
  readonly body_html: string
  /** this one included */
  readonly attempts: number
}

export const mostAttempts = 8

/**
 * Mails that are due, for this process alone until the lease ends. They are not locked while they
 * are sent: a mail server may take minutes, and the embedded database has a single connection.
 * The lease outlasts every time limit of the transport, so it only ends early for a process that died.
 */
export async function takeDue(db: Database, most: number): Promise<readonly QueuedMail[]> {
  const { rows } = await run<QueuedMail>(
    db,
    `with due as materialized (
       select id from mails
       where sent_at is null and next_at <= now() and attempts < $1
         and (useless_at is null or useless_at > now())
       order by next_at limit $2 for update skip locked)
     update mails set attempts = attempts + 1, next_at = now() + interval '2 minutes'
     from due where mails.id = due.id
     returning mails.id, recipient, language, letter, subject, body_text, body_html, attempts`,
    [mostAttempts, most],
  )
  return rows
}

/** What was sent is not kept: it may hold a code. */
export const markSent = (db: Database, id: string) =>
  run(
    db,
    `update mails set sent_at = now(), failure = null, body_text = '', body_html = '' where id = $1`,
    [id],
  )

/** Tried again after 15 seconds, 1 minute, 4 minutes and so on, for almost a day in all. */
export const retryLater = (db: Database, { id, attempts }: QueuedMail, failure: string) =>
  run(
    db,
    `update mails set failure = $2, next_at = now() + interval '15 seconds' * 4 ^ ($3::int - 1)
     where id = $1 and sent_at is null`,
    [id, failure, attempts],
  )

/** What will never be sent is not kept either, but for why. */
export const giveUp = (db: Database, { id }: QueuedMail, failure: string) =>
  run(
    db,
    `update mails set failure = $2, next_at = 'infinity', body_text = '', body_html = ''
     where id = $1 and sent_at is null`,
    [id, failure],
  )

/** Where nothing is ever sent, mails are there to be read for a day. */
export const dropOld = (db: Database) =>
  run(db, `delete from mails where created_at < now() - interval '1 day'`)

/** What nobody sends any more loses its body, also after a process that died; what was sent is forgotten. */
export async function tidy(db: Database): Promise<void> {
  await run(
    db,
    `update mails set failure = coalesce(failure, 'too late'), next_at = 'infinity', body_text = '', body_html = ''
     where sent_at is null and next_at <= now() and (attempts >= $1 or useless_at <= now())`,
    [mostAttempts],
  )
  await run(db, `delete from mails where created_at < now() - interval '30 days'`)
}
