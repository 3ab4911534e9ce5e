import { inLanguage, type Language, type Translated } from '#domain/locale.ts'
import type { Drafts, LetterName, LetterValues } from './templates.ts'
import type { MailBrand } from '#server/platform/mail/mailBrand.ts'
import { mailHtml } from '#server/platform/mail/mailHtml.ts'
import { mailText } from '#server/platform/mail/mailText.ts'
import { ar } from './texts/ar.ts'
import { en } from './texts/en.ts'

export type Letter = { readonly subject: string; readonly text: string; readonly html: string }

export type LetterOrder<L extends LetterName> = {
  readonly language: Language
  readonly letter: L
  readonly values: LetterValues[L]
}

const drafts: Translated<Drafts> = { en, ar }

export function writeMail<L extends LetterName>(
  { language, letter, values }: LetterOrder<L>,
  brand: MailBrand,
  publicUrl: string,
): Letter {
  const house = {
    brand: brand.name[language],
    email: brand.contact.email,
    home: `${publicUrl}/${language}`,
    link: (address: string) => addressWithin(publicUrl, address),
  }
  const own: Drafts = inLanguage(drafts, language)
  const draft = own[letter](values, house)
  const page = { draft, house, brand, language }
  return { subject: draft.subject, text: mailText(page), html: mailHtml(page) }
}

function addressWithin(publicUrl: string, address: string): string {
  const { href, origin } = new URL(address, publicUrl)
  if (origin !== new URL(publicUrl).origin) throw new Error('a letter may not lead out of the shop')
  return href
}
