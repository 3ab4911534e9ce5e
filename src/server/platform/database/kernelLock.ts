import { statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'

export type KernelLock = {
  /** whether the locked file is still the one at its path */
  readonly isInPlace: () => boolean
  readonly release: () => void
}

/**
 * The number of attempts while another process holds the lock, and the pause between them in ms.
 */
const maxAttempts = 20
const retryDelay = 50

/** SQLite result codes: the lock is held by another connection; locks are not supported. */
const sqliteBusy = 5
const sqliteIoError = 10

/**
 * A lock that the kernel releases with the process, however that ends. Containers on one kernel
 * share it, whatever pids and host names they see. Node has no call for it; SQLite, which comes
 * with Node, takes it on every platform. `undefined` where the file system has no locks.
 *
 * The file stays when the lock is released, because after its removal two processes could lock two
 * files of the same name. Nothing else in this process may open it, because closing it would drop
 * the lock.
 */
export async function acquireKernelLock(path: string): Promise<KernelLock | 'taken' | undefined> {
  const file = new DatabaseSync(path, { timeout: 0 })
  for (let attempt = 1; ; attempt++) {
    const code = beginExclusive(file)
    if (code === undefined) return createKernelLock(file, path)
    if (code === sqliteBusy && attempt < maxAttempts) {
      // Two simultaneous attempts may both fail; random pauses keep them from colliding again.
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

/** Returns the result code if the lock was refused. */
function beginExclusive(file: DatabaseSync): number | undefined {
  try {
    // Nothing is ever written, so no journal file is needed.
    file.exec('pragma journal_mode = memory; begin exclusive')
    return undefined
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
    if (code === sqliteBusy || code === sqliteIoError) return code
    throw error
  }
}
