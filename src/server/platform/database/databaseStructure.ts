import { runSql, type Connection } from './database.ts'

/** A column of a table; `name` is `table.column`. */
export type TableColumn = {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
}

/** The tables and columns of a database. */
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
