import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectPostgres } from '#server/platform/database/connect.ts'
import { runSql, type Connection } from '#server/platform/database/database.ts'
import { withDeadlines } from '#server/platform/database/deadlines.ts'
import { withAdvisoryLock } from '#server/platform/database/withAdvisoryLock.ts'
import { startPostgres, type PostgresServer } from '../../../../scripts/postgres/startPostgres.ts'
import { hasPooler, startPooler, type Pooler } from '../../../support/startPooler.ts'

/** More connections of processes than the pooler has to the database. */
const poolSize = 3
const processCount = 5

describe.skipIf(!hasPooler)('behind a pooler that lends connections for one transaction', () => {
  let postgres: PostgresServer
  let pooler: Pooler
  let processes: readonly Connection[]
  const first = (): Connection => processes[0] ?? expect.fail('there is no connection')

  const urlOfShop = (): string => pooler.urlOf(postgres.url).replace('postgres@', 'shop@')

  beforeAll(async () => {
    postgres = await startPostgres()
    const direct = await connectPostgres(postgres.url, 2)
    await runSql(direct.db, `create role shop login superuser`)
    await runSql(direct.db, `alter role shop set timezone = 'Asia/Riyadh'`)
    await direct.close()
    pooler = await startPooler(postgres.url, poolSize)
    processes = await Promise.all(
      Array.from({ length: processCount }, () => connectPostgres(urlOfShop(), 8)),
    )
  })
  afterAll(async () => {
    await Promise.all(processes.map(({ close }) => close()))
    await pooler.stop()
    await postgres.stop()
  })

  it('statements, their deadlines and times are those of a connection of our own', async () => {
    const text = `select $1::int as number, current_setting('timezone') as zone,
      current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`
    const read = (number: number) =>
      Promise.all(
        processes.flatMap(({ db }) => [
          runSql(db, text, [number]),
          withDeadlines('job', () => runSql(db, text, [number])),
          db.transaction().execute((inner) => runSql(inner, text, [number])),
        ]),
      )
    const ofRequest = { zone: 'UTC', statement: '10s', lock: '3s' }
    for (let number = 0; number < 20; number += 1) {
      const answers = (await read(number)).map(({ rows }) => rows[0])
      const expected = [ofRequest, { zone: 'UTC', statement: '2min', lock: '1min' }, ofRequest]
      expect(answers).toEqual(
        processes.flatMap(() => expected.map((each) => ({ number, ...each }))),
      )
    }
  })

  it('they leave the sessions that others use as they were', async () => {
    await withDeadlines('job', () => runSql(first().db, 'vacuum'))
    const text = `select current_setting('statement_timeout') as statement,
      (select count(*)::int from pg_prepared_statements) as prepared`
    const others = Array.from(
      { length: poolSize },
      () => new pg.Client({ connectionString: urlOfShop() }),
    )
    // Each takes one of the connections, which all transactions before have used.
    for (const other of others) {
      await other.connect()
      await other.query('begin')
      expect((await other.query(text)).rows).toEqual([{ statement: '0', prepared: 0 }])
    }
    await Promise.all(others.map((other) => other.end()))
  })

  it('more processes than it has connections wait for the same work, one after another', async () => {
    let running = 0
    const most = await Promise.all(
      processes.map((connection) =>
        withAdvisoryLock(connection, 'structure', async () => {
          running += 1
          const atOnce = running
          await connection.db.transaction().execute((db) => runSql(db, 'select pg_sleep(0.1)'))
          running -= 1
          return atOnce
        }),
      ),
    )
    expect(most).toEqual(processes.map(() => 1))
  })
})
