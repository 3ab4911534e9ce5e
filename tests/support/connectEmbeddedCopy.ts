import type { PGlite } from '@electric-sql/pglite'
import { connectToEmbedded, openEmbedded } from '#server/platform/database/connect.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { flushStatistics } from './flushStatistics.ts'

/** A database that can return to its first state, which takes a tenth of opening another. */
type EmbeddedCopy = {
  readonly client: PGlite
  readonly structure: string
  /** SQL that sets the sequences */
  readonly sequences: string
  /** the rows of each table in the format of `copy`; none if it was empty */
  readonly tables: ReadonlyMap<string, Blob | undefined>
}

/** The copies of this worker that no test uses. */
const unused: EmbeddedCopy[] = []

/** Connects to a database that is as the template, until it is closed. */
export async function connectEmbeddedCopy(template: () => Promise<Blob>): Promise<Connection> {
  const copy = unused.pop() ?? (await openCopy(await template()))
  return connectToEmbedded(copy.client, async () => {
    if (await reset(copy)) unused.push(copy)
    else await copy.client.close()
  })
}

const schemas = `select oid from pg_namespace
  where nspname <> 'information_schema' and nspname not like 'pg\\_%'`

const ofTables = `in (select oid from pg_class where relnamespace in (${schemas}))`

/** Differs as soon as anything but the rows of tables has changed. */
const structureSql = `select md5(string_agg(part, ',' order by part)) as structure from (
  select oid::text || relname as part from pg_class where oid ${ofTables}
  union all select concat(attrelid, attname, atttypid, attnotnull, attisdropped)
    from pg_attribute where attrelid ${ofTables}
  union all select concat(oid, convalidated) from pg_constraint where connamespace in (${schemas})
  union all select concat(oid, tgenabled) from pg_trigger where tgrelid ${ofTables}
  union all select concat(oid, md5(prosrc)) from pg_proc where pronamespace in (${schemas})
) parts`

const readStructure = async (client: PGlite): Promise<string | undefined> =>
  (await client.query<{ structure: string }>(structureSql)).rows[0]?.structure

async function openCopy(loadDataDir: Blob): Promise<EmbeddedCopy> {
  const client = await openEmbedded({ loadDataDir })
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and oid ${ofTables}`,
  )
  const tables = new Map<string, Blob | undefined>()
  for (const { name } of rows) {
    const { blob } = await client.query(`copy ${name} to '/dev/blob'`)
    tables.set(name, blob?.size ? blob : undefined)
  }
  const sequences = await client.query<{ text: string }>(
    `select format('select setval(%L, %s, %L);', format('%I.%I', schemaname, sequencename),
      coalesce(last_value, start_value), last_value is not null) as text from pg_sequences`,
  )
  return {
    client,
    structure: (await readStructure(client)) ?? '',
    sequences: sequences.rows.map(({ text }) => text).join('\n'),
    tables,
  }
}

/** Returns false if the structure has changed, so that the copy cannot be used again. */
async function reset({ client, structure, sequences, tables }: EmbeddedCopy): Promise<boolean> {
  if ((await readStructure(client)) !== structure) return false
  const names = [...tables.keys()]
  // Deleting takes a hundredth of truncating; dead rows of large tables would slow later tests.
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) as name where pg_relation_size(name::regclass) > 1000000`,
    [names],
  )
  const large = rows.map(({ name }) => name)
  await client.exec(
    `rollback; deallocate all; unlisten *; select pg_advisory_unlock_all();
    set session_replication_role = replica;
    ${large.length ? `truncate ${large.join(', ')} cascade;` : ''}
    ${names.map((name) => `delete from ${name};`).join('\n')}
    ${sequences}`,
  )
  for (const [name, blob] of tables)
    if (blob) await client.query(`copy ${name} from '/dev/blob'`, [], { blob })
  await client.exec('reset session_replication_role')
  await flushStatistics(client)
  return true
}
