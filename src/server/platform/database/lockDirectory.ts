import { randomBytes } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import {
  link,
  open,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
  type FileHandle,
} from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { acquireKernelLock, type KernelLock } from './kernelLock.ts'

/** Who has the folder: `machine` is one per running kernel, and the same for all its containers. */
type Owner = { readonly pid: number; readonly host: string; readonly machine: string }

export type DirectoryLock = {
  /** to be called before each write: ends the process if another one may have the folder by now */
  readonly assertHeld: () => void
  readonly release: () => Promise<void>
}

/** How often an owner says that it is alive, and how long after its last word it counts as gone; in ms. */
const heartbeatMs = 5_000
const ownerTimeout = 20_000

/** How long somebody on another machine has to take the same dead lock before either opens; in ms. */
const settleDelay = 500

/**
 * Keeps a second process out of an embedded database, which only one process may open. On one
 * machine the kernel tells whether the owner lives, across containers; of another machine, on a
 * network file system, only its heartbeat tells.
 */
export async function lockDirectory(
  directory: string,
  onLockLost: (reason: string) => void = terminate,
): Promise<DirectoryLock> {
  const path = join(directory, 'lock')
  const kernelLock = await acquireKernelLock(join(directory, 'lock.db'))
  if (kernelLock === 'taken') throw inUseError(directory, await readOwner(path))
  let file: FileHandle
  try {
    file = await placeLockFile(path, directory, kernelLock !== undefined)
  } catch (error) {
    kernelLock?.release()
    throw error
  }
  return createDirectoryLock(directory, { path, file, kernelLock, onLockLost })
}

type LockParts = {
  readonly path: string
  /** open for as long as the lock is held, so that its inode number is nobody else's */
  readonly file: FileHandle
  readonly kernelLock: KernelLock | undefined
  readonly onLockLost: (reason: string) => void
}

async function createDirectoryLock(
  directory: string,
  { path, file, kernelLock, onLockLost }: LockParts,
): Promise<DirectoryLock> {
  const { ino, dev } = await file.stat()
  const isOurs = (): boolean => {
    const found = statSync(path, { throwIfNoEntry: false })
    return found?.ino === ino && found.dev === dev
  }
  const lostMessage = `${directory} is no longer locked by process ${process.pid}: its lock was removed or taken by another process. Nothing more is written; the process ends.`
  const assertHeld = (): void => {
    if (isOurs()) return
    onLockLost(lostMessage)
    throw new Error(lostMessage)
  }
  const beat = setInterval(() => {
    if (!isOurs() || kernelLock?.isInPlace() === false) return onLockLost(lostMessage)
    const now = new Date()
    file.utimes(now, now).catch(() => undefined)
  }, heartbeatMs).unref()
  return {
    assertHeld,
    release: async () => {
      clearInterval(beat)
      if (isOurs()) await rm(path, { force: true })
      await file.close()
      kernelLock?.release()
    },
  }
}

/** At once and without tidying up: whatever this process still had to write is another one's now. */
function terminate(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

async function placeLockFile(
  path: string,
  directory: string,
  hasKernelLock: boolean,
): Promise<FileHandle> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  const me: Owner = { pid: process.pid, host: hostname(), machine }
  // Linked into place whole: no one ever reads a lock that does not say yet whose it is.
  await writeFile(draft, JSON.stringify(me))
  const file = await open(draft, 'r+')
  try {
    let isCertain = true
    while (!(await tryLink(draft, path)))
      isCertain = await removeStaleLock(path, directory, hasKernelLock)
    if (!isCertain) await setTimeout(settleDelay)
    const [mine, found] = await Promise.all([file.stat(), stat(path).catch(() => undefined)])
    if (found?.ino !== mine.ino) throw inUseError(directory, await readOwner(path))
    return file
  } catch (error) {
    await file.close()
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

const tryLink = (draft: string, path: string): Promise<boolean> =>
  link(draft, path).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
      throw error
    },
  )

/** Whether it is certain that the owner is dead, rather than not heard of for long; of a living one it throws. */
async function removeStaleLock(
  path: string,
  directory: string,
  hasKernelLock: boolean,
): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return true
  const owner = parseOwner(text)
  // Whoever holds the kernel's lock knows that nobody else on this machine lives.
  const isCertain = hasKernelLock && owner?.machine === machine
  if (owner && !isCertain && (await hasRecentHeartbeat(path))) throw inUseError(directory, owner)
  await discardLock(path, text)
  return isCertain
}

/** Removes the lock that was found dead, and puts back one that somebody else has taken meanwhile. */
async function discardLock(path: string, staleText: string): Promise<void> {
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  await rename(path, aside).catch(() => undefined)
  const found = await readFile(aside, 'utf8').catch(() => staleText)
  if (found !== staleText) await link(aside, path).catch(() => undefined)
  await rm(aside, { force: true })
}

async function hasRecentHeartbeat(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined)
  return stats !== undefined && Date.now() - stats.mtimeMs < ownerTimeout
}

const readOwner = async (path: string): Promise<Owner | undefined> =>
  parseOwner(await readFile(path, 'utf8').catch(() => ''))

function parseOwner(text: string): Owner | undefined {
  try {
    const { pid, host, machine: machineId }: Owner = JSON.parse(text)
    return { pid, host, machine: machineId }
  } catch {
    return undefined
  }
}

function inUseError(directory: string, owner: Owner | undefined): Error {
  const ownerText = owner ? `process ${owner.pid} on ${owner.host}` : 'another process'
  return new Error(
    `${directory} is in use by ${ownerText}: stop it, choose another DATA_DIR, or set DATABASE_URL to serve from several processes`,
  )
}

const machine = readMachineId()

/** Of one running kernel, where the system tells. */
function readMachineId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return hostname()
  }
}
