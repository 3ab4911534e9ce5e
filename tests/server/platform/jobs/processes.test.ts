import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { openDatabases } from './support/databases.ts'
import { openJobs, startJobs } from './support/openJobs.ts'
import { makeDue, remembering, waitFor, waitingJobs } from './support/samples.ts'

vi.setConfig({ testTimeout: 20_000 })
const databases = openDatabases('postgres')
const every = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))

it('two processes do each of many jobs once, and share them', async () => {
  const { postgres, connectAgain } = databases()
  const second = await connectAgain()
  const [one, other] = [remembering('shared'), remembering('shared')] as const
  const both = [await openJobs(postgres, [one.job]), await openJobs(second, [other.job])] as const
  const [{ send }] = both
  await postgres.db.transaction().execute(async (inner) => {
    for (const data of every(400)) await send(inner, 'shared', data)
  })
  for (const { start } of both) start()
  await waitFor(() => expect(one.seen.length + other.seen.length).toBe(400))
  await Promise.all(both.map(({ stop }) => stop()))
  const ids = [...one.seen, ...other.seen].map(({ id }) => Number(id))
  expect(new Set(ids).size).toBe(400)
  expect(one.seen.length).toBeGreaterThan(0)
  expect(other.seen.length).toBeGreaterThan(0)
})

it('two processes do what is due by the clock once for each moment', async () => {
  const { postgres, connectAgain } = databases()
  const connections = [postgres, await connectAgain()]
  const counts = connections.map(() => remembering('each-second', { schedule: 1 }))
  const began = Math.floor(Date.now() / 1000)
  const both = await Promise.all(
    connections.map(async (connection, index) =>
      openJobs(connection, [counts[index]?.job ?? []].flat(), { pollInterval: 100 }),
    ),
  )
  for (const { start } of both) start()
  await waitFor(() => expect(counts.flatMap(({ seen }) => seen).length).toBeGreaterThan(3))
  await Promise.all(both.map(({ stop }) => stop()))
  const seconds = Math.floor(Date.now() / 1000) - began + 1
  const times = counts.flatMap(({ seen }) => seen).length
  expect(times).toBeLessThanOrEqual(seconds)
  expect(times).toBeGreaterThanOrEqual(seconds - 2)
})

it('what a killed process had begun is done by another', async () => {
  const { postgres, postgresUrl } = databases()
  const retries = { limit: 2, delay: 1 }
  const { job, seen } = remembering('interrupted', { expireInSeconds: 2, retries })
  const jobs = await openJobs(postgres, [job], { pollInterval: 100, superviseInterval: 1000 })
  await jobs.send(postgres.db, 'interrupted', { id: 7 })
  const child = spawn(process.execPath, [
    fileURLToPath(new URL('support/dyingProcess.ts', import.meta.url)),
    postgresUrl,
  ])
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  await waitFor(() => expect(said).toBe('begun 7'))
  child.kill('SIGKILL')
  jobs.start()
  await setTimeout(500)
  expect(seen).toEqual([])
  await waitFor(async () => {
    await makeDue(postgres.db)
    expect(seen).toEqual([{ id: 7 }])
  })
  await jobs.stop()
})

it('a process that ends waits for what is under way, and begins nothing more', async () => {
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

it('a process that ends does not wait forever: what is under way is left to others', async () => {
  const { postgres } = databases()
  let told: unknown
  const { job } = remembering('endless', {
    work: (_, { signal }) => {
      signal.addEventListener('abort', () => (told = signal.reason))
      return new Promise(() => {})
    },
  })
  const jobs = await startJobs(postgres, [job], { shutdownTimeout: 200 })
  await jobs.send(postgres.db, 'endless', {})
  jobs.nudge()
  await waitFor(async () => expect(await waitingJobs(postgres.db, 'endless')).toHaveLength(0))
  const began = Date.now()
  await jobs.stop()
  expect(Date.now() - began).toBeLessThan(3000)
  expect(String(told)).toContain('went down')
  expect(await waitingJobs(postgres.db, 'endless')).toMatchObject([{ state: 'retry' }])
})
