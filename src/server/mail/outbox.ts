import { run, type Database } from '../database/database.ts'
import { newId } from '../ids.ts'
import type { LetterName, MailBrand } from './draft.ts'
import { writeLetter, type LetterOrder } from './letters.ts'

export type Mail<L extends LetterName = LetterName> = LetterOrder<L> & { readonly to: string }

/** Keeps a mail with the change that it is about: it goes out if the change does, and only then. */
export async function queueMail<L extends LetterName>(
  db: Database,
  mail: Mail<L>,
  brand: MailBrand,
  publicUrl: string,
): Promise<void> {
  const { subject, text, html } = writeLetter(mail, brand, publicUrl)
  await run(
    db,
    `insert into mails (id, recipient, language, letter, subject, body_text, body_html)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [newId(), mail.to, mail.language, mail.letter, subject, text, html],
  )
}
