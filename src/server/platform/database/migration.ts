import type { Connection } from './database.ts'
import { readDatabaseStructure, type DatabaseStructure } from './databaseStructure.ts'
import { hasTable } from './hasTable.ts'

/**
 * A change of stored data that table sync may not make by itself, written once for every database:
 * a fresh one (no tables yet), one in production (tables as the last release left them) and one in
 * development (sync may have added the new columns already, beside the old ones). Steps on tables
 * of resources therefore check what exists, or use `migrationSteps.ts`, which does.
 */
export type Migration = {
  /** before table sync: system tables, and renames and type changes that sync must find done */
  readonly beforeSync?: readonly MigrationStep[]
  /** after table sync has made what the declarations need: moves and cleans data */
  readonly afterSync?: readonly MigrationStep[]
}

/** SQL, or a function that returns it for the structure at that moment. */
export type MigrationStep = string | ((existing: DatabaseStructure) => readonly string[])

export type MigrationStage = keyof Migration

/**
 * Runs the migrations that have not run yet, in order. Each is one transaction together with its
 * mark, so a process that is killed leaves it either done or not begun. Its steps see the structure
 * from before the first of them. Returns the marks of those that ran.
 */
export async function runMigrations(
  connection: Connection,
  migrations: Readonly<Record<string, Migration>>,
  stage: MigrationStage,
): Promise<string[]> {
  // Only one process at a time prepares the structure.
  if (!(await hasTable(connection.db, 'migrations')))
    await connection.runScript(
      'create table migrations (name text primary key, at timestamptz not null default now())',
    )
  const rows = await connection.db.selectFrom('migrations').select('name').execute()
  const completed = new Set(rows.map((row) => row.name))
  const executed: string[] = []
  for (const [name, migration] of Object.entries(migrations)) {
    const steps = migration[stage]
    const mark = stage === 'beforeSync' ? name : `${name}/after`
    if (!steps || completed.has(mark)) continue
    const structure = await readDatabaseStructure(connection)
    const statements = steps.flatMap((step) =>
      typeof step === 'string' ? [step] : step(structure),
    )
    statements.push(`insert into migrations (name) values ('${mark}')`)
    await connection.runScript(`begin; ${statements.join(';\n')}; commit;`)
    executed.push(mark)
  }
  return executed
}
