import type { BackupSession } from './backupSession.ts'

/** The SQL that recreates the tables of a backup, before and after their rows are restored. */
export type BackupStructure = {
  readonly format: number
  readonly createdAt: string
  readonly database: string
  readonly schema: string
  readonly migrations: readonly string[]
  readonly before: readonly string[]
  readonly tables: readonly BackupTable[]
  readonly after: readonly string[]
}

export type BackupTable = {
  /** quoted where needed, with the schema for tables of the job queue */
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
}

/** Increased whenever older versions cannot read what is written. */
export const archiveFormat = 1

/** The tables of the job queue to keep; the queue itself creates them. */
export const jobTables = ['pgboss.queue', 'pgboss.job'] as const

/** Reads the structure from the database rather than the code, so that it covers every version. */
export async function readBackupStructure(session: BackupSession): Promise<BackupStructure> {
  const querySql = async (query: string) =>
    (await session.queryRows<{ sql: string }>(query)).map((row) => row.sql)
  const unknown = await querySql(unknownObjects)
  if (unknown.length)
    throw new Error(`A backup cannot contain ${unknown.join(', ')}: nothing was written`)
  const [server] = await session.queryRows<{ schema: string; version: string }>(
    'select current_schema()::text as schema, version() as version',
  )
  const ownTables = await session.queryRows<BackupTable>(tablesIn(inCurrentSchema, ''))
  const queueTables = await session.queryRows<BackupTable>(
    tablesIn(`c.relnamespace = to_regnamespace('pgboss')`, 'pgboss.'),
  )
  return {
    format: archiveFormat,
    createdAt: new Date().toISOString(),
    database: server?.version ?? '',
    schema: server?.schema ?? '',
    migrations: await querySql('select name as sql from migrations order by name'),
    before: [
      ...(await querySql(extensions)),
      ...(await querySql(functions)),
      ...(await querySql(sequences)),
      ...(await querySql(createTables)),
    ],
    tables: [
      ...ownTables,
      ...queueTables.filter(({ name }) => jobTables.some((kept) => kept === name)),
    ],
    after: [
      ...(await querySql(sequenceOwners)),
      ...(await querySql(sequenceValues)),
      ...(await querySql(constraints)),
      ...(await querySql(indexes)),
      ...(await querySql(triggers)),
    ],
  }
}

/** Tables with rows keyed by transaction ids, which mean nothing in another database. */
const ofThisDatabase = `exists (select from pg_attrdef d where d.adrelid = c.oid
  and pg_get_expr(d.adbin, d.adrelid) like '%pg_current_xact_id%')`

/** Excludes what an extension creates itself, such as the views of one on a hosted database. */
export const ofNoExtension = (relation: string): string => `not exists (select from pg_depend x
  where x.classid = 'pg_class'::regclass and x.objid = ${relation} and x.deptype = 'e')`

const inCurrentSchema = `c.relnamespace = current_schema()::regnamespace and ${ofNoExtension('c.oid')}`

const tablesIn = (place: string, prefix: string): string => `
  select '${prefix}' || quote_ident(c.relname) as name,
    json_agg(json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
      order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where ${place} and c.relkind in ('r', 'p') and not c.relispartition and not ${ofThisDatabase}
  group by c.oid, c.relname order by c.relname`

const unknownObjects = `
  select 'the relation ' || c.relname as sql from pg_class c
  where ${inCurrentSchema} and (c.relkind not in ('r', 'i', 'S') or c.relispartition or c.relrowsecurity)
  union all select 'the generated column ' || c.relname || '.' || a.attname
  from pg_attribute a join pg_class c on c.oid = a.attrelid where ${inCurrentSchema} and a.attgenerated <> ''
  union all select 'the type ' || t.typname from pg_type t
  where t.typnamespace = current_schema()::regnamespace and t.typtype in ('e', 'd', 'r')
    and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')`

