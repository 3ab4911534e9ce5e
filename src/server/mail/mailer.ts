import type { Database } from '../database/database.ts'
import type { LetterName, MailBrand } from './draft.ts'
import { queueMail, type Mail } from './outbox.ts'
import { createKeeper, createSender, type MailLog } from './sender.ts'
import { createSmtp } from './transport.ts'

export type Mailer = {
  /** Writes a mail down in the caller's transaction and says its id; call `nudge` when that is committed. */
  readonly post: <L extends LetterName>(db: Database, mail: Mail<L>) => Promise<string>
  readonly nudge: () => void
  readonly start: () => void
  /** waits for what is being sent */
  readonly stop: () => Promise<void>
}

export type MailerParts = {
  readonly db: Database
  readonly brand: MailBrand
  /** without a slash at its end */
  readonly publicUrl: string
  /** without one nothing is sent, and the mailbox shows what would have been */
  readonly smtpUrl: string | undefined
  readonly log: MailLog
}

export function createMailer({ db, brand, publicUrl, smtpUrl, log }: MailerParts): Mailer {
  const { nudge, start, stop } = smtpUrl
    ? createSender({ db, log, transport: createSmtp(smtpUrl, brand) })
    : createKeeper({ db, log })
  return { post: (inner, mail) => queueMail(inner, mail, brand, publicUrl), nudge, start, stop }
}
