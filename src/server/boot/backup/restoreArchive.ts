import type { PgBoss } from 'pg-boss'
import { connect, type DatabaseConfig } from '#server/platform/database/connect.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { migrations } from '../migrations/migrations.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import { createBoss } from '#server/platform/jobs/boss.ts'
import { defaultTimings } from '#server/platform/jobs/pace.ts'
import { checkArchive, entriesOf, type ArchiveContents } from './readArchive.ts'
import { beginRestore, embeddedSession, openPostgres, type Session } from './session.ts'
import { jobTables, ofNoExtension, type BackupTable, type Structure } from './structure.ts'

/** Fills an empty database and a file store from an archive: whole, or not at all. */
export async function restoreArchive(
  path: string,
  settings: DatabaseConfig,
  store: FileStore,
): Promise<ArchiveContents> {
  const contents = await checkArchive(path)
  assertNotNewer(path, contents.structure)
  const connection = await connect(settings)
  const { session, end } = await sessionOf(connection, settings)
  try {
    await assertEmpty(session, contents.structure)
    try {
      await createJobTables(connection)
      await connection.db.connection().execute(() => fill(session, path, contents.structure, store))
    } catch (error) {
      const undo = 'rollback; drop schema if exists pgboss cascade'
      await session.script(undo).catch(() => undefined)
      throw error
    }
  } finally {
    await end()
    await connection.close()
  }
  return contents
}

const sessionOf = async ({ embedded }: Connection, { databaseUrl }: DatabaseConfig) =>
  embedded || !databaseUrl
    ? { session: embeddedSession(requireEmbedded(embedded)), end: async () => {} }
    : openPostgres(databaseUrl)

function requireEmbedded<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('This database is not embedded')
  return value
}

/** What ran already must not run again, and older code does not know what it did. */
function assertNotNewer(path: string, { migrations: ran }: Structure): void {
  // What a migration did after the tables were synced has a mark of its own.
  const unknown = ran.filter((mark) => !((mark.split('/', 1)[0] ?? mark) in migrations))
  if (unknown.length)
    throw new Error(
      `${path} was made by a newer version of the product, which had the migrations ${unknown.join(', ')}: restore it with that one`,
    )
}

async function assertEmpty(session: Session, { schema }: Structure): Promise<void> {
  const [found] = await session.rows<{ schema: string; relations: number }>(
    `select current_schema()::text as schema,
      (select count(*)::int from pg_class c where c.relnamespace = current_schema()::regnamespace
        and c.relkind <> 'i' and ${ofNoExtension('c.oid')}) as relations`,
  )
  if (found?.relations || (await hasQueues(session)))
    throw new Error('The database is not empty: a backup is only restored into an empty one')
  if (found?.schema !== schema)
    throw new Error(`The backup is of the schema ${schema}, the database here has ${found?.schema}`)
}

/** A restore that was killed leaves the tables of the queue behind, with nothing in them. */
async function hasQueues({ rows }: Session): Promise<boolean> {
  for (const table of jobTables) {
    const there = await rows(`select where to_regclass('${table}') is not null`)
    if (there.length && (await rows(`select from ${table} limit 1`)).length) return true
  }
  return false
}

/** The queue makes its own tables, as this version of it wants them. */
async function createJobTables(connection: Connection): Promise<void> {
  const silent = { info: () => {}, warn: () => {}, error: () => {} }
  const boss: PgBoss = createBoss(connection, silent, defaultTimings)
  await boss.start()
  await boss.stop({ close: false })
}

async function fill(
  session: Session,
  path: string,
  { before, tables, after }: Structure,
  store: FileStore,
): Promise<void> {
  await beginRestore(session)
  for (const statement of before) await session.script(statement)
  const jobs = tables.filter(({ name }) => jobTables.some((kept) => kept === name))
  for (const table of jobs) await session.script(createDraft(table))
  const types = new Map<string, string>()
  const byName = new Map(tables.map((table) => [table.name, table]))
  for await (const { name, bytes } of entriesOf(path)) {
    const [kind, subject = ''] = name.split('/')
    const table = kind === 'tables' ? byName.get(subject) : undefined
    if (table) await session.copyIn(targetOf(table, jobs.includes(table)), bytes)
    if (kind !== 'files') continue
    if (!types.size) for (const { id, type } of await typesOf(session)) types.set(id, type)
    await store.put(name.slice('files/'.length), bytes, types.get(subject) ?? unknownType)
  }
  for (const table of jobs) await copyDraft(session, table)
  for (const statement of after) await session.script(statement)
  await session.script('commit; analyze')
}

const unknownType = 'application/octet-stream'

const typesOf = (session: Session) =>
  session.rows<{ id: string; type: string }>('select id::text as id, type from files')

const listOf = (columns: readonly { name: string }[]): string =>
  columns.map(({ name }) => name).join(', ')

const targetOf = (table: BackupTable, isDraft: boolean): string =>
  `${isDraft ? draftOf(table) : table.name} (${listOf(table.columns)})`

const draftOf = ({ name }: BackupTable): string => `restored_${name.replace('.', '_')}`

const createDraft = (table: BackupTable): string =>
  `create temp table ${draftOf(table)} (${table.columns.map(({ name, type }) => `${name} ${type}`).join(', ')}) on commit drop`

/** Another version of the queue may have other columns: what both know is kept. */
async function copyDraft(session: Session, table: BackupTable): Promise<void> {
  const there = await session.rows<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = '${table.name}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  const names = new Set(there.map(({ name }) => name))
  const columns = listOf(table.columns.filter(({ name }) => names.has(name)))
  await session.script(
    `insert into ${table.name} (${columns}) select ${columns} from ${draftOf(table)} on conflict do nothing`,
  )
}