/** The required extension, and those that a table or an index depends on. */
const extensions = `
  select format('create extension if not exists %I', e.extname) as sql from pg_extension e
  where e.extname = 'pg_trgm' or exists (
    select from pg_depend brought join pg_depend uses
      on uses.refclassid = brought.classid and uses.refobjid = brought.objid
    join pg_class c on uses.classid = 'pg_class'::regclass and c.oid = uses.objid
    where brought.refclassid = 'pg_extension'::regclass and brought.refobjid = e.oid
      and brought.deptype = 'e' and ${inCurrentSchema})
  order by e.extname`

const functions = `
  select pg_get_functiondef(p.oid) as sql from pg_proc p
  where p.pronamespace = current_schema()::regnamespace and p.prokind in ('f', 'p')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname`

/** Sequences that do not belong to an identity column, which creates its own. */
const freeSequence = `${inCurrentSchema} and c.relkind = 'S'
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'i')`

const sequences = `
  select format('create sequence %I as %s', c.relname, format_type(s.seqtypid, null)) as sql
  from pg_class c join pg_sequence s on s.seqrelid = c.oid where ${freeSequence} order by c.relname`

const createTables = `
  select format('create %stable %I (%s)%s', case c.relpersistence when 'u' then 'unlogged ' else '' end,
    c.relname, string_agg(format('%I %s%s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attcollation <> t.typcollation then format(' collate %I', l.collname) else '' end,
      case a.attidentity when 'a' then ' generated always as identity'
        when 'd' then ' generated by default as identity'
        else coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') end,
      case when a.attnotnull then ' not null' else '' end), ', ' order by a.attnum),
    coalesce(' with (' || array_to_string(c.reloptions, ', ') || ')', '')) as sql
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid left join pg_collation l on l.oid = a.attcollation
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${inCurrentSchema} and c.relkind = 'r' group by c.oid order by c.relname`

const sequenceOwners = `
  select format('alter sequence %I owned by %I.%I', c.relname, o.relname, a.attname) as sql
  from pg_class c join pg_depend d on d.objid = c.oid and d.deptype = 'a'
  join pg_class o on o.oid = d.refobjid join pg_attribute a on a.attrelid = o.oid and a.attnum = d.refobjsubid
  where ${freeSequence} order by c.relname`

/** The sequence of an identity is found by its column, because its name may differ. */
const sequenceValues = `
  select format('select setval(%s, %s)', coalesce(
    'pg_get_serial_sequence(' || quote_literal(quote_ident(o.relname)) || ', ' || quote_literal(a.attname) || ')',
    quote_literal(quote_ident(c.relname)) || '::regclass'), v.last_value) as sql
  from pg_class c join pg_sequences v on v.schemaname = current_schema() and v.sequencename = c.relname
  left join pg_depend d on d.objid = c.oid and d.deptype = 'i' and d.refobjsubid > 0
  left join pg_class o on o.oid = d.refobjid
  left join pg_attribute a on a.attrelid = o.oid and a.attnum = d.refobjsubid
  where ${inCurrentSchema} and c.relkind = 'S' and v.last_value is not null order by c.relname`

/** Foreign keys come last, because they depend on the keys of other tables. */
const constraints = `
  select format('alter table %I add constraint %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) as sql
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where ${inCurrentSchema} and k.contype in ('p', 'u', 'x', 'c', 'f')
  order by k.contype = 'f', c.relname, k.conname`

const indexes = `
  select pg_get_indexdef(i.indexrelid) as sql from pg_index i join pg_class c on c.oid = i.indexrelid
  where ${inCurrentSchema} and ${ofNoExtension('i.indrelid')}
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  order by c.relname`

const triggers = `
  select pg_get_triggerdef(g.oid) as sql from pg_trigger g join pg_class c on c.oid = g.tgrelid
  where ${inCurrentSchema} and not g.tgisinternal order by c.relname, g.tgname`
