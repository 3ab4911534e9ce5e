import { pickTranslation, type Language, type Translations } from '#domain/locale.ts'
import type { MailTemplates, MailTemplate, MailValues } from './mailTemplates.ts'
import type { MailBrand } from '#server/platform/mail/mailBrand.ts'
import { renderMailHtml } from '#server/platform/mail/renderMailHtml.ts'
import { renderMailText } from '#server/platform/mail/renderMailText.ts'
import { ar } from './texts/ar.ts'
import { en } from './texts/en.ts'

export type MailRequest<L extends MailTemplate> = {
  readonly language: Language
  readonly template: L
  readonly values: MailValues[L]
}

const templates: Translations<MailTemplates> = { en, ar }

export function renderMail<L extends MailTemplate>(
  { language, template, values }: MailRequest<L>,
  brand: MailBrand,
  publicUrl: string,
) {
  const mailSender = {
    brand: brand.name[language],
    email: brand.contact.email,
    homeUrl: `${publicUrl}/${language}`,
    link: (address: string) => resolveWithin(publicUrl, address),
  }
  const localTemplates: MailTemplates = pickTranslation(templates, language)
  const draft = localTemplates[template](values, mailSender)
  const content = { draft, mailSender, brand, language }
  return { subject: draft.subject, text: renderMailText(content), html: renderMailHtml(content) }
}

function resolveWithin(publicUrl: string, address: string): string {
  const { href, origin } = new URL(address, publicUrl)
  if (origin !== new URL(publicUrl).origin) throw new Error('a mail must not link to another site')
  return href
}
