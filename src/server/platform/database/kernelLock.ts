import { statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'

export type KernelLock = {
  /** whether the locked file is still the one at its path */
  readonly isInPlace: () => boolean
  readonly release: () => void
}

/** How often a lock is tried that another process holds, and the pause between two tries; in ms. */
const maxAttempts = 20
const retryDelay = 50

/** Result codes of SQLite: another connection holds the lock; the file system cannot lock. */
const sqliteBusy = 5
const sqliteIoError = 10

/**
 * A lock that the kernel keeps and drops with the process, however that ends. Containers on one
 * kernel share it, whatever pids and host names they see. Node itself has no call for it; SQLite,
 * which comes with Node, takes it on every platform. `undefined` where the file system has no locks.
 *
 * The file stays when the lock is released: removed, two processes could lock two files of one
 * name. Nobody else in this process may open it: closing it would drop the lock.
 */
export async function acquireKernelLock(path: string): Promise<KernelLock | 'taken' | undefined> {
  const file = new DatabaseSync(path, { timeout: 0 })
  for (let attempt = 1; ; attempt++) {
    const code = beginExclusive(file)
    if (code === undefined) return createKernelLock(file, path)
    if (code === sqliteBusy && attempt < maxAttempts) {
      // Two that try at once may both fail: the pauses differ, so that they meet only once.
      await setTimeout(retryDelay * (0.5 + Math.random()))
      continue
    }
    file.close()
    return code === sqliteBusy ? 'taken' : undefined
  }
}

function createKernelLock(file: DatabaseSync, path: string): KernelLock {
  const { ino } = statSync(path)
  return {
    isInPlace: () => statSync(path, { throwIfNoEntry: false })?.ino === ino,
    release: () => file.close(),
  }
}

/** The code of the refusal, if it was refused because of locks. */
function beginExclusive(file: DatabaseSync): number | undefined {
  try {
    // Nothing is ever written, so no journal has to lie beside it.
    file.exec('pragma journal_mode = memory; begin exclusive')
    return undefined
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
    if (code === sqliteBusy || code === sqliteIoError) return code
    throw error
  }
}
