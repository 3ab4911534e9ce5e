import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import {
  dropOld,
  giveUp,
  markSent,
  mostAttempts,
  retryLater,
  takeDue,
  tidy,
  type QueuedMail,
} from './queue.ts'
import { repeat, type Repeated } from '../repeat.ts'
import { reasonOf, type Transport } from './transport.ts'

export type MailLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

type Parts = { readonly db: Database; readonly log: MailLog }

const atOnce = 5
const everyTenSeconds = 10_000
const everyHour = 3_600_000

const willRetry = 'a mail was not sent, and is tried again later'
const gaveUp = 'a mail was not sent, and is given up'

/** Sends what the outbox holds. Logs name mails by id: never whom they reach or what they say. */
export function createSender({ db, log, transport }: Parts & { transport: Transport }): Repeated {
  const sending = repeat({ every: everyTenSeconds, failed: failedAt(log) }, async (isStopped) => {
    let taken
    do {
      taken = await takeDue(db, atOnce)
      await Promise.all(taken.map(send))
    } while (taken.length === atOnce && !isStopped())
  })

  async function send(mail: QueuedMail): Promise<void> {
    const { id, letter, attempts } = mail
    try {
      const failure = await transport.send(mail).then(() => undefined, reasonOf)
      if (failure === undefined) return void (await markSent(db, id))
      const isLast = attempts >= mostAttempts
      await (isLast ? giveUp : retryLater)(db, mail, failure)
      log.warn({ mail: id, letter, attempts, failure }, isLast ? gaveUp : willRetry)
    } catch (error) {
      failedAt(log)(error)
    }
  }

  const tidying = repeat({ every: everyHour, failed: failedAt(log) }, async () => tidy(db))

  return {
    nudge: sending.nudge,
    start: () => {
      sending.start()
      tidying.start()
    },
    stop: async () => {
      await Promise.all([sending.stop(), tidying.stop()])
      transport.close()
    },
  }
}

/** Without a mail server: the mails are read in the mailbox, and then dropped. */
export const createKeeper = ({ db, log }: Parts): Repeated =>
  repeat({ every: everyHour, failed: failedAt(log) }, async () => void (await dropOld(db)))

/** An error of the database names the statement, not its values: no body can be in it. */
const failedAt = (log: MailLog) => (error: unknown) =>
  log.error(
    { failure: error instanceof Error ? error.message : 'unknown' },
    'the outbox is out of reach',
  )
