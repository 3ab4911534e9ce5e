import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Config } from '../config.ts'
import { connectEmbedded } from '#server/platform/database/connect.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { createFileStore } from '#server/platform/files/fileStore.ts'
import type { Log } from '#server/platform/log.ts'
import { reportToDoctor } from '../doctor/runningShop.ts'
import { openControlSocket, requestFromProcess } from './controlSocket.ts'
import { checkArchive, type ArchiveContents } from './readArchive.ts'
import { readEmbedded, readPostgres, removeSpools } from './readDatabase.ts'
import { packEntry } from './tar.ts'
import { failureEntry, writeArchive } from './writeArchive.ts'

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>

/** Serves backups and reports from the process that has the embedded database. */
export async function serveControlSocket(
  config: Settings,
  connection: Connection,
  log: Log,
): Promise<() => Promise<void>> {
  if (!connection.embedded) return async () => {}
  const { dataDir } = config
  await removeSpools(dataDir)
  const archive = () => writeArchive(readEmbedded(connection, dataDir), createFileStore(config))
  const handlers = new Map([
    ['backup', () => withFailureEntry(archive())],
    ['doctor', () => reportToDoctor(connection.db)],
  ])
  return openControlSocket(dataDir, handlers).catch((error: unknown) => {
    log.warn(
      { err: error },
      'The control socket could not be opened: npm run backup and npm run doctor only work after this process has ended',
    )
    return async () => {}
  })
}

/** Appends the reason of a failure to the archive, for its reader. */
async function* withFailureEntry(archive: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* archive
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    yield* packEntry({ name: failureEntry, bytes: Buffer.from(reason) })
  }
}

/** Writes an archive that only its owner may read; it gets its final name after verification. */
export async function writeBackup(settings: Settings, path: string): Promise<ArchiveContents> {
  const draft = `${path}.part`
  await mkdir(dirname(path), { recursive: true })
  await rm(draft, { force: true })
  try {
    await withArchive(settings, (archive) =>
      pipeline(archive, createGzip(), createWriteStream(draft, { mode: 0o600, flags: 'wx' })),
    )
    const contents = await checkArchive(draft)
    await syncToDisk(draft)
    await rename(draft, path)
    return contents
  } finally {
    await rm(draft, { force: true })
  }
}

async function withArchive(
  settings: Settings,
  consume: (archive: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  const { databaseUrl, dataDir } = settings
  const store = createFileStore(settings)
  if (databaseUrl) return consume(writeArchive(readPostgres(databaseUrl), store))
  const remoteArchive = await requestFromProcess(dataDir, 'backup')
  if (remoteArchive) return consume(remoteArchive)
  if (!(await stat(join(dataDir, 'database')).catch(() => undefined)))
    throw new Error(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL`)
  const connection = await connectEmbedded(dataDir)
  try {
    await consume(writeArchive(readEmbedded(connection, dataDir), store))
  } finally {
    await connection.close()
  }
}

async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
