import { defaultLanguage, isLanguage } from '#domain/locale.ts'
import type { MailBrand } from './mailBrand.ts'
import type { QueuedMail } from './mailQueue.ts'

export type MailTransport = {
  readonly send: (mail: QueuedMail) => Promise<void>
  readonly close: () => void
}

/** In milliseconds; short enough that a mail is given up well before its job expires. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const

type Sender = Pick<MailBrand, 'name' | 'contact'>

export function createSmtpTransport(
  smtpUrl: string,
  senderOf: (brand: string | null) => Sender,
): MailTransport {
  const opening = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url: smtpUrl,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  )
  return {
    send: async ({ id, recipient, language, subject, body_text, body_html, brand }) => {
      const sender = senderOf(brand)
      const { email } = sender.contact
      const domain = email.slice(email.lastIndexOf('@') + 1)
      const name = sender.name[isLanguage(language) ? language : defaultLanguage]
      const smtp = await opening
      await smtp.sendMail({
        from: { name, address: email },
        // Passed as an object, because a string may be parsed as several addresses.
        to: { name: '', address: recipient },
        subject,
        text: body_text,
        html: body_html,
        // The same for every attempt, so that duplicates can be recognised.
        messageId: `<${id}@${domain}>`,
        headers: { 'auto-submitted': 'auto-generated', 'content-language': language },
      })
    },
    close: () => void opening.then((smtp) => smtp.close()),
  }
}

/** Returns why sending failed, without the text of the mail server, which may quote the mail. */
export function sendFailureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const responseCode = 'responseCode' in error ? Number(error.responseCode) : undefined
  if (!responseCode) return error.message.slice(0, 300)
  const command = 'command' in error ? String(error.command) : 'the mail'
  return `${command} was answered with ${responseCode}`
}
