import type { Database } from '#server/platform/database/database.ts'
import { now, timeAgo } from '#server/platform/database/expressions.ts'

/** Claims a mail for sending; undefined if it was sent, was deleted or is out of date. */
export const claimMail = (db: Database, id: string) =>
  db
    .updateTable('mails')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('body_text', '<>', '')
    .where((eb) => eb.or([eb('useless_at', 'is', null), eb('useless_at', '>', now)]))
    .returning(['id', 'recipient', 'language', 'template', 'subject'])
    .returning(['body_text', 'body_html', 'brand'])
    .executeTakeFirst()

export type QueuedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>

/** Marks a mail as sent and drops its content, which may hold a code. */
export const markSent = (db: Database, id: string) =>
  db
    .updateTable('mails')
    .set({ sent_at: now, failure: null, body_text: '', body_html: '' })
    .where('id', '=', id)
    .execute()

export const markFailed = (db: Database, id: string, failure: string) =>
  db
    .updateTable('mails')
    .set({ failure })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()

/** Deletes mails after a day where nothing is ever sent. */
export const deleteOldMails = (db: Database) =>
  db.deleteFrom('mails').where('created_at', '<', timeAgo('1 day')).execute()

/** Removes the body of unsent mails that expired or are a week old; deletes mails after 30 days. */
export async function expireMails(db: Database): Promise<void> {
  await db
    .updateTable('mails')
    .set((eb) => ({
      failure: eb.fn.coalesce('failure', eb.val('too late')),
      body_text: '',
      body_html: '',
    }))
    .where('sent_at', 'is', null)
    .where('body_text', '<>', '')
    .where((eb) => eb.or([eb('useless_at', '<=', now), eb('created_at', '<', timeAgo('7 days'))]))
    .execute()
  await db.deleteFrom('mails').where('created_at', '<', timeAgo('30 days')).execute()
}
