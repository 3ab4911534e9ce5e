import type { Language } from '#domain/locale.ts'
import type { MailPart } from './mailBlocks.ts'
import type { MailBrand } from './mailBrand.ts'

export type MailSender = {
  readonly brand: string
  readonly email: string
  /** the home page of the shop in the language of the mail */
  readonly homeUrl: string
  /** returns the full URL of an address of the shop; mails link nowhere else */
  readonly link: (address: string) => string
}

/** A mail before it is rendered. The subject is kept for long, so secrets belong in the blocks. */
export type MailDraft = {
  readonly subject: string
  /** the text that mail clients show beside the subject */
  readonly preview: string
  readonly heading: string
  readonly blocks: readonly MailPart[]
}

export type MailContent = {
  readonly draft: MailDraft
  readonly mailSender: MailSender
  readonly brand: MailBrand
  readonly language: Language
}
