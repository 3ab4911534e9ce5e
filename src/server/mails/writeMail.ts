import { inLanguage, type Language, type Translated } from '#domain/locale.ts'
import type { MailTemplates, MailTemplate, MailValues } from './templates.ts'
import type { MailBrand } from '#server/platform/mail/mailBrand.ts'
import { mailHtml } from '#server/platform/mail/mailHtml.ts'
import { mailText } from '#server/platform/mail/mailText.ts'
import { ar } from './texts/ar.ts'
import { en } from './texts/en.ts'

export type RenderedMail = {
  readonly subject: string
  readonly text: string
  readonly html: string
}

export type MailRequest<L extends MailTemplate> = {
  readonly language: Language
  readonly letter: L
  readonly values: MailValues[L]
}

const templates: Translated<MailTemplates> = { en, ar }

export function writeMail<L extends MailTemplate>(
  { language, letter, values }: MailRequest<L>,
  brand: MailBrand,
  publicUrl: string,
): RenderedMail {
  const mailSender = {
    brand: brand.name[language],
    email: brand.contact.email,
    home: `${publicUrl}/${language}`,
    link: (address: string) => resolveWithin(publicUrl, address),
  }
  const localTemplates: MailTemplates = inLanguage(templates, language)
  const draft = localTemplates[letter](values, mailSender)
  const parts = { draft, mailSender, brand, language }
  return { subject: draft.subject, text: mailText(parts), html: mailHtml(parts) }
}

function resolveWithin(publicUrl: string, address: string): string {
  const { href, origin } = new URL(address, publicUrl)
  if (origin !== new URL(publicUrl).origin) throw new Error('a letter may not lead out of the shop')
  return href
}
