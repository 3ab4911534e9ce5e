import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectEmbedded, connectPostgres } from '#server/database/connect.ts'
import { run, type Connection, type Database } from '#server/database/database.ts'
import { startPostgres, type RealPostgres } from '../../../scripts/postgres/startPostgres.ts'
import { startSmtp, type SmtpServer } from '../../support/smtpServer.ts'
import { allMails, makeDue, openMailer } from './support/mails.ts'
import { migrate } from '#server/database/migrations.ts'

type Mailer = ReturnType<typeof openMailer>

const code = (to: string) =>
  ({ to, language: 'en', letter: 'code', values: { code: '4827', minutes: 10 } }) as const
const waitFor = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000, interval: 20 })

let postgres: RealPostgres
let connections: Record<'pglite' | 'postgres', Connection>
let smtp: SmtpServer
let mailers: Mailer[]

beforeAll(async () => {
  postgres = await startPostgres(['fsync=off'])
  connections = {
    pglite: await connectEmbedded(undefined),
    postgres: await connectPostgres(postgres.url, 8),
  }
  await Promise.all(Object.values(connections).map(migrate))
}, 60_000)
afterAll(async () => {
  await Promise.all(Object.values(connections).map(({ close }) => close()))
  await postgres.stop()
})
beforeEach(async () => {
  mailers = []
  smtp = await startSmtp({ delay: 10 })
  await Promise.all(Object.values(connections).map(({ db }) => run(db, 'delete from mails')))
})
afterEach(async () => {
  await Promise.all(mailers.map(({ stop }) => stop()))
  await smtp.close()
})

const open = (db: Database, url: string | undefined = smtp.url): Mailer => {
  const mailer = openMailer(db, url)
  mailers.push(mailer)
  return mailer
}

