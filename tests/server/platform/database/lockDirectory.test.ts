/** @module-tag long */
import { mkdtemp, readFile, rename, rm, statfs, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { connectEmbedded } from '#server/platform/database/connect.ts'
import { runSql } from '#server/platform/database/database.ts'
import { lockDirectory } from '#server/platform/database/lockDirectory.ts'
import { startLockProcess, type LockProcess } from '../../../support/lockProcess.ts'

/** In memory where there is room: a disk that other tests fill may take minutes to flush a row. */
async function folder(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => undefined)
  const isRoomy = memory !== undefined && memory.bavail * memory.bsize > 1e9
  const made = await mkdtemp(join(isRoomy ? '/dev/shm' : tmpdir(), 'lock-'))
  onTestFinished(() => rm(made, { recursive: true, force: true, maxRetries: 9 }))
  return made
}
const write = (directory: string, owner: object) =>
  writeFile(join(directory, 'lock'), JSON.stringify(owner))
const longAgo = new Date(Date.now() - 60_000)
const elsewhere = { pid: 7, host: 'another-machine', machine: 'another kernel' }

function start(...parameters: Parameters<typeof startLockProcess>): LockProcess {
  const started = startLockProcess(...parameters)
  onTestFinished(() => void started.child.kill('SIGKILL'))
  return started
}

/** Waits for a number of rows, however busy the disk is; throws at once if the process ended. */
async function atLeast(
  { acknowledgedRows, exitCode, errors }: LockProcess,
  rows: number,
): Promise<void> {
  const end = exitCode.then((code) => Promise.reject(new Error(`ended with ${code}: ${errors()}`)))
  end.catch(() => undefined)
  const written = vi.waitFor(() => expect(acknowledgedRows()).toBeGreaterThanOrEqual(rows), 90_000)
  await Promise.race([written, end])
}

async function rowsIn(directory: string): Promise<number> {
  const { db, close } = await connectEmbedded(directory)
  const { rows } = await runSql<{ count: number }>(db, 'select count(*) from written')
  await close()
  return rows[0]?.count ?? 0
}

it('refuses a second process of another PID namespace, and loses no acknowledged write', async () => {
  const directory = await folder()
  const first = start(directory, 'writes', { ownPids: true })
  expect(await first.refusal).toBeUndefined()
  // Ensures that no process has this id, even where no namespace can be created.
  const lock = JSON.parse(await readFile(join(directory, 'lock'), 'utf8'))
  await write(directory, { ...lock, pid: 999_999_999 })
  const second = start(directory, 'writes', { ownPids: true })
  expect(await second.refusal).toContain(`${directory} is in use by process 999999999 on`)
  await atLeast(first, first.acknowledgedRows() + 50)
  first.child.kill('SIGKILL')
  await first.exitCode
  expect(await rowsIn(directory)).toBeGreaterThanOrEqual(first.acknowledgedRows())
})

it('respects a suspended owner, however long, and it continues afterwards', async () => {
  const directory = await folder()
  const owner = start(directory, 'writes')
  await atLeast(owner, 1)
  owner.child.kill('SIGSTOP')
  await utimes(join(directory, 'lock'), longAgo, longAgo)
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${owner.child.pid} on`)
  owner.child.kill('SIGCONT')
  await atLeast(owner, owner.acknowledgedRows() + 50)
})

it('ends before it writes again when another machine took the folder during suspension', async () => {
  const directory = await folder()
  const owner = start(directory, 'writes')
  await atLeast(owner, 50)
  owner.child.kill('SIGSTOP')
  const taken = join(directory, 'taken')
  await writeFile(taken, JSON.stringify(elsewhere))
  await rename(taken, join(directory, 'lock'))
  owner.child.kill('SIGCONT')
  expect(await owner.exitCode).toBe(1)
  expect(owner.errors()).toMatch(/^.* is no longer locked by process \d+: .*\n$/)
  expect(await readFile(join(directory, 'lock'), 'utf8')).toBe(JSON.stringify(elsewhere))
  await rm(join(directory, 'lock'))
  // One row may have been written but not acknowledged when it was stopped.
  expect(await rowsIn(directory)).toBeLessThanOrEqual(owner.acknowledgedRows() + 1)
})

it('ends when its lock is removed, even while it writes nothing', async () => {
  const directory = await folder()
  const stop = vi.fn<(reason: string) => void>()
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { assertHeld, release } = await lockDirectory(directory, stop)
  assertHeld()
  await rm(join(directory, 'lock'))
  vi.advanceTimersByTime(6_000)
  expect(stop).toHaveBeenCalledTimes(1)
  expect(assertHeld).toThrow('is no longer locked')
  await release()
})

it('takes over from a process that died without cleaning up', async () => {
  const directory = await folder()
  const owner = start(directory, 'locks')
  expect(await owner.refusal).toBeUndefined()
  owner.child.kill('SIGKILL')
  await owner.exitCode
  const { release } = await lockDirectory(directory)
  expect(JSON.parse(await readFile(join(directory, 'lock'), 'utf8')).pid).toBe(process.pid)
  await release()
  await expect(readFile(join(directory, 'lock'))).rejects.toThrow('ENOENT')
})

it.each([
  ['on another machine', elsewhere],
  ['of an earlier version of the product', { pid: 7, host: 'another-machine', started: '1' }],
])('respects a process %s as long as it sends a heartbeat', async (_, owner) => {
  const directory = await folder()
  await write(directory, owner)
  await expect(lockDirectory(directory)).rejects.toThrow('by process 7 on another-machine')
  await utimes(join(directory, 'lock'), longAgo, longAgo)
  await (await lockDirectory(directory)).release()
})

it('admits exactly one of many concurrent processes when the owner is dead', async () => {
  const directory = await folder()
  await write(directory, elsewhere)
  await utimes(join(directory, 'lock'), longAgo, longAgo)
  const many = Array.from({ length: 20 }, () => start(directory, 'locks'))
  const refusals = await Promise.all(many.map(({ refusal }) => refusal))
  expect(refusals.filter((each) => each === undefined)).toHaveLength(1)
  for (const each of refusals) if (each) expect(each).toContain('is in use by')
})
