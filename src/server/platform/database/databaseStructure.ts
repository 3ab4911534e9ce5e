import { runSql, type Connection, type Database } from './database.ts'

/** A column of a table; `name` is `table.column`. */
export type TableColumn = {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
}

export type DatabaseStructure = {
  /** `table`, or `table.column` */
  readonly has: (name: string) => boolean
  readonly column: (name: string) => TableColumn | undefined
}

export async function readColumns({ db }: Connection): Promise<TableColumn[]> {
  const { rows } = await runSql<TableColumn>(
    db,
    `select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  )
  return rows
}

export async function readDatabaseStructure(connection: Connection): Promise<DatabaseStructure> {
  const found = await readColumns(connection)
  const columns = new Map(found.map((each) => [each.name, each]))
  const tables = new Set(found.map(({ name }) => name.split('.', 1)[0]))
  return {
    has: (name) => columns.has(name) || tables.has(name),
    column: (name) => columns.get(name),
  }
}

/** Returns the arguments of all triggers of this name, by their tables. */
export async function readTriggers(
  db: Database,
  name: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await runSql<{ table: string; parameters: string }>(
    db,
    `select c.relname as table, encode(t.tgargs, 'escape') as parameters
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where t.tgname = $1 and c.relnamespace = current_schema()::regnamespace`,
    [name],
  )
  return new Map(rows.map(({ table, parameters }) => [table, parameters]))
}
