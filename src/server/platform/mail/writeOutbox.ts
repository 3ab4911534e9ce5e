import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { createRepeatingTask, type RepeatingTask } from '#server/platform/repeatingTask.ts'

type StoredMail = {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly body_text: string
  readonly body_html: string
  readonly brand: string | null
  /** in microseconds, as PostgreSQL formats it */
  readonly at: string
}

type OutboxOptions = {
  readonly db: Database
  readonly folder: string
  /** the sender of mails in the name of a brand */
  readonly from: (brand: string | null) => string
  readonly log: (line: string) => void
}

const everyTwoSeconds = 2000

/** Without a mail server: writes every new mail to a file any mail program opens, and logs it. */
export function writeOutbox({ db, folder, from, log }: OutboxOptions): RepeatingTask {
  let last = new Date().toISOString()
  return createRepeatingTask({ interval: everyTwoSeconds, onError: () => undefined }, async () => {
    const { rows } = await runSql<StoredMail>(
      db,
      `select id, recipient, subject, body_text, body_html, brand, created_at::text as at from mails
       where created_at > $1::timestamptz order by created_at, id`,
      [last],
    )
    if (!rows.length) return
    // Loaded with the first mail, because it needs two megabytes.
    const { createTransport } = await import('nodemailer')
    const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
    for (const { id, recipient, subject, body_text, body_html, brand, at } of rows) {
      last = at
      const createdAt = new Date(at)
      const { message } = await writer.sendMail({
        from: from(brand),
        to: { name: '', address: recipient },
        subject,
        text: body_text,
        html: body_html,
        date: createdAt,
      })
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${formatTimestamp(createdAt)}-${id.slice(-6)}.eml`)
      await writeFile(file, Buffer.isBuffer(message) ? message : String(message))
      log(describeMail(recipient, subject, body_text, file))
    }
  })
}

/** Format: 20260312T140500 */
const formatTimestamp = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+Z$/g, '')

/** The recipient, the subject, the verification code if there is one, and the file. */
function describeMail(recipient: string, subject: string, text: string, file: string): string {
  const [code] = text.match(/^\s*\d{4}\s*$/m) ?? []
  return `  Mail to ${recipient}: ${subject}${code ? ` (${code.trim()})` : ''}\n    ${file}`
}
