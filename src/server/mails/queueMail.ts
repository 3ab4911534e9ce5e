import { runSql, type Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import type { MailTemplate } from './mailTemplates.ts'
import type { MailBrand } from '#server/platform/mail/mailBrand.ts'
import { renderMail, type MailRequest } from './renderMail.ts'

export type Mail<L extends MailTemplate = MailTemplate> = MailRequest<L> & { readonly to: string }

/** Minutes after which a letter says nothing true any more. */
const expiresAfter: Readonly<Partial<Record<MailTemplate, number>>> = {
  code: 10,
  resetCode: 24 * 60,
  invitation: 7 * 24 * 60,
}

/** Keeps a mail with the change that it is about: it goes out if the change does, and only then. */
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
