import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import failedJobs from '#schemas/failed-jobs.ts'
import { createCatalogue } from '#resource/createCatalogue.ts'
import { connectPostgres } from '#server/platform/database/connect.ts'
import { runSql, type Connection } from '#server/platform/database/database.ts'
import { migrate } from '#server/boot/migrations/migrations.ts'
import { syncTables } from '#server/engine/tables/syncTables.ts'
import { expireMails } from '#server/platform/mail/mailQueue.ts'
import { startPostgres, type PostgresServer } from '../../../scripts/postgres/startPostgres.ts'
import { startSmtp, type SmtpServer } from '../../support/smtpServer.ts'
import { allMails, forgetMails, makeDue, openMailer } from './support/mails.ts'
import { connectEmpty } from '../../support/connectEmpty.ts'

type Mailer = Awaited<ReturnType<typeof openMailer>>

const code = (to: string) =>
  ({ to, language: 'en', template: 'code', values: { code: '4827', minutes: 10 } }) as const
const waitFor = <T>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 10_000, interval: 20 })

let postgres: PostgresServer
let connections: Record<'pglite' | 'postgres', Connection>
let smtp: SmtpServer
let mailers: Mailer[]

beforeAll(async () => {
  postgres = await startPostgres(['fsync=off'])
  connections = {
    pglite: await connectEmpty(),
    postgres: await connectPostgres(postgres.url, 8),
  }
  const catalogue = createCatalogue({ 'schemas/failed-jobs.ts': failedJobs })
  for (const connection of Object.values(connections)) {
    await migrate(connection, 'beforeSync')
    await syncTables(connection, catalogue)
    const mailer = await openMailer(connection, undefined)
    await mailer.stop()
  }
})
afterAll(async () => {
  await Promise.all(Object.values(connections).map(({ close }) => close()))
  await postgres.stop()
})
beforeEach(async () => {
  mailers = []
  smtp = await startSmtp({ delay: 10 })
  await Promise.all(Object.values(connections).map(({ db }) => forgetMails(db)))
})
afterEach(async () => {
  await Promise.all(mailers.map(({ stop }) => stop()))
  await smtp.close()
})

const open = async (
  connection: Connection,
  url: string | undefined = smtp.url,
): Promise<Mailer> => {
  const mailer = await openMailer(connection, url)
  mailers.push(mailer)
  return mailer
}

it('a mail that was sent is not sent again because marking it failed', async () => {
  await smtp.close()
  smtp = await startSmtp({ delay: 2000 })
  const { db } = connections.postgres
  const mailer = await open(connections.postgres)
  await mailer.start()
  await mailer.queue(db, code('nora@example.com'))
  mailer.nudge()
  await waitFor(() => expect(smtp.deliveries).toHaveLength(1))
  const marking = `select pid from pg_locks where not granted and relation = 'mails'::regclass`
  await db.transaction().execute(async (inner) => {
    await runSql(inner, 'lock table mails in exclusive mode')
    const ended = `select pg_terminate_backend(pid) from (${marking}) marking`
    await waitFor(async () => expect((await runSql(inner, ended)).rows).toHaveLength(1))
  })
  await waitFor(async () => expect((await allMails(db))[0]?.sent_at).not.toBeNull())
  expect(smtp.deliveries).toHaveLength(1)
})

