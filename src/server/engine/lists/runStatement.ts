import { runSql, type Database } from '#server/platform/database/database.ts'

/** A statement that is composed from a declaration, with its parameters. */
export type Statement = { readonly text: string; readonly values: readonly unknown[] }

/** Runs a composed statement; its builder knows the columns of the rows. */
export async function runStatement<Row>(
  db: Database,
  { text, values }: Statement,
): Promise<readonly Row[]> {
  const { rows } = await runSql<Row>(db, text, values)
  return rows
}
