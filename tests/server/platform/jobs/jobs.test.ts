import { describe, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { openDatabases } from './support/databases.ts'
import { openJobs, startJobs } from './support/openJobs.ts'
import { makeDue, remembering, waitFor, waitingJobs } from './support/samples.ts'

const databases = openDatabases('pglite', 'postgres')

describe.each(['pglite', 'postgres'] as const)('a job on %s', (dialect) => {
  const connect = () => databases()[dialect]

  it('runs at once after its transaction commits, with its data', async () => {
    const { job, seen } = remembering('told')
    const { db } = connect()
    const jobs = await startJobs(connect(), [job], { pollInterval: 60_000 })
    await db.transaction().execute((inner) => jobs.send(inner, 'told', { id: 1 }))
    jobs.nudge()
    await waitFor(() => expect(seen).toEqual([{ id: 1 }]))
  })

  it('never runs when its transaction is rolled back', async () => {
    const { job, seen } = remembering('undone')
    const { db } = connect()
    const jobs = await startJobs(connect(), [job])
    const undone = db.transaction().execute(async (inner) => {
      await jobs.send(inner, 'undone', { id: 1 })
      await jobs.send(inner, 'undone', { id: 2 }, { key: 'once' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await jobs.send(db, 'undone', { id: 3 })
    jobs.nudge()
    await waitFor(() => expect(seen).toEqual([{ id: 3 }]))
    expect(await waitingJobs(db, 'undone')).toEqual([])
  })

  it('is found by polling', async () => {
    const { job, seen } = remembering('found')
    const jobs = await startJobs(connect(), [job], { pollInterval: 100 })
    await jobs.send(connect().db, 'found', {})
    await waitFor(() => expect(seen).toHaveLength(1))
  })

  it('waits until its start time', async () => {
    const { job, seen } = remembering('later')
    const { db } = connect()
    const jobs = await startJobs(connect(), [job])
    await jobs.send(db, 'later', { id: 1 }, { startAfter: new Date(Date.now() + 60_000) })
    await jobs.send(db, 'later', { id: 2 })
    jobs.nudge()
    await waitFor(() => expect(seen).toEqual([{ id: 2 }]))
    const [waiting] = await waitingJobs(db, 'later')
    expect(waiting?.wait).toBeGreaterThan(50)
    await makeDue(db)
    jobs.nudge()
    await waitFor(() => expect(seen).toHaveLength(2))
  })

  it('waits only once per key, with the data and start time sent last', async () => {
    const { job, seen } = remembering('keyed')
    const { db } = connect()
    const jobs = await openJobs(connect(), [job])
    const inAMinute = new Date(Date.now() + 60_000)
    await jobs.send(db, 'keyed', { id: 1 }, { key: 'a' })
    await jobs.send(db, 'keyed', { id: 2 }, { key: 'a', startAfter: inAMinute })
    await jobs.send(db, 'keyed', { id: 3 }, { key: 'b' })
    await jobs.send(db, 'keyed', { id: 4 }, { key: 'a' })
    expect(await waitingJobs(db, 'keyed')).toHaveLength(2)
    await jobs.start()
    await waitFor(() => expect(seen).toHaveLength(2))
    expect(seen.toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual([{ id: 3 }, { id: 4 }])
    await jobs.stop()
  })

  it('can wait while another one with the same key is running', async () => {
    const seen: unknown[] = []
    let goOn = () => {}
    const { job } = remembering('again', {
      work: async (data) => {
        seen.push(data)
        if (seen.length === 1) await new Promise<void>((done) => (goOn = done))
      },
    })
    const { db } = connect()
    const jobs = await startJobs(connect(), [job])
    await jobs.send(db, 'again', { id: 1 }, { key: 'a' })
    jobs.nudge()
    await waitFor(() => expect(seen).toHaveLength(1))
    await jobs.send(db, 'again', { id: 2 }, { key: 'a' })
    jobs.nudge()
    await waitFor(() => expect(seen).toEqual([{ id: 1 }, { id: 2 }]))
    goOn()
  })

  it('is retried with a growing delay after a failure, and finally recorded as failed', async () => {
    const { job, seen } = remembering('fails', {
      work: async (data) => {
        seen.push(data)
        throw new Error(`no ${seen.length}`)
      },
    })
    const { db } = connect()
    const jobs = await startJobs(connect(), [job])
    await jobs.send(db, 'fails', { id: 'x' })
    jobs.nudge()
    for (const [attempts, least] of [
      [1, 10],
      [2, 20],
    ] as const) {
      await waitFor(() => expect(jobs.logged).toHaveLength(attempts))
      const [waiting] = await waitFor(async () => {
        const all = await waitingJobs(db, 'fails')
        expect(all).toMatchObject([{ state: 'retry' }])
        return all
      })
      expect(waiting?.wait).toBeGreaterThan(least - 2)
      expect(waiting?.wait).toBeLessThanOrEqual(2 * least)
      await makeDue(db)
      jobs.nudge()
    }
    const failed = await waitFor(async () => {
      const { rows } = await runSql(
        db,
        'select job, reason, data, attempts, status, failed_at from failed_jobs',
      )
      expect(rows).toHaveLength(1)
      return rows
    })
    expect(failed).toEqual([
      {
        job: 'fails',
        reason: 'no 3',
        data: '{"id":"x"}',
        attempts: 3,
        status: 'waiting',
        failed_at: expect.any(String),
      },
    ])
    expect(jobs.logged).toHaveLength(3)
    expect(jobs.logged[2]).toContain('will not be retried')
    expect(await waitingJobs(db, 'fails')).toEqual([])
  })

  it('that exceeds its time limit is aborted and retried, even if it ignores the signal', async () => {
    let aborted = false
    const { job } = remembering('slow', {
      expireInSeconds: 1,
      retries: { limit: 1, delay: 60 },
      work: (_, { signal }) => {
        signal.addEventListener('abort', () => (aborted = true))
        return new Promise(() => {})
      },
    })
    const { db } = connect()
    const jobs = await startJobs(connect(), [job])
    await jobs.send(db, 'slow', {})
    jobs.nudge()
    await waitFor(async () =>
      expect(await waitingJobs(db, 'slow')).toMatchObject([{ state: 'retry' }]),
    )
    expect(aborted).toBe(true)
    expect(jobs.logged.join()).toContain('longer than 1 seconds')
  })

  it('cannot be sent when no process declares it', async () => {
    const jobs = await startJobs(connect(), [])
    expect(jobs.has('unknown')).toBe(false)
    await expect(jobs.send(connect().db, 'unknown', {})).rejects.toThrow('no job called "unknown"')
  })

  it('has the options of its latest declaration', async () => {
    const { db } = connect()
    const before = await openJobs(connect(), [remembering('changed').job])
    await before.stop()
    const { job } = remembering('changed', { retries: { limit: 7, delay: 3 }, expireInSeconds: 99 })
    const after = await openJobs(connect(), [job])
    await after.send(db, 'changed', {})
    const { rows } = await runSql(
      db,
      "select retry_limit, retry_delay, expire_seconds from pgboss.job where name = 'changed'",
    )
    await after.stop()
    expect(rows).toEqual([{ retry_limit: 7, retry_delay: 3, expire_seconds: 99 }])
  })
})

it('a waiting job does not start while an uncommitted transaction changes it', async () => {
  const { job, seen } = remembering('held')
  const { postgres } = databases()
  const { db } = postgres
  const jobs = await openJobs(postgres, [job])
  await jobs.send(db, 'held', { id: 1 }, { key: 'a' })
  await db.transaction().execute(async (inner) => {
    await jobs.send(inner, 'held', { id: 2 }, { key: 'a' })
    await jobs.start()
    await jobs.send(db, 'held', { id: 3 })
    jobs.nudge()
    await waitFor(() => expect(seen).toEqual([{ id: 3 }]))
  })
  jobs.nudge()
  await waitFor(() => expect(seen).toEqual([{ id: 3 }, { id: 2 }]))
  await jobs.stop()
})
