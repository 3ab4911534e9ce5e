import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Connection } from '#server/platform/database/database.ts'
import { beginSnapshot, embeddedSession, openPostgres } from './backupSession.ts'
import type { ReadDatabase } from './writeArchive.ts'

/** Reads PostgreSQL in a transaction of its own, while the shop continues to run. */
export const readPostgres = (url: string): ReadDatabase =>
  async function* (read) {
    const { session, end } = await openPostgres(url)
    try {
      await beginSnapshot(session)
      yield* read(session)
    } finally {
      await end()
    }
  }

const spoolFolder = (dataDir: string): string => join(dataDir, 'backup.tmp')

/** Removes the leftovers of a backup whose process died. */
export const removeSpools = (dataDir: string): Promise<void> =>
  rm(spoolFolder(dataDir), { recursive: true, force: true })

/**
 * Reads the embedded database. Its only connection is blocked meanwhile, so the data is first
 * written to a file and the receiver of the archive may be slow.
 */
export const readEmbedded = ({ db, embedded }: Connection, dataDir: string): ReadDatabase =>
  async function* (read) {
    if (!embedded) throw new Error('This database is not embedded')
    await mkdir(spoolFolder(dataDir), { recursive: true })
    const folder = await mkdtemp(join(spoolFolder(dataDir), 'database-'))
    const path = join(folder, 'database.tar')
    const session = embeddedSession(embedded)
    try {
      await db.connection().execute(async () => {
        await beginSnapshot(session)
        try {
          await pipeline(read(session), createWriteStream(path, { mode: 0o600 }))
        } finally {
          await session.runScript('rollback')
        }
      })
      yield* createReadStream(path)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
