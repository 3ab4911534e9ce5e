import { once } from 'node:events'
import { connect as connectTo, createServer, type Socket } from 'node:net'
import { pipeline } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectPostgres } from '#server/platform/database/connect.ts'
import {
  withTransaction,
  runSql,
  type Connection,
  type Database,
} from '#server/platform/database/database.ts'
import { withDeadlines } from '#server/platform/database/deadlines.ts'
import {
  isConnectionLost,
  isDatabaseUnavailable,
} from '#server/platform/database/databaseUnavailable.ts'
import { settleAll } from '#server/platform/settleAll.ts'
import { startPostgres } from '../../../../scripts/postgres/startPostgres.ts'
import { connectEmpty } from '../../../support/connectEmpty.ts'

/** A new embedded database may take a while on a busy machine. */
const slow = { timeout: 30_000 }

/** Runs work on a connection that leads through a place where its sockets can be watched or cut. */
async function throughProxy(
  postgres: { readonly url: string },
  onSocket: (socket: Socket) => void,
  work: (connection: Connection) => Promise<unknown>,
): Promise<void> {
  const { port } = new URL(postgres.url)
  const between = createServer((socket) => {
    onSocket(socket)
    if (socket.destroyed) return
    // When either side ends or fails, the other one ends as well.
    pipeline(socket, connectTo(Number(port), '127.0.0.1'), socket, () => {})
  }).listen(0, '127.0.0.1')
  await once(between, 'listening')
  const address = between.address()
  const proxyPort = typeof address === 'object' ? address?.port : 0
  const connection = await connectPostgres(postgres.url.replace(`:${port}/`, `:${proxyPort}/`), 2)
  try {
    await work(connection)
  } finally {
    await connection.close()
    between.close()
  }
}

/** Returns everything a connection sends to the database. */
async function recordTraffic(
  postgres: { readonly url: string },
  work: (connection: Connection) => Promise<unknown>,
): Promise<string> {
  const sent: Buffer[] = []
  await throughProxy(postgres, (socket) => socket.on('data', (bytes) => sent.push(bytes)), work)
  return Buffer.concat(sent).toString()
}

describe('a lost connection', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => void (postgres = await startPostgres()))
  afterAll(() => postgres.stop())

  it('is replaced before anything is sent, while the database is restarted', async () => {
    let refused = 0
    const refuse = (socket: Socket): void => {
      if (refused++ < 10) socket.destroy()
    }
    await throughProxy(postgres, refuse, async ({ db }) => {
      const begun = [
        runSql(db, 'select $1::int as one', [1]),
        db.transaction().execute((inner) => runSql(inner, 'select $1::int as one', [1])),
      ]
      const rows = [{ one: 1 }]
      expect(await Promise.all(begun)).toMatchObject([{ rows }, { rows }])
      expect(refused).toBeGreaterThan(10)
    })
  })

  const losing = async (then: (inner: Database, ended: Promise<unknown>) => Promise<unknown>) => {
    const { db, close } = await connectPostgres(postgres.url, 2)
    const lost = db.transaction().execute(async (inner) => {
      const { rows } = await runSql<{ pid: number }>(inner, 'select pg_backend_pid() as pid')
      // Returns when the process behind the connection has ended.
      await then(inner, runSql(db, 'select pg_terminate_backend($1, 8000)', [rows[0]?.pid]))
    })
    const error: unknown = await lost.catch((reason: unknown) => reason)
    expect(isConnectionLost(error)).toBe(true)
    expect((await runSql(db, 'select $1::int as one', [1])).rows).toEqual([{ one: 1 }])
    await close()
    return String(error)
  }

  it('is recognized where a socket closes without a word', async () => {
    const sockets: Socket[] = []
    const cut = () => sockets.forEach((socket) => socket.destroy())
    await throughProxy(
      postgres,
      (socket) => sockets.push(socket),
      async ({ db }) => {
        const begin = (then: (inner: Database) => Promise<unknown>) =>
          withTransaction(db, async (inner) => {
            await runSql(inner, 'select 1 as one')
            cut()
            await then(inner)
          }).catch((error: unknown) => error)
        const during = await begin((inner) => runSql(inner, 'select pg_sleep(20)'))
        const atCommit = await begin(async () => undefined)
        expect([during, atCommit].map(isConnectionLost)).toEqual([true, true])
      },
    )
  })

  it('fails only its transaction, during a statement', async () => {
    const reason = await losing((inner, ended) =>
      Promise.all([runSql(inner, 'select pg_sleep(20)'), ended]),
    )
    expect(reason).toMatch(/terminat|ECONNRESET/)
  })

  it('fails only its transaction, between two statements', async () => {
    const reason = await losing(async (inner, ended) => {
      await ended
      await runSql(inner, 'select 1')
    })
    expect(reason).toContain('not queryable')
  })
})

