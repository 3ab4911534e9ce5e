import { spawn } from 'node:child_process'
import { mkdtemp, readFile, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lockDirectory } from '#server/database/lock.ts'

const folder = () => mkdtemp(join(tmpdir(), 'lock-'))
const write = (directory: string, owner: object) =>
  writeFile(join(directory, 'lock'), JSON.stringify(owner))

it('keeps a second process out, and says which one is in', async () => {
  const directory = await folder()
  const other = spawn('sleep', ['30'])
  const started = (await readFile(`/proc/${other.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ')[19]
  await write(directory, { pid: other.pid, host: hostname(), started })
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${other.pid}`)
  other.kill()
})

it('takes over from a process that died without tidying up', async () => {
  const directory = await folder()
  await write(directory, { pid: 999_999_999, host: hostname(), started: '1' })
  const unlock = await lockDirectory(directory)
  expect(JSON.parse(await readFile(join(directory, 'lock'), 'utf8')).pid).toBe(process.pid)
  await unlock()
  await expect(readFile(join(directory, 'lock'))).rejects.toThrow('ENOENT')
})

it('takes over when the number of the dead process belongs to another one now', async () => {
  const directory = await folder()
  await write(directory, { pid: process.pid, host: hostname(), started: 'long ago' })
  await (
    await lockDirectory(directory)
  )()
})

it('believes a process on another machine as long as it is heard of', async () => {
  const directory = await folder()
  await write(directory, { pid: process.pid, host: 'another-machine', started: '1' })
  await expect(lockDirectory(directory)).rejects.toThrow('on another-machine')
  const long = new Date(Date.now() - 60_000)
  await utimes(join(directory, 'lock'), long, long)
  await (
    await lockDirectory(directory)
  )()
})

it('lets exactly one of many in', async () => {
  const directory = await folder()
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockDirectory(directory)))
  const winners = tries.filter(({ status }) => status === 'fulfilled')
  expect(winners).toHaveLength(1)
})