describe.each(['pglite', 'postgres'] as const)('mails on %s', (dialect) => {
  it('are sent after their transaction commits, and their text is deleted', async () => {
    const { db } = connections[dialect]
    const mailer = await open(connections[dialect])
    await mailer.start()
    await db.transaction().execute((inner) => mailer.queue(inner, code('nora@example.com')))
    mailer.nudge()
    await waitFor(() => expect(smtp.deliveries).toHaveLength(1))
    const [delivery] = smtp.deliveries
    expect(delivery).toMatchObject({ from: 'hello@marsad.example', to: ['nora@example.com'] })
    expect(delivery?.data).toMatch(/^From: Marsad <hello@marsad.example>/m)
    expect(delivery?.data).toMatch(/^Subject: Your Marsad code/m)
    expect(delivery?.data).toMatch(/^Auto-Submitted: auto-generated/m)
    expect(delivery?.data).toContain('multipart/alternative')
    await mailer.stop()
    const [storedMail] = await allMails(db)
    expect(storedMail).toMatchObject({ body_text: '', body_html: '', attempts: 1, failure: null })
    expect(storedMail?.sent_at).not.toBeNull()
  })

  it('are never sent when their transaction is rolled back', async () => {
    const { db } = connections[dialect]
    const mailer = await open(connections[dialect])
    await mailer.start()
    const undone = db.transaction().execute(async (inner) => {
      await mailer.queue(inner, code('nobody@example.com'))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await mailer.queue(db, code('somebody@example.com'))
    mailer.nudge()
    await waitFor(() => expect(smtp.deliveries).toHaveLength(1))
    await mailer.stop()
    expect(smtp.deliveries.flatMap(({ to }) => to)).toEqual(['somebody@example.com'])
    expect(await allMails(db)).toHaveLength(1)
  })

  it('are retried after a failure, later each time', async () => {
    const { db } = connections[dialect]
    const mailer = await open(connections[dialect])
    smtp.refuseNext(2)
    await mailer.queue(db, code('nora@example.com'))
    await mailer.start()
    for (const [attempts, wait] of [
      [1, 15],
      [2, 30],
    ] as const) {
      const storedMail = await waitFor(async () => {
        const [mail] = await allMails(db)
        expect(mail).toMatchObject({ attempts, failure: expect.any(String) })
        expect(mail?.wait).toEqual(expect.any(Number))
        return mail
      })
      expect(storedMail?.wait).toBeGreaterThan(wait - 5)
      expect(storedMail?.wait).toBeLessThanOrEqual(2 * wait)
      expect(storedMail?.body_text).toContain('4827')
      expect(smtp.deliveries).toHaveLength(0)
      await runSql(db, 'update mails set failure = null')
      await makeDue(db)
      mailer.nudge()
    }
    await waitFor(() => expect(smtp.deliveries).toHaveLength(1))
    await mailer.stop()
    expect(await allMails(db)).toMatchObject([{ attempts: 3, failure: null, body_text: '' }])
    // The mail server quoted the mail when it rejected it.
    expect(mailer.logged).toHaveLength(2)
    expect(mailer.logged.join()).not.toMatch(/4827|nora@|not now/)
    expect(mailer.logged.join()).toContain('451')
  })

  it('fail after almost a day, and then wait for a decision', async () => {
    const { db } = connections[dialect]
    const mailer = await open(connections[dialect])
    smtp.refuseNext(100, 550)
    await mailer.queue(db, code('nora@example.com'))
    await mailer.start()
    for (let attempts = 1; attempts <= 15; attempts += 1) {
      await waitFor(async () => expect((await allMails(db))[0]?.attempts).toBe(attempts))
      if (attempts < 15)
        await waitFor(async () => expect((await allMails(db))[0]?.wait).toEqual(expect.any(Number)))
      await makeDue(db)
      mailer.nudge()
    }
    const failed = () => runSql(db, 'select job, reason, data, attempts, status from failed_jobs')
    await waitFor(async () => expect((await failed()).rows).toHaveLength(1))
    await mailer.stop()
    const [storedMail] = await allMails(db)
    expect(storedMail).toMatchObject({ attempts: 15, sent_at: null, wait: null })
    expect(storedMail?.failure).toContain('550')
    expect(storedMail?.body_text).toContain('4827')
    expect((await failed()).rows).toEqual([
      {
        job: 'mail',
        reason: storedMail?.failure,
        data: JSON.stringify({ id: storedMail?.id }),
        attempts: 15,
        status: 'waiting',
      },
    ])
    expect(mailer.logged).toHaveLength(15)
  })

  it('are neither sent nor kept when they have expired', async () => {
    const { db } = connections[dialect]
    const mailer = await open(connections[dialect])
    await mailer.queue(db, code('nora@example.com'))
    await runSql(db, 'update mails set useless_at = now()')
    await mailer.start()
    await waitFor(async () => expect((await allMails(db))[0]?.wait).toBeNull())
    await mailer.stop()
    await expireMails(db)
    expect(smtp.deliveries).toHaveLength(0)
    expect(await allMails(db)).toMatchObject([
      { attempts: 0, sent_at: null, failure: 'too late', body_text: '', body_html: '' },
    ])
  })
})

describe('two processes on one database', () => {
  it('send each of many mails once', async () => {
    const second = await connectPostgres(postgres.url, 4)
    const { db } = connections.postgres
    const both = [await open(connections.postgres), await open(second)] as const
    const people = Array.from({ length: 50 }, (_, index) => `person${index}@example.com`)
    await db.transaction().execute(async (inner) => {
      for (const to of people) await both[0].queue(inner, code(to))
    })
    for (const { start } of both) await start()
    for (const { nudge } of [...both, ...both]) nudge()
    await waitFor(async () =>
      expect((await allMails(db)).every(({ sent_at }) => sent_at !== null)).toBe(true),
    )
    await Promise.all(both.map(({ stop }) => stop()))
    await second.close()
    expect(smtp.deliveries.flatMap(({ to }) => to).toSorted()).toEqual(people.toSorted())
    expect((await allMails(db)).every(({ attempts }) => attempts === 1)).toBe(true)
  })
})

describe('a mail sender', () => {
  it('finishes running deliveries when it is stopped', async () => {
    const { db } = connections.postgres
    const mailer = await open(connections.postgres)
    await mailer.queue(db, code('nora@example.com'))
    await mailer.start()
    await mailer.stop()
    const sent = (await allMails(db)).filter(({ sent_at }) => sent_at !== null)
    expect(sent).toHaveLength(smtp.deliveries.length)
    await mailer.queue(db, code('later@example.com'))
    mailer.nudge()
    expect((await allMails(db))[1]).toMatchObject({ attempts: 0, sent_at: null })
  })

  it('keeps mails while the server is unreachable, and logs it', async () => {
    const { db } = connections.postgres
    await smtp.close()
    const mailer = await open(connections.postgres)
    await mailer.queue(db, code('nora@example.com'))
    await mailer.start()
    await waitFor(() => expect(mailer.logged.join()).toContain('ECONNREFUSED'))
    expect(await allMails(db)).toMatchObject([{ attempts: 1, sent_at: null }])
  })

  it('treats an address as one address', async () => {
    const { db } = connections.postgres
    const mailer = await open(connections.postgres)
    await mailer.queue(db, code('nora@example.com, all@example.com'))
    await mailer.start()
    await waitFor(async () => expect((await allMails(db))[0]?.attempts).toBe(1))
    await mailer.stop()
    expect(smtp.deliveries.flatMap(({ to }) => to)).not.toContain('all@example.com')
  })
})

describe('without a mail server', () => {
  it('mails can be read for a day', async () => {
    const { db } = connections.pglite
    const mailer = await openMailer(connections.pglite, undefined)
    for (const to of ['old@example.com', 'new@example.com']) await mailer.queue(db, code(to))
    await runSql(
      db,
      `update mails set created_at = now() - interval '25 hours' where recipient like 'old%'`,
    )
    await mailer.start()
    await mailer.runJob('mailbox-tidy')
    mailer.nudge()
    await waitFor(async () => expect(await allMails(db)).toHaveLength(1))
    await mailer.stop()
    expect(await allMails(db)).toMatchObject([
      { recipient: 'new@example.com', attempts: 0, body_text: expect.stringContaining('4827') },
    ])
  })
})
