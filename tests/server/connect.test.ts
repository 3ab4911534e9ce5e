import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectEmbedded, connectPostgres } from '#server/database/connect.ts'
import { run, type Database } from '#server/database/database.ts'
import { startPostgres } from '../../scripts/postgres/startPostgres.ts'

/** A fresh embedded database takes its time on a busy machine. */
const slow = { timeout: 30_000 }

describe('a connection that is lost within a transaction', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => void (postgres = await startPostgres()), 60_000)
  afterAll(() => postgres.stop())

  const losing = async (then: (inner: Database, ended: Promise<unknown>) => Promise<unknown>) => {
    const { db, close } = await connectPostgres(postgres.url, 2)
    const lost = db.transaction().execute(async (inner) => {
      const { rows } = await run<{ pid: number }>(inner, 'select pg_backend_pid() as pid')
      await then(inner, run(db, 'select pg_terminate_backend($1)', [rows[0]?.pid]))
    })
    const reason = await lost.then(
      () => 'nothing was lost',
      (error: unknown) => String(error),
    )
    expect((await run(db, 'select $1::int as one', [1])).rows).toEqual([{ one: 1 }])
    await close()
    return reason
  }

  it('fails the transaction alone, during a statement', async () => {
    const reason = await losing((inner, ended) =>
      Promise.all([run(inner, 'select pg_sleep(20)'), ended]),
    )
    expect(reason).toMatch(/terminat|ECONNRESET/)
  })

  it('fails the transaction alone, between two statements', async () => {
    const reason = await losing(async (inner, ended) => {
      await ended
      await setTimeout(500)
      await run(inner, 'select 1')
    })
    expect(reason).toContain('not queryable')
  })
})

describe('the embedded database', () => {
  it('goes on after a script, a statement and a transaction that failed', slow, async () => {
    const connection = await connectEmbedded(undefined)
    const { db } = connection
    const two = async () => (await run(db, 'select $1::int + 1 as two', [1])).rows
    await connection.script('create table things (id int primary key)')
    await expect(
      connection.script('begin; insert into things values (1); select nothing; commit'),
    ).rejects.toThrow('nothing')
    expect(await two()).toEqual([{ two: 2 }])
    await expect(run(db, 'select $1::int / 0', [1])).rejects.toThrow('division by zero')
    expect(await two()).toEqual([{ two: 2 }])
    await expect(
      db.transaction().execute(async (inner) => {
        await run(inner, 'insert into things values ($1)', [2])
        await run(inner, 'insert into things values ($1)', [2])
      }),
    ).rejects.toThrow('things_pkey')
    const failing = Array.from({ length: 20 }, (_, index) =>
      run(db, index % 2 ? 'select $1::int / 0' : 'select $1::int + 1 as two', [1]),
    )
    const answers = await Promise.allSettled(failing)
    expect(answers.map(({ status }) => status)).toEqual(
      failing.map((_, index) => (index % 2 ? 'rejected' : 'fulfilled')),
    )
    expect((await run(db, 'select * from things')).rows).toEqual([])
    await connection.close()
  })
})
