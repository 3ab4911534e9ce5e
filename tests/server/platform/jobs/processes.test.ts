import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { openDatabases } from './support/databases.ts'
import { openJobs, startJobs } from './support/openJobs.ts'
import {
  countJobs,
  makeDue,
  nextSchedulePass,
  remembering,
  waitFor,
  waitingJobs,
} from './support/samples.ts'

const databases = openDatabases('postgres')
const every = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))

it('two processes share many jobs and run each of them once', async () => {
  const { postgres, connectAgain } = databases()
  const second = await connectAgain()
  const [one, other] = [remembering('shared'), remembering('shared')] as const
  const both = [await openJobs(postgres, [one.job]), await openJobs(second, [other.job])] as const
  const [{ send }] = both
  await postgres.db.transaction().execute(async (inner) => {
    for (const data of every(400)) await send(inner, 'shared', data)
  })
  for (const { start } of both) await start()
  await waitFor(() => expect(one.seen.length + other.seen.length).toBe(400))
  await Promise.all(both.map(({ stop }) => stop()))
  const ids = [...one.seen, ...other.seen].map(({ id }) => Number(id))
  expect(new Set(ids).size).toBe(400)
  expect(one.seen.length).toBeGreaterThan(0)
  expect(other.seen.length).toBeGreaterThan(0)
})

it('two processes run a scheduled job once per scheduled time', async () => {
  const { postgres, connectAgain } = databases()
  const connections = [postgres, await connectAgain()]
  const counts = connections.map(() => remembering('each-minute', { schedule: '* * * * *' }))
  const paces = { pollInterval: 100, scheduleInterval: 1000 }
  const both = await Promise.all(
    connections.map((connection, index) =>
      openJobs(connection, [counts[index]?.job ?? []].flat(), paces),
    ),
  )
  const began = Math.floor(Date.now() / 60_000)
  for (const { start } of both) await start()
  const times = () => counts.flatMap(({ seen }) => seen).length
  await waitFor(() => expect(times()).toBeGreaterThan(0))
  // Both look at the schedules once more, and then the second one alone.
  for (const { stop } of both) {
    await nextSchedulePass(postgres.db)
    await stop()
  }
  const scheduledTimes = 1 + Math.floor(Date.now() / 60_000) - began
  expect(times()).toBeLessThanOrEqual(scheduledTimes)
  for (const { count } of await countJobs(postgres.db))
    expect(count).toBeLessThanOrEqual(scheduledTimes)
})

it('a scheduled job that was missed while no process ran is run once', async () => {
  const { postgres } = databases()
  const { job, seen } = remembering('nightly', { schedule: '0 3 * * *' })
  const first = await openJobs(postgres, [job])
  await first.stop()
  await runSql(postgres.db, "update pgboss.schedule set created_on = now() - interval '4 days'")
  await runSql(postgres.db, "update pgboss.version set cron_on = now() - interval '3 days'")
  const second = await openJobs(postgres, [job], { pollInterval: 100 })
  await second.start()
  await waitFor(() => expect(seen).toHaveLength(1))
  // Waits for the pass over the schedules, so that everything it has sent is there.
  await second.stop()
  expect(await countJobs(postgres.db)).toEqual([
    { name: '__pgboss__send-it', count: 1 },
    { name: 'nightly', count: 1 },
  ])
  expect(seen).toHaveLength(1)
})

it('a schedule that is no longer declared is removed', async () => {
  const { postgres } = databases()
  const before = await openJobs(postgres, [remembering('dropped', { schedule: '* * * * *' }).job])
  await before.stop()
  const after = await openJobs(postgres, [remembering('dropped').job])
  await after.stop()
  expect((await runSql(postgres.db, 'select name from pgboss.schedule')).rows).toEqual([])
})

it('an invalid schedule is rejected', async () => {
  const { job } = remembering('mistaken', { schedule: 'every day' })
  await expect(openJobs(databases().postgres, [job])).rejects.toThrow('Validation error')
})

