import { runSql, type Connection } from '#server/platform/database/database.ts'
import { readSource } from './sources.ts'

/** The columns of tables that may be null: their names by their numbers. */
export type NullableColumns = ReadonlyMap<string, string>

/** Reads them from the generated types, which know more than the constraints. */
export async function readNullableColumns({ db }: Connection): Promise<NullableColumns> {
  const { rows } = await runSql<{ origin: string; name: string }>(
    db,
    `select a.attrelid::oid || '.' || a.attnum as origin, c.relname || '.' || a.attname as name
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and not a.attnotnull`,
  )
  const names = namesOfNullableColumns()
  return new Map(
    rows.filter(({ name }) => names.has(name)).map(({ origin, name }) => [origin, name]),
  )
}

/** The names, as `table.column`, of all columns whose type has null. */
export function namesOfNullableColumns(): ReadonlySet<string> {
  const { text } = readSource('src/server/platform/database/tables.generated.ts')
  const names = new Set<string>()
  let table = ''
  for (const line of text.split('\n')) {
    table = /^ {2}(\w+): /.exec(line)?.[1] ?? table
    const column = /^ {4}(\w+): .* \| null$/.exec(line)?.[1]
    if (column) names.add(`${table}.${column}`)
  }
  return names
}
