import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import { connectEmbedded, connectPostgres } from '#server/platform/database/connect.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import { cacheFolder, fingerprintOf, removeOthers } from './testCache.ts'

/** Fills a database with everything that a new shop has. */
export type Fill = (connection: Connection) => Promise<void>

/**
 * Creates databases that are filled once and then copied, for all files of this run and later ones.
 */
export async function createTemplates(fill: Fill) {
  // Mutated code is tested on the databases of the code before it.
  const hash =
    process.env['TEMPLATE_FINGERPRINT'] ??
    (await fingerprintOf(['schemas', 'src/domain', 'src/resource', 'src/server']))
  let blob: Promise<Blob> | undefined
  return {
    embedded: (): Promise<Blob> => (blob ??= createEmbeddedTemplate(hash, fill)),
    postgres: (url: string): Promise<string> =>
      createPostgresTemplate(url, `template_${hash}`, fill),
  }
}

async function createEmbeddedTemplate(hash: string, fill: Fill): Promise<Blob> {
  const file = join(cacheFolder, `${hash}.tar`)
  const cached = await readFile(file).catch(() => undefined)
  if (cached) return new Blob([cached])
  const folder = await mkdtemp(join(tmpdir(), 'shop-template-'))
  const connection = await connectEmbedded(folder)
  await fill(connection)
  await connection.close()
  const client = await PGlite.create({
    dataDir: join(folder, 'database'),
    extensions: { pg_trgm },
  })
  // Template databases would be unpacked in every copy and slow it down.
  await client.exec('update pg_database set datistemplate = false')
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`)
  await client.exec('checkpoint')
  // Segments for later use are a third of what every copy would read.
  const { rows } = await client.query<{ current: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as current',
  )
  const segments = join(folder, 'database', 'pg_wal')
  for (const name of await readdir(segments))
    if (/^[0-9A-F]{24}$/.test(name) && name > (rows[0]?.current ?? name))
      await rm(join(segments, name))
  const blob = await client.dumpDataDir('none')
  await client.close()
  await rm(folder, { recursive: true, force: true })
  await storeTemplate(file, blob)
  return blob
}

/** Another worker may do the same at the same time; both files are identical. */
async function storeTemplate(file: string, blob: Blob): Promise<void> {
  const draft = `${file}.${newId()}`
  await mkdir(cacheFolder, { recursive: true })
  await writeFile(draft, blob.stream())
  await rename(draft, file)
  await removeOthers(file, '.tar')
}

/** The first worker creates it; PostgreSQL only copies databases that nobody is connected to. */
async function createPostgresTemplate(url: string, name: string, fill: Fill): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(7305120)')
    const existing = await client.query('select from pg_database where datname = $1', [name])
    if (existing.rowCount) return name
    const draft = `draft_${newId().replaceAll('-', '')}`
    await client.query(`create database ${draft}`)
    const address = new URL(url)
    address.pathname = `/${draft}`
    const connection = await connectPostgres(address.href, 4)
    await fill(connection)
    await connection.close()
    await client.query(`alter database ${draft} rename to ${name}`)
    return name
  } finally {
    await client.end()
  }
}
