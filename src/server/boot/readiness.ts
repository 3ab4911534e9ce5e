import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Connection } from '#server/platform/database/database.ts'
import { throttleAsync } from '#server/platform/database/throttleAsync.ts'
import { withTimeout } from '#server/platform/database/withTimeout.ts'
import type { Engines } from '#server/engine/engine.ts'

type Options = {
  readonly connection: Pick<Connection, 'isReady'>
  readonly engines: Engines
  /** whether the process was asked to end */
  readonly isStopping: () => boolean
  /** the folder of files; undefined if they are stored elsewhere */
  readonly folder: string | undefined
}

/** In bytes: with less space, the next upload or database page may not fit. */
const minFreeSpace = 32 * 1024 * 1024

/** Creates a check of whether requests can be answered, which resolves within a second. */
export function createReadiness({
  connection,
  engines,
  isStopping,
  folder,
}: Options): () => Promise<boolean> {
  const publicEngines = [...engines.values()].filter(
    ({ resource }) => resource.public || resource.singleton,
  )
  const tables = [
    'catalogue_changes',
    'level_changes',
    ...publicEngines.map((each) => each.resource.table),
  ]
  const freeSpace = folder === undefined ? async () => Infinity : watchFreeSpace(resolve(folder))
  return async () => {
    if (isStopping()) return false
    const [isReady, freeBytes] = await Promise.all([connection.isReady(tables), freeSpace()])
    return isReady && freeBytes >= minFreeSpace
  }
}

/** In milliseconds: how long the last known free space counts while a check takes its time. */
const longestCheck = 10_000

/**
 * Returns a check of the free space in bytes; if it takes longer than 500 ms, the last result. The
 * threads that look also hash passwords, and may all be busy; one that hangs is not followed by others.
 */
function watchFreeSpace(folder: string): () => Promise<number> {
  let known = 0
  let knownAt = -Infinity
  const look = throttleAsync(500, async () => {
    known = await freeSpaceIn(folder).catch(() => 0)
    knownAt = performance.now()
  })
  return async () => {
    await withTimeout(500, look()).catch(() => undefined)
    return performance.now() - knownAt < longestCheck ? known : 0
  }
}

/** Returns the free space in bytes, of the nearest existing folder. */
async function freeSpaceIn(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    if (Object(error).code !== 'ENOENT' || dirname(folder) === folder) throw error
    return freeSpaceIn(dirname(folder))
  }
}
