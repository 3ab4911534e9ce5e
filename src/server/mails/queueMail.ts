import { runSql, type Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import type { MailTemplate } from './mailTemplates.ts'
import type { MailBrand } from '#server/platform/mail/mailBrand.ts'
import { renderMail, type MailRequest } from './renderMail.ts'

export type Mail<L extends MailTemplate = MailTemplate> = MailRequest<L> & { readonly to: string }

/** Minutes after which a mail is out of date. */
const expiresAfter: Readonly<Partial<Record<MailTemplate, number>>> = {
  code: 10,
  resetCode: 24 * 60,
  invitation: 7 * 24 * 60,
}

/** Queues a mail in the caller's transaction, so that it is sent only if that commits. */
export async function queueMail<L extends MailTemplate>(
  db: Database,
  mail: Mail<L>,
  brand: MailBrand,
  publicUrl: string,
): Promise<string> {
  const id = newId()
  const { subject, text, html } = renderMail(mail, brand, publicUrl)
  await runSql(
    db,
    `insert into mails (id, recipient, language, letter, subject, body_text, body_html, useless_at, brand)
     values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(mins => $8::int), $9)`,
    [
      id,
      mail.to,
      mail.language,
      mail.template,
      subject,
      text,
      html,
      expiresAfter[mail.template] ?? null,
      brand.key,
    ],
  )
  return id
}
