import type { MailBlock } from './mailBlocks.ts'

/** The sender as a text of one language speaks of it. */
export type MailSender = {
  readonly brand: string
  readonly email: string
  /** the shop in the language of the letter */
  readonly homeUrl: string
  /** an address of the shop in full; no letter leads anywhere else */
  readonly link: (address: string) => string
}

/** A letter before it is drawn. The subject is kept for long: secrets belong in the blocks. */
export type MailDraft = {
  readonly subject: string
  /** what a list of mails shows beside the subject */
  readonly preview: string
  readonly heading: string
  readonly blocks: readonly MailBlock[]
}
