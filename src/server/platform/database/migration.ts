import { run, type Connection } from './database.ts'
import { readStructure, type Structure } from './structure.ts'

/**
 * A change of stored data that table sync may not make by itself, written once for every database:
 * a fresh one (no tables yet), one in production (tables as the last release left them) and one in
 * development (sync may have added the new columns already, beside the old ones). Steps that concern
 * tables of resources therefore look at what is there, or are made by `migrationSteps.ts`, whose do.
 */
export type Migration = {
  /** ahead of table sync: tables of the product itself, and what sync must find renamed or of another type */
  readonly before?: readonly Step[]
  /** when table sync has made what the declarations need: moves and cleans data */
  readonly after?: readonly Step[]
}

/** SQL as it stands, or made for what the database has at that moment. */
export type Step = string | ((existing: Structure) => readonly string[])

export type Stage = keyof Migration

/**
 * Runs what has not run yet, in order. Each migration is one transaction with the mark that says
 * so: a process that is killed leaves it done or not begun. Its steps see the structure as it is
 * ahead of the first of them. Returns the marks of those that ran.
 */
export async function runMigrations(
  connection: Connection,
  migrations: Readonly<Record<string, Migration>>,
  stage: Stage,
): Promise<string[]> {
  await connection.script(
    'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
  )
  const { rows } = await run<{ name: string }>(connection.db, 'select name from migrations')
  const done = new Set(rows.map((row) => row.name))
  const ran: string[] = []
  for (const [name, migration] of Object.entries(migrations)) {
    const steps = migration[stage]
    const mark = stage === 'before' ? name : `${name}/after`
    if (!steps || done.has(mark)) continue
    const structure = await readStructure(connection)
    const statements = steps.flatMap((step) =>
      typeof step === 'string' ? [step] : step(structure),
    )
    statements.push(`insert into migrations (name) values ('${mark}')`)
    await connection.script(`begin; ${statements.join(';\n')}; commit;`)
    ran.push(mark)
  }
  return ran
}