describe('statements of a transaction that are issued together', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => void (postgres = await startPostgres()))
  afterAll(() => postgres.stop())

  const insert = (db: Database, id: number) =>
    runSql(db, 'insert into things values ($1) returning id', [id])
  const count = async (db: Database) => (await runSql(db, 'select id from things')).rows.length
  /** The results are awaited after the commit was issued. */
  const commitWith = async (
    db: Database,
    work: (inner: Database) => Promise<unknown>[],
  ): Promise<unknown[]> => {
    const { results } = await withTransaction(db, async (inner) => {
      const all = settleAll(work(inner))
      // Its error is that of the commit as well.
      all.catch(() => {})
      return { results: all }
    })
    return results
  }

  it(
    'are sent in one message with its beginning and its commit, and described once',
    slow,
    async () => {
      const traffic = await recordTraffic(postgres, async ({ db, runScript }) => {
        await runScript('create table things (id int primary key)')
        await runSql(db, `select 'start'`)
        const results = await commitWith(db, (inner) => [insert(inner, 1), insert(inner, 2)])
        expect(results).toMatchObject([{ rows: [{ id: 1 }] }, { rows: [{ id: 2 }] }])
        await runSql(db, `select 'end'`)
        expect(await commitWith(db, (inner) => [insert(inner, 3)])).toMatchObject([
          { rows: [{ id: 3 }], numAffectedRows: 1n },
        ])
        expect(await count(db)).toBe(3)
      })
      const between = traffic.slice(traffic.indexOf(`'start'`), traffic.indexOf(`'end'`))
      expect(between).toContain('commit')
      const ends = between.split('S\0\0\0\u0004').length - 1
      expect(ends).toBe(2)
      const description = 'D\0\0\0\u0006P'
      expect(between).toContain(description)
      const [, last = ''] = traffic.split(`'end'`)
      expect(last.slice(last.indexOf('begin'), last.indexOf('select id'))).not.toContain(
        description,
      )
    },
  )

  it('have no effect if one of them fails, and the connection serves the next', slow, async () => {
    const { db, runScript, close } = await connectPostgres(postgres.url, 1)
    await runScript('drop table if exists things; create table things (id int primary key)')
    await expect(
      commitWith(db, (inner) => [insert(inner, 1), insert(inner, 1), insert(inner, 3)]),
    ).rejects.toThrow('duplicate')
    expect(await count(db)).toBe(0)
    await commitWith(db, (inner) => [insert(inner, 4)])
    expect(await count(db)).toBe(1)
    await close()
  })

  it('may all be without values', slow, async () => {
    const { db, runScript, close } = await connectPostgres(postgres.url, 1)
    await runScript('drop table if exists things; create table things (id int primary key)')
    for (const text of ['insert into things values (1)', 'insert into things values (2); select 1'])
      await db.transaction().execute((inner) => runSql(inner, text))
    expect(await count(db)).toBe(2)
    for (const text of ['delete from things', 'delete from things; select 1']) {
      const undone = db.transaction().execute(async (inner) => {
        await runSql(inner, text)
        throw new Error('undone')
      })
      await expect(undone).rejects.toThrow('undone')
    }
    expect(await count(db)).toBe(2)
    await close()
  })

  it('are refused once the commit was issued', slow, async () => {
    const { db, runScript, close } = await connectPostgres(postgres.url, 1)
    await runScript('drop table if exists things; create table things (id int primary key)')
    let late: Promise<unknown> = Promise.resolve()
    await commitWith(db, (inner) => {
      const first = insert(inner, 1)
      late = first.then(() => insert(inner, 2))
      late.catch(() => {})
      return [first]
    })
    await expect(late).rejects.toThrow('ended')
    expect(await count(db)).toBe(1)
    await close()
  })
})

