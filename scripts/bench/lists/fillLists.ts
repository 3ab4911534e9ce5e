import { kinds } from '#resource/kinds/kinds.ts'
import { fieldsAndMembers, type Catalogue, type Field, type Resource } from '#resource/resource.ts'
import { runSql, type Connection } from '#server/platform/database/database.ts'
import { refreshDerived } from '#server/engine/tables/refreshDerived.ts'
import { joinTable } from '#server/engine/tables/syncTables.ts'
import { fileCount, idSql, targetIdSql, listedResources, valuesOf } from './values.ts'

/** One record in this many has members in the to-many fields that its list does not show. */
const sparseStep = 10

/**
 * Fills every list of the catalogue with `count` records generated from its declaration.
 * Constraints are disabled meanwhile, since nothing else writes.
 */
export async function fillLists(
  connection: Connection,
  catalogue: Catalogue,
  count: number,
): Promise<void> {
  const { db, runScript } = connection
  // While the tables are empty, the server records that their derived texts are up to date.
  await refreshDerived(db, catalogue.values())
  const resources = listedResources(catalogue)
  const tables = resources.flatMap((resource) => [
    resource.table,
    ...toManyFields(resource).map((field) => joinTable(resource, field)),
  ])
  const indexes = await indexesOf(connection, tables)
  const checks = await runSql<{ sql: string }>(
    db,
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as sql from pg_constraint
     where contype = 'c' and conrelid = any($1::regclass[])`,
    [tables],
  )
  const required = await requiredColumns(connection, tables)
  await runScript(
    [...checks.rows.map(({ sql }) => sql), ...indexes.map(({ name }) => `drop index ${name}`)].join(
      ';',
    ),
  )
  await runInParallel(connection, 'set session_replication_role = replica', [
    filesSql,
    ...resources.flatMap((resource) => [
      recordsSql(resource, count, required.get(resource.table) ?? []),
      ...toManyFields(resource).map((field) => membersSql(resource, field, count)),
    ]),
  ])
  await runInParallel(
    connection,
    `set maintenance_work_mem = '512MB'`,
    indexes.map(({ sql }) => sql),
  )
  await runScript('vacuum analyze')
}

/** The number of connections that fill tables in parallel. */
const connectionCount = 2

/** Runs independent statements in parallel; each connection first applies the setting. */
async function runInParallel(
  { runScript }: Connection,
  setting: string,
  statements: readonly string[],
): Promise<void> {
  const queue = statements.values()
  const worker = async (): Promise<void> => {
    for (const statement of queue) await runScript(`${setting}; ${statement}; reset all`)
  }
  await Promise.all(Array.from({ length: connectionCount }, worker))
}

const filesSql = `insert into files (id, name, type, size, width, height, placeholder, public)
  select ${idSql('file', 'i')}, 'picture ' || i, 'image/webp', 1000, 800, 600, 'data:image/webp;base64,', true
  from generate_series(1, ${fileCount}) i`

const toManyFields = (resource: Resource): Field[] =>
  fieldsAndMembers(resource).filter(({ kind, derived }) => !derived && kinds[kind].members)

function recordsSql(
  { name, table, fields, titleField }: Resource,
  count: number,
  required: readonly RequiredColumn[],
): string {
  const createdAtSql = `timestamptz '2026-06-01' - i * interval '1 second'`
  const requiredNames = new Set(required.map(({ column }) => column))
  const values = new Map([
    ...required
      .filter(({ filled }) => !filled)
      .map(({ column, type }): [string, string] => [column, anyValueSql(table, column, type)]),
    ...fields.flatMap((field, index) =>
      valuesOf(field, { salt: index * 7 + 1, count }, requiredNames),
    ),
    ['id', idSql(name, 'i')],
    ['created_at', createdAtSql],
    ['updated_at', `${createdAtSql} + (i * 7919 % 86400) * interval '1 second'`],
  ])
  const title = titleField.translatable
    ? `${titleField.column}->>'en'`
    : values.has(titleField.column)
      ? `${titleField.column}::text`
      : `''`
  const columns = [...values.keys()]
  return `insert into ${table} (${[...columns, 'search_text'].join(', ')})
    select *, lower(coalesce(${title}, '')) from (select ${columns.map((column) => `${values.get(column)} as ${column}`).join(', ')}
    from generate_series(1, ${count}) i) made`
}

function membersSql(resource: Resource, field: Field, count: number): string {
  const isListed = resource.columns.includes(field.name) || resource.members.includes(field)
  const target = targetIdSql(field.target ?? '', { salt: 3, count }, 'k')
  return `insert into ${joinTable(resource, field)} (source_id, target_id, position, facts)
    select distinct on (i, ${target}) ${idSql(resource.name, 'i')}, ${target}, k, '{"quantity": 1}'::jsonb
    from generate_series(1, ${count}${isListed ? '' : `, ${sparseStep}`}) i, generate_series(1, 2) k`
}

type RequiredColumn = {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly filled: boolean
}

/** The columns that must have a value, declared or not; `filled` ones get theirs by themselves. */
async function requiredColumns(
  { db }: Connection,
  tables: readonly string[],
): Promise<Map<string, RequiredColumn[]>> {
  const { rows } = await runSql<RequiredColumn>(
    db,
    `select attrelid::regclass::text as table, attname as column, format_type(atttypid, atttypmod) as type, atthasdef or attidentity <> '' as filled from pg_attribute
     where attrelid = any($1::regclass[]) and attnum > 0 and not attisdropped and attnotnull`,
    [tables],
  )
  return Map.groupBy(rows, ({ table }) => table)
}

const anyValueSql = (table: string, column: string, type: string): string => {
  if (type === 'uuid') return idSql(`${table} ${column}`, 'i')
  return `${type === 'text' ? `'${column}-' || i` : 'i'}::${type}`
}

/** The indexes that can be rebuilt afterwards, which is faster than maintaining them meanwhile. */
async function indexesOf({ db }: Connection, tables: readonly string[]) {
  const { rows } = await runSql<{ name: string; sql: string }>(
    db,
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as sql from pg_index i
     where i.indrelid = any($1::regclass[]) and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  )
  return rows
}