describe.each(['pglite', 'postgres'] as const)('mails on %s', (dialect) => {
  it('go out when their transaction is committed, and are not kept', async () => {
    const { db } = connections[dialect]
    const mailer = open(db)
    mailer.start()
    await db.transaction().execute((inner) => mailer.post(inner, code('nora@example.com')))
    mailer.nudge()
    await waitFor(() => expect(smtp.deliveries).toHaveLength(1))
    const [delivery] = smtp.deliveries
    expect(delivery).toMatchObject({ from: 'hello@marsad.example', to: ['nora@example.com'] })
    expect(delivery?.data).toMatch(/^From: Marsad <hello@marsad.example>/m)
    expect(delivery?.data).toMatch(/^Subject: Your Marsad code/m)
    expect(delivery?.data).toMatch(/^Auto-Submitted: auto-generated/m)
    expect(delivery?.data).toContain('multipart/alternative')
    await mailer.stop()
    const [kept] = await allMails(db)
    expect(kept).toMatchObject({ body_text: '', body_html: '', attempts: 1, failure: null })
    expect(kept?.sent_at).not.toBeNull()
  })

  it('never go out when their transaction is rolled back', async () => {
    const { db } = connections[dialect]
    const mailer = open(db)
    mailer.start()
    const undone = db.transaction().execute(async (inner) => {
      await mailer.post(inner, code('nobody@example.com'))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await mailer.post(db, code('somebody@example.com'))
    mailer.nudge()
    await waitFor(() => expect(smtp.deliveries).toHaveLength(1))
    await mailer.stop()
    expect(smtp.deliveries.flatMap(({ to }) => to)).toEqual(['somebody@example.com'])
    expect(await allMails(db)).toHaveLength(1)
  })

  it('are tried again after a failure, later each time', async () => {
    const { db } = connections[dialect]
    const mailer = open(db)
    smtp.refuseNext(2)
    await mailer.post(db, code('nora@example.com'))
    mailer.start()
    for (const [attempts, wait] of [
      [1, 15],
      [2, 60],
    ] as const) {
      await waitFor(async () =>
        expect((await allMails(db))[0]).toMatchObject({ attempts, failure: expect.any(String) }),
      )
      const [kept] = await allMails(db)
      expect(kept?.wait).toBeGreaterThan(wait - 5)
      expect(kept?.wait).toBeLessThanOrEqual(wait)
      expect(kept?.body_text).toContain('4827')
      expect(smtp.deliveries).toHaveLength(0)
      await run(db, 'update mails set next_at = now(), failure = null')
      mailer.nudge()
    }
    await waitFor(() => expect(smtp.deliveries).toHaveLength(1))
    await mailer.stop()
    expect(await allMails(db)).toMatchObject([{ attempts: 3, failure: null, body_text: '' }])
    // The server quoted the mail when it refused it.
    expect(mailer.logged).toHaveLength(2)
    expect(mailer.logged.join()).not.toMatch(/4827|nora@|not now/)
    expect(mailer.logged.join()).toContain('451')
  })

  it('are given up after eight tries', async () => {
    const { db } = connections[dialect]
    const mailer = open(db)
    smtp.refuseNext(100, 550)
    await mailer.post(db, code('nora@example.com'))
    mailer.start()
    for (let attempts = 1; attempts <= 8; attempts += 1) {
      await waitFor(() => expect(mailer.logged).toHaveLength(attempts))
      await makeDue(db)
      mailer.nudge()
    }
    await mailer.stop()
    expect(await allMails(db)).toMatchObject([
      { attempts: 8, sent_at: null, failure: expect.stringContaining('550'), body_text: '' },
    ])
  })
})

describe('two processes on one database', () => {
  it('send each of many mails once', async () => {
    const second = await connectPostgres(postgres.url, 4)
    const { db } = connections.postgres
    const both = [open(db), open(second.db)] as const
    const people = Array.from({ length: 50 }, (_, index) => `person${index}@example.com`)
    await db.transaction().execute(async (inner) => {
      for (const to of people) await both[0].post(inner, code(to))
    })
    for (const { start } of both) start()
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

describe('a sender', () => {
  it('waits for what is under way when it is stopped', async () => {
    const { db } = connections.postgres
    const mailer = open(db)
    await mailer.post(db, code('nora@example.com'))
    mailer.start()
    await mailer.stop()
    const sent = (await allMails(db)).filter(({ sent_at }) => sent_at !== null)
    expect(sent).toHaveLength(smtp.deliveries.length)
    await mailer.post(db, code('later@example.com'))
    mailer.nudge()
    expect((await allMails(db))[1]).toMatchObject({ attempts: 0, sent_at: null })
  })

  it('keeps mails while nobody answers, and says so', async () => {
    const { db } = connections.postgres
    await smtp.close()
    const mailer = open(db)
    await mailer.post(db, code('nora@example.com'))
    mailer.start()
    await waitFor(() => expect(mailer.logged.join()).toContain('ECONNREFUSED'))
    expect(await allMails(db)).toMatchObject([{ attempts: 1, sent_at: null }])
  })

  it('takes an address as one address', async () => {
    const { db } = connections.postgres
    const mailer = open(db)
    await mailer.post(db, code('nora@example.com, all@example.com'))
    mailer.start()
    await waitFor(async () => expect((await allMails(db))[0]?.attempts).toBe(1))
    await mailer.stop()
    expect(smtp.deliveries.flatMap(({ to }) => to)).not.toContain('all@example.com')
  })
})

describe('without a mail server', () => {
  it('mails are there to be read for a day', async () => {
    const { db } = connections.pglite
    const mailer = openMailer(db, undefined)
    for (const to of ['old@example.com', 'new@example.com']) await mailer.post(db, code(to))
    await run(
      db,
      `update mails set created_at = now() - interval '25 hours' where recipient like 'old%'`,
    )
    mailer.start()
    await waitFor(async () => expect(await allMails(db)).toHaveLength(1))
    await mailer.stop()
    expect(await allMails(db)).toMatchObject([
      { recipient: 'new@example.com', attempts: 0, body_text: expect.stringContaining('4827') },
    ])
  })
})
