import { describe, expect, it } from 'vitest'
import { connectEmbedded } from '#server/database/connect.ts'
import { run } from '#server/database/database.ts'

describe('the embedded database', () => {
  it('goes on after a script, a statement and a transaction that failed', async () => {
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