it('a job that a killed process had started is run by another process', async () => {
  const { postgres, postgresUrl } = databases()
  const retries = { limit: 2, delay: 1 }
  const { job, seen } = remembering('interrupted', { expireInSeconds: 2, retries })
  const jobs = await openJobs(postgres, [job], { pollInterval: 100, superviseInterval: 1000 })
  await jobs.send(postgres.db, 'interrupted', { id: 7 })
  const child = spawn(process.execPath, [
    fileURLToPath(new URL('support/dyingProcess.ts', import.meta.url)),
    postgresUrl,
  ])
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  await waitFor(() => expect(output).toBe('begun 7'))
  child.kill('SIGKILL')
  await jobs.start()
  // It runs later jobs, but not this one until its time has expired.
  const later = [{ id: 8 }, { id: 9 }]
  for (const [index, data] of later.entries()) {
    await jobs.send(postgres.db, 'interrupted', data)
    await waitFor(() => expect(seen).toHaveLength(index + 1))
  }
  expect(seen).toEqual(later)
  await waitFor(async () => {
    await makeDue(postgres.db)
    expect(seen).toEqual([...later, { id: 7 }])
  })
  await jobs.stop()
})

it('a process that stops finishes its running job and starts no other', async () => {
  const { postgres } = databases()
  const done: unknown[] = []
  const { job } = remembering('quiet-end', {
    concurrency: 1,
    work: async ({ id }) => {
      await setTimeout(300)
      done.push(id)
    },
  })
  const jobs = await startJobs(postgres, [job])
  for (const { id } of every(2)) await jobs.send(postgres.db, 'quiet-end', { id })
  jobs.nudge()
  await waitFor(async () => expect(await waitingJobs(postgres.db, 'quiet-end')).toHaveLength(1))
  await jobs.stop()
  expect(done).toHaveLength(1)
  const { rows } = await runSql(
    postgres.db,
    "select state::text, count(*)::int from pgboss.job where name = 'quiet-end' group by 1 order by 1",
  )
  expect(rows).toEqual([
    { state: 'completed', count: 1 },
    { state: 'created', count: 1 },
  ])
})

it('a process that stops leaves a job that does not finish in time to other processes', async () => {
  const { postgres } = databases()
  let aborted = false
  const { job } = remembering('endless', {
    work: (_, { signal }) => {
      signal.addEventListener('abort', () => (aborted = true))
      return new Promise(() => {})
    },
  })
  const jobs = await startJobs(postgres, [job], { shutdownTimeout: 1000 })
  await jobs.send(postgres.db, 'endless', {})
  jobs.nudge()
  await waitFor(async () => expect(await waitingJobs(postgres.db, 'endless')).toHaveLength(0))
  const began = Date.now()
  await jobs.stop()
  expect(Date.now() - began).toBeLessThan(3000)
  expect(aborted).toBe(true)
  expect(jobs.logged.join()).toContain('went down')
  expect(await waitingJobs(postgres.db, 'endless')).toMatchObject([{ state: 'retry' }])
})

it('a job survives an outage of the database without losing an attempt, with one log line', async () => {
  const { postgres, server } = databases()
  const { db } = postgres
  let goOn = () => {}
  const { job, seen } = remembering('patient', {
    retries: { limit: 0, delay: 1 },
    work: async (data) => {
      seen.push(data)
      if (seen.length === 1) await new Promise<void>((done) => (goOn = done))
      await runSql(db, 'select 1')
    },
  })
  const jobs = await startJobs(postgres, [job], { pollInterval: 100 })
  await jobs.send(db, 'patient', { id: 1 })
  await waitFor(() => expect(seen).toHaveLength(1))
  await server.crash()
  goOn()
  // The work begins anew each time that it fails for the outage.
  await waitFor(() => expect(seen.length).toBeGreaterThan(3))
  await server.start()
  await waitFor(async () => {
    const { rows } = await runSql(
      db,
      "select state, retry_count from pgboss.job where name = 'patient'",
    )
    expect(rows).toEqual([{ state: 'completed', retry_count: 0 }])
  })
  expect(jobs.logged).toEqual([expect.stringContaining('cannot reach the database')])
})