describe('deadlines', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => void (postgres = await startPostgres()))
  afterAll(() => postgres.stop())

  const selectTimeouts = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`
  const kinds = [
    ['brief', '1s', '500ms'],
    ['authority', '10s', '3s'],
    ['request', '10s', '3s'],
    ['job', '2min', '1min'],
    ['transfer', '5min', '30s'],
  ] as const

  it(
    'of each kind of work apply to its statements; sessions have those of a request',
    slow,
    async () => {
      const traffic = await recordTraffic(postgres, async ({ db, runScript }) => {
        for (const [kind, statement, lock] of kinds) {
          const within = { statement, lock }
          await withDeadlines(kind, async () => {
            expect([kind, (await runSql(db, selectTimeouts)).rows]).toEqual([kind, [within]])
            expect((await runSql(db, `${selectTimeouts} where $1`, [true])).rows).toEqual([within])
            const inside = await db.transaction().execute((inner) => runSql(inner, selectTimeouts))
            expect(inside.rows).toEqual([within])
            await expect(runSql(db, 'select nothing')).rejects.toThrow('nothing')
            expect((await runSql(db, selectTimeouts)).rows).toEqual([within])
          })
          expect((await runSql(db, selectTimeouts)).rows).toEqual([
            { statement: '10s', lock: '3s' },
          ])
        }
        await runScript('create table things (id int)')
      })
      const sessions = traffic.match(/set session \w+ = \d+/g) ?? []
      expect(new Set(sessions)).toEqual(
        new Set([
          'set session statement_timeout = 10000',
          'set session lock_timeout = 3000',
          'set session idle_in_transaction_session_timeout = 30000',
        ]),
      )
    },
  )

  it('apply to the session for statements that cannot run in a transaction', slow, async () => {
    await recordTraffic(postgres, async ({ db }) => {
      await withDeadlines('job', () => runSql(db, 'vacuum'))
      expect((await runSql(db, selectTimeouts)).rows).toEqual([{ statement: '10s', lock: '3s' }])
    })
  })
})

it(
  'requests do not wait for jobs and transfers, even when these use all their connections',
  slow,
  async () => {
    const postgres = await startPostgres()
    const { db, close } = await connectPostgres(postgres.url, 4)
    const gate = Promise.withResolvers<void>()
    const blocked: Promise<unknown>[] = []
    for (const kind of ['job', 'transfer'] as const)
      for (let at = 0; at < 6; at += 1) {
        const begun = Promise.withResolvers<void>()
        const work = async (inner: Database): Promise<void> => {
          await runSql(inner, 'select 1')
          begun.resolve()
          await gate.promise
        }
        blocked.push(withDeadlines(kind, () => db.transaction().execute(work)))
        if (at < 2) await begun.promise
      }
    blocked.push(withDeadlines('job', () => runSql(db, 'select 1')))
    const answered = await Promise.race([
      Promise.all([
        runSql(db, 'select $1::int as one', [1]),
        db
          .transaction()
          .execute((inner) => runSql(inner, 'create table orders_there_are (id int)')),
      ]).then(() => 'at once'),
      setTimeout(3000, 'late', { ref: false }),
    ])
    expect(answered).toBe('at once')
    gate.resolve()
    await Promise.all(blocked)
    await close()
    await postgres.stop()
  },
)

it('a connection sends only start-up parameters that poolers accept', async () => {
  const pooler = createServer().listen(0, '127.0.0.1')
  const startupPacket = new Promise<string>((done) => {
    pooler.on('connection', (socket) => {
      socket.once('data', (packet) => {
        done(packet.toString())
        socket.destroy()
      })
    })
  })
  await once(pooler, 'listening')
  const address = pooler.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { db, close } = await connectPostgres(`postgres://me@127.0.0.1:${port}/shop`, 2)
  await runSql(db, 'select 1').catch(() => undefined)
  await close()
  pooler.close()
  const names = (await startupPacket)
    .slice(8)
    .split('\0')
    .filter((_, at) => at % 2 === 0)
  expect(names.filter(Boolean).toSorted()).toEqual(['client_encoding', 'database', 'user'])
})

describe('the embedded database', () => {
  it('refuses a caller that waits too long, and serves the next', slow, async () => {
    const { db, close } = await connectEmpty()
    const long = 'select count(*) from generate_series(1, 4000000) a, generate_series(1, 2) b'
    const answers = await Promise.allSettled([
      withDeadlines('brief', () => runSql(db, long)),
      runSql(db, 'select 1 as one'),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(isDatabaseUnavailable(answers[0]?.status === 'rejected' && answers[0].reason)).toBe(true)
    await close()
  })

  it('continues after a failed script, statement or transaction', slow, async () => {
    const connection = await connectEmpty()
    const { db } = connection
    const two = async () => (await runSql(db, 'select $1::int + 1 as two', [1])).rows
    await connection.runScript('create table things (id int primary key)')
    await expect(
      connection.runScript('begin; insert into things values (1); select nothing; commit'),
    ).rejects.toThrow('nothing')
    expect(await two()).toEqual([{ two: 2 }])
    await expect(runSql(db, 'select $1::int / 0', [1])).rejects.toThrow('division by zero')
    expect(await two()).toEqual([{ two: 2 }])
    await expect(
      db.transaction().execute(async (inner) => {
        await runSql(inner, 'insert into things values ($1)', [2])
        await runSql(inner, 'insert into things values ($1)', [2])
      }),
    ).rejects.toThrow('things_pkey')
    const failing = Array.from({ length: 20 }, (_, index) =>
      runSql(db, index % 2 ? 'select $1::int / 0' : 'select $1::int + 1 as two', [1]),
    )
    const answers = await Promise.allSettled(failing)
    expect(answers.map(({ status }) => status)).toEqual(
      failing.map((_, index) => (index % 2 ? 'rejected' : 'fulfilled')),
    )
    expect((await runSql(db, 'select * from things')).rows).toEqual([])
    const timers = () =>
      process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length
    const timersBefore = timers()
    await withDeadlines('structure', two)
    expect(timers()).toBeLessThanOrEqual(timersBefore)
    await connection.close()
  })
})
