import { mkdtemp, readFile, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { readConfig } from '#server/boot/config.ts'
import { serveControlSocket, writeBackup } from '#server/boot/backup/backup.ts'
import { restoreArchive } from '#server/boot/backup/restoreArchive.ts'
import {
  embeddedSession,
  openPostgres,
  type BackupSession,
} from '#server/boot/backup/backupSession.ts'
import { readBackupStructure } from '#server/boot/backup/backupStructure.ts'
import { connect, type DatabaseConfig } from '#server/platform/database/connect.ts'
import { runSql, type Connection } from '#server/platform/database/database.ts'
import { createFolderStore } from '#server/platform/files/fileStore.ts'
import { createJobTables } from '#server/platform/jobs/createJobTables.ts'
import { createServer } from '#server/boot/createServer.ts'
import { createProduct } from '../support/commerce.ts'
import { samplePicture } from '../support/samplePictures.ts'
import { openShop, secret, type Shop } from '../support/shop.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'

const folder = () => mkdtemp(join(tmpdir(), 'backup-'))
const slow = { timeout: 120_000 }

/** Returns all rows of every table as text, in an order that does not depend on the database. */
async function rowsOf(session: BackupSession): Promise<Record<string, string[]>> {
  await session.runScript(`set timezone = 'UTC'`)
  const { tables } = await readBackupStructure(session)
  const found: Record<string, string[]> = {}
  for (const { name, columns } of tables) {
    const list = columns.map((column) => column.name).join(', ')
    const bytes = await buffer(session.copyOut(`(select ${list} from ${name})`))
    found[name] = bytes.toString().split('\n').sort()
  }
  return found
}

const structureOf = async (session: BackupSession) => {
  const { before, after, migrations } = await readBackupStructure(session)
  return { before, after, migrations }
}

const upload = async ({ staff }: Shop, bytes: Buffer): Promise<string> => {
  const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')])
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  return (await staff('POST', '/api/files', { body: payload, headers })).body.data._id
}

/** Finds violations of what transactions guarantee, as in a copy that is not of a single moment. */
const contradictions = `
  select 'changes' from products p
  where version <> (select max(version) from changes where record_id = p.id)
  union all select 'stock' from inventory i
  where on_hand <> (select sum(on_hand) from stock_movements m where m.product = i.product)`

describeOnEachDatabase('a backup of %s', (dialect) => {
  let shop: Shop
  let dataDir: string
  let archive: string
  let own: BackupSession
  let picture: string
  let url: string | undefined
  const ends: (() => Promise<void>)[] = []
  const settings = () => ({ databaseUrl: url, dataDir, s3: undefined })

  beforeAll(async () => {
    dataDir = await folder()
    archive = join(await folder(), 'a.tar.gz')
    shop = await openShop(dialect, [], { DATA_DIR: dataDir })
    const { connection, server } = shop
    ends.push(await serveControlSocket(settings(), connection, server.app.log))
    if (dialect === 'postgres') {
      const { rows } = await runSql<{ name: string }>(
        connection.db,
        'select current_database() as name',
      )
      url = new URL(rows[0]?.name ?? '', inject('postgresUrl')).href
    }
    own = await sessionOf(connection, url)
    picture = await upload(shop, await samplePicture())
    const body = { title: 'A picture', file: picture }
    await shop.staff('POST', '/api/marketplace/pictures', { body })
  }, 120_000)
  afterAll(async () => {
    await Promise.all(ends.map((end) => end()))
    await shop.close()
  })

  it('is consistent while the shop writes, and only its owner can read it', slow, async () => {
    const products = await Promise.all(Array.from({ length: 4 }, () => createProduct(shop)))
    let written = 0
    const over = new AbortController()
    const writers = products.map(async ({ id }) => {
      for (let stock = 11; !over.signal.aborted; stock++, written++) {
        const { status } = await shop.staff('PATCH', `/api/marketplace/products/${id}`, {
          body: { stock, name: `${stock} times` },
        })
        expect(status).toBe(200)
      }
    })
    await writeBackup(settings(), archive)
    const meanwhile = written
    over.abort()
    await Promise.all(writers)
    expect(meanwhile).toBeGreaterThan(0)
    expect((await stat(archive)).mode & 0o777).toBe(0o600)
    const into = await shop.createDatabase()
    await restoreArchive(
      archive,
      { databaseUrl: into, databasePool: 2, dataDir },
      createFolderStore(dataDir),
    )
    const restored = await sessionOf(undefined, into)
    expect(await restored.queryRows('select id from products')).not.toHaveLength(0)
    expect(await restored.queryRows(contradictions)).toEqual([])
  })

  it(
    'can be restored in the other database with every table and file, and the shop works',
    slow,
    async () => {
      await shop.server.jobs.stop()
      // Hosted databases often have such extensions, which the target of a restore may lack.
      if (url) await own.runScript('create extension pg_buffercache')
      const { manifest } = await writeBackup(settings(), archive)
      expect(manifest.missing).toEqual([])
      const target = await folder()
      const place = {
        dataDir: target,
        databaseUrl: dialect === 'pglite' ? await shop.createDatabase() : undefined,
        databasePool: 4,
      }
      if (place.databaseUrl) await leftByKilledRestore(place)
      await restoreArchive(archive, place, createFolderStore(join(target, 'files')))
      const connection = await connect(place)
      const restored = await sessionOf(connection, place.databaseUrl)
      const rows = await rowsOf(restored)
      expect(Object.keys(rows).length).toBeGreaterThan(70)
      expect(rows).toEqual(await rowsOf(own))
      expect(await structureOf(restored)).toEqual(await structureOf(own))
      const file = join('files', picture, 'original')
      expect(await readFile(join(target, file))).toEqual(await readFile(join(dataDir, file)))
      const { catalogue, brand } = shop
      const config = readConfig({ TOKEN_SECRET: secret, DATA_DIR: target }, { brand: 'test' })
      const server = await createServer({ config, connection, catalogue, brand, logger: false })
      expect(server.structureChanges).toEqual([])
      expect((await server.app.inject(`/files/${picture}`)).statusCode).toBe(200)
      await server.app.close()
      await connection.close()
    },
  )

  it('is refused by a non-empty target, when damaged, and by older code', slow, async () => {
    const filled = { databaseUrl: url ?? (await filledUrl()), databasePool: 2, dataDir }
    const refused = (place: typeof filled, why: string) =>
      expect(restoreArchive(archive, place, createFolderStore(dataDir))).rejects.toThrow(why)
    await refused(filled, 'The database is not empty')
    const empty = { ...filled, databaseUrl: await shop.createDatabase() }
    await runSql(shop.connection.db, "insert into migrations (name) values ('9999_later')")
    await writeBackup(settings(), archive)
    await refused(empty, 'made by a newer version of the product with the migrations 9999_later')
    await truncate(archive, (await stat(archive)).size - 100)
    await refused(empty, 'is damaged or incomplete')
    const left = await sessionOf(undefined, empty.databaseUrl)
    expect(await left.queryRows("select from pg_namespace where nspname = 'pgboss'")).toEqual([])
  })

  /** A database with the server's own tables and the empty tables of the queue, but no shop. */
  async function leftByKilledRestore(place: DatabaseConfig): Promise<void> {
    const connection = await connect(place)
    await connection.runScript('create extension pg_buffercache')
    await createJobTables(connection)
    await connection.close()
  }

  /** Creates a database with a table that belongs to no shop. */
  async function filledUrl(): Promise<string> {
    const address = await shop.createDatabase()
    await (await sessionOf(undefined, address)).runScript('create table notes (id int)')
    return address
  }

  async function sessionOf(
    connection: Connection | undefined,
    address = '',
  ): Promise<BackupSession> {
    if (connection?.embedded) return embeddedSession(connection.embedded)
    const { session, end } = await openPostgres(address)
    ends.push(end)
    return session
  }
})
