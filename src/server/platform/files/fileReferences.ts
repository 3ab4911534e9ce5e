import { runSql, type Database } from '#server/platform/database/database.ts'

/**
 * The places that refer to files, read from the database: no resource has to be listed, and one
 * whose declaration was removed still keeps its files.
 */
export type FileReferences = {
  /** SQL: no column with a foreign key to `f.id` contains it */
  readonly unreferencedSql: string
  /** texts and documents that may mention files, one text per row */
  readonly textQueries: readonly string[]
}

/** The tables of files themselves, which count as no reference. */
const ownTables = ['files', 'removed_files']

export async function readFileReferences(db: Database): Promise<FileReferences> {
  const { rows: keys } = await runSql<{ table: string; column: string }>(
    db,
    `select c.conrelid::regclass::text as table, quote_ident(a.attname) as column
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'f' and c.confrelid = 'files'::regclass`,
  )
  const { rows: texts } = await runSql<{ table: string; columns: string[] }>(
    db,
    `select c.oid::regclass::text as table, array_agg(quote_ident(a.attname) order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> all($1)
       and a.atttypid = any('{text,varchar,json,jsonb,text[],uuid[],jsonb[]}'::regtype[])
     group by c.oid`,
    [ownTables],
  )
  const conditions = keys.map(
    ({ table, column }) => `not exists (select from ${table} r where r.${column} = f.id)`,
  )
  return {
    unreferencedSql: [...conditions, 'true'].join(' and '),
    textQueries: texts.map(
      ({ table, columns }) =>
        `select concat_ws(' ', ${columns.map((column) => `t.${column}::text`).join(', ')}) as text from ${table} t`,
    ),
  }
}

const uuidPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** Returns which of these ids appear in any text: history, orders, mails or files to import. */
export async function findMentioned(
  db: Database,
  { textQueries }: FileReferences,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const text of textQueries) {
    if (signal.aborted) throw new Error('collecting files took too long')
    const { rows } = await runSql<{ id: string }>(
      db,
      `select distinct mention[1] as id from (${text}) t, regexp_matches(lower(t.text), '${uuidPattern}', 'g') mention
       where t.text like '%-%-%-%-%' and mention[1] = any($1)`,
      [ids],
    )
    for (const { id } of rows) found.add(id)
  }
  return found
}
