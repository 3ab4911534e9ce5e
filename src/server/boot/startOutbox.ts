import { join } from 'node:path'
import { writeOutbox } from '#server/platform/mail/writeOutbox.ts'
import type { OpenServer } from './openServer.ts'

/** Without a mail server, mails are written to files in the data folder. */
export function startOutbox({ db, config, orders }: OpenServer, log: (line: string) => void): void {
  if (config.smtpUrl) return
  const folder = join(config.dataDir, 'outbox')
  const from = (key: string | null): string => orders.forBrand(key).brand.contact.email
  writeOutbox({ db, folder, from, log }).start()
}
