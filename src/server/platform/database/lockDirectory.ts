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

/** The owner of the lock; all containers of one running kernel have the same `machine`. */
type Owner = { readonly pid: number; readonly host: string; readonly machine: string }

export type DirectoryLock = {
  /** to be called before each write; ends the process if another may have taken the directory */
  readonly assertHeld: () => void
  readonly release: () => Promise<void>
}

/** In ms: how often an owner refreshes its heartbeat, and after which silence it counts as dead. */
const heartbeatMs = 5_000
const ownerTimeout = 20_000

/** How long to wait for a process on another machine that takes the same stale lock; in ms. */
const settleDelay = 500

/**
 * Keeps a second process out of an embedded database, which only one process may open. On the same
 * machine, containers included, the kernel knows whether the owner lives; for an owner on another
 * machine, on a network file system, only the heartbeat tells.
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

type LockOptions = {
  readonly path: string
  /** open for as long as the lock is held, so that its inode number is not reused */
  readonly file: FileHandle
  readonly kernelLock: KernelLock | undefined
  readonly onLockLost: (reason: string) => void
}

async function createDirectoryLock(
  directory: string,
  { path, file, kernelLock, onLockLost }: LockOptions,
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

/** Ends the process at once, without cleanup: its pending writes belong to another owner now. */
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
  // Linked into place complete, so that nobody reads a lock without an owner.
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

/** Removes a stale lock; returns whether its owner is surely dead, and throws if it lives. */
async function removeStaleLock(
  path: string,
  directory: string,
  hasKernelLock: boolean,
): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return true
  const owner = parseOwner(text)
  // The holder of the kernel lock knows that no other owner lives on this machine.
  const isCertain = hasKernelLock && owner?.machine === machine
  if (owner && !isCertain && (await hasRecentHeartbeat(path))) throw inUseError(directory, owner)
  await discardLock(path, text)
  return isCertain
}

/** Removes a stale lock, and puts it back if another process has replaced it meanwhile. */
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

/** Returns an id of the running kernel, or the host name where the system has none. */
function readMachineId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return hostname()
  }
}
