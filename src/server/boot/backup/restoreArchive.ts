import { connect, type DatabaseConfig } from '#server/platform/database/connect.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { migrations } from '../migrations/migrations.ts'
import type { FileStore } from '#server/platform/files/fileStore.ts'
import { createJobTables } from '#server/platform/jobs/createJobTables.ts'
import { checkArchive, readEntries, type ArchiveContents } from './readArchive.ts'
import { beginRestore, embeddedSession, openPostgres, type BackupSession } from './backupSession.ts'
import {
  jobTables,
  ofNoExtension,
  type BackupTable,
  type BackupStructure,
} from './backupStructure.ts'

/** Restores an archive into an empty database and a file store, completely or not at all. */
export async function restoreArchive(
  path: string,
  settings: DatabaseConfig,
  store: FileStore,
): Promise<ArchiveContents> {
  const contents = await checkArchive(path)
  assertNotNewer(path, contents.structure)
  const connection = await connect(settings)
  const { session, end } = await openSession(connection, settings)
  try {
    await assertEmpty(session, contents.structure)
    try {
      await createJobTables(connection)
      await connection.db
        .connection()
        .execute(() => loadArchive(session, path, contents.structure, store))
    } catch (error) {
      const undo = 'rollback; drop schema if exists pgboss cascade'
      await session.runScript(undo).catch(() => undefined)
      throw error
    }
  } finally {
    await end()
    await connection.close()
  }
  return contents
}

const openSession = async ({ embedded }: Connection, { databaseUrl }: DatabaseConfig) =>
  embedded || !databaseUrl
    ? { session: embeddedSession(requireEmbedded(embedded)), end: async () => {} }
    : openPostgres(databaseUrl)

function requireEmbedded<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('This database is not embedded')
  return value
}

/** Throws if the backup has unknown migrations, because older code does not know what they did. */
function assertNotNewer(path: string, { migrations: ran }: BackupStructure): void {
  // The steps of a migration after table sync have a separate mark.
  const unknownMigrations = ran.filter((mark) => !((mark.split('/', 1)[0] ?? mark) in migrations))
  if (unknownMigrations.length)
    throw new Error(
      `${path} was made by a newer version of the product with the migrations ${unknownMigrations.join(', ')}: restore it with that version`,
    )
}

async function assertEmpty(session: BackupSession, { schema }: BackupStructure): Promise<void> {
  const [existing] = await session.queryRows<{ schema: string; relations: number }>(
    `select current_schema()::text as schema,
      (select count(*)::int from pg_class c where c.relnamespace = current_schema()::regnamespace
        and c.relkind <> 'i' and ${ofNoExtension('c.oid')}) as relations`,
  )
  if (existing?.relations || (await hasQueues(session)))
    throw new Error(
      'The database is not empty: a backup can only be restored into an empty database',
    )
  if (existing?.schema !== schema)
    throw new Error(
      `The backup contains the schema ${schema}, but the database uses the schema ${existing?.schema}`,
    )
}

/** Whether the queue has rows; an interrupted restore leaves its tables behind empty. */
async function hasQueues({ queryRows }: BackupSession): Promise<boolean> {
  for (const table of jobTables) {
    const exists = await queryRows(`select where to_regclass('${table}') is not null`)
    if (exists.length && (await queryRows(`select from ${table} limit 1`)).length) return true
  }
  return false
}

async function loadArchive(
  session: BackupSession,
  path: string,
  { before, tables, after }: BackupStructure,
  store: FileStore,
): Promise<void> {
  await beginRestore(session)
  for (const statement of before) await session.runScript(statement)
  const queueTables = tables.filter(({ name }) => jobTables.some((kept) => kept === name))
  for (const table of queueTables) await session.runScript(createDraft(table))
  const types = new Map<string, string>()
  const byName = new Map(tables.map((table) => [table.name, table]))
  for await (const { name, bytes } of readEntries(path)) {
    const [kind, subject = ''] = name.split('/')
    const table = kind === 'tables' ? byName.get(subject) : undefined
    if (table) await session.copyIn(targetOf(table, queueTables.includes(table)), bytes)
    if (kind !== 'files') continue
    if (!types.size) for (const { id, type } of await typesOf(session)) types.set(id, type)
    await store.put(name.slice('files/'.length), bytes, types.get(subject) ?? unknownType)
  }
  for (const table of queueTables) await copyDraft(session, table)
  for (const statement of after) await session.runScript(statement)
  await session.runScript('commit; analyze')
}

const unknownType = 'application/octet-stream'

const typesOf = (session: BackupSession) =>
  session.queryRows<{ id: string; type: string }>('select id::text as id, type from files')

const listOf = (columns: readonly { name: string }[]): string =>
  columns.map(({ name }) => name).join(', ')

const targetOf = (table: BackupTable, isDraft: boolean): string =>
  `${isDraft ? draftOf(table) : table.name} (${listOf(table.columns)})`

const draftOf = ({ name }: BackupTable): string => `restored_${name.replace('.', '_')}`

const createDraft = (table: BackupTable): string =>
  `create temp table ${draftOf(table)} (${table.columns.map(({ name, type }) => `${name} ${type}`).join(', ')}) on commit drop`

/** Copies the columns that both versions of the queue have. */
async function copyDraft(session: BackupSession, table: BackupTable): Promise<void> {
  const existing = await session.queryRows<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = '${table.name}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  const names = new Set(existing.map(({ name }) => name))
  const columns = listOf(table.columns.filter(({ name }) => names.has(name)))
  await session.runScript(
    `insert into ${table.name} (${columns}) select ${columns} from ${draftOf(table)} on conflict do nothing`,
  )
}
