import { insertRow } from '#server/platform/database/compileOnce.ts'
import type { Database } from '#server/platform/database/database.ts'
import { timeFromNow } from '#server/platform/database/expressions.ts'
import type { MailTemplate } from './mailTemplates.ts'
import type { MailBrand } from '#server/platform/mail/mailBrand.ts'
import { renderMail, type MailRequest } from './renderMail.ts'

export type Mail<L extends MailTemplate = MailTemplate> = MailRequest<L> & { readonly to: string }

export type MailSource = {
  readonly brand: MailBrand
  /** without a trailing slash */
  readonly publicUrl: string
}

/** After this a mail is out of date. */
const lifetimes: Readonly<Partial<Record<MailTemplate, string>>> = {
  code: '10 minutes',
  resetCode: '1 day',
  invitation: '7 days',
}

/** Queues a mail in the caller's transaction, so that it is sent only if that commits. */
export async function queueMail<L extends MailTemplate>(
  db: Database,
  id: string,
  mail: Mail<L>,
  { brand, publicUrl }: MailSource,
): Promise<void> {
  const { subject, text, html } = renderMail(mail, brand, publicUrl)
  const lifetime = lifetimes[mail.template]
  await insertRow(db, 'mails', {
    id,
    recipient: mail.to,
    language: mail.language,
    template: mail.template,
    subject,
    body_text: text,
    body_html: html,
    useless_at: lifetime === undefined ? null : timeFromNow(lifetime),
    brand: brand.key,
  })
}
