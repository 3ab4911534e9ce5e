import { kinds } from '#resource/kinds/kinds.ts'
import { pointersOf } from '#resource/resource.ts'
import { run, type Connection } from '#server/platform/database/database.ts'
import { joinTable } from './sync.ts'
import type { Engine, Engines } from '../engine.ts'

/** Has the database note every change of what shoppers see, whoever makes it. */
export async function watchTables(connection: Connection, engines: Engines): Promise<void> {
  const { rows } = await run<{ name: string }>(
    connection.db,
    `select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where t.tgname = '${trigger}' and c.relnamespace = current_schema()::regnamespace`,
  )
  const watched = new Set(rows.map(({ name }) => name))
  const statements = [...seenTables(engines)]
    .filter(([table]) => !watched.has(table))
    .map(
      ([table, kind]) =>
        `create trigger ${trigger} after insert or update or delete or truncate on ${table}
         for each statement execute function note_${kind}_change()`,
    )
  if (statements.length) await connection.script(`begin; ${statements.join(';\n')}; commit;`)
}

const trigger = 'catalogue_change'

/** The tables of public resources and of the one that holds settings, and of all that they show of others. */
function seenTables(engines: Engines): ReadonlyMap<string, 'catalogue' | 'level'> {
  const shown = [...engines.values()].filter(
    ({ resource }) => resource.public || resource.singleton,
  )
  const seen = shownWith(shown, engines)
  const own = [...seen].flatMap(({ resource }) => [
    resource.table,
    ...pointersOf(resource)
      .filter((field) => kinds[field.kind].members)
      .map((field) => joinTable(resource, field)),
  ])
  // What somebody may edit, and see at once, counts as such also where something is derived from it.
  return new Map([
    ...[...seen].flatMap(levelTables).map((table) => [table, 'level'] as const),
    ...['files', ...own].map((table) => [table, 'catalogue'] as const),
  ])
}

/** Whether what is shown of a resource moves with the levels that something of it is derived from. */
export const showsLevels = (engine: Engine, engines: Engines): boolean =>
  [...shownWith([engine], engines)].some((each) => levelTables(each).length > 0)

/** These, and all that they show of others. */
function shownWith(these: readonly Engine[], engines: Engines): ReadonlySet<Engine> {
  const seen = new Set<Engine>()
  const visit = (engine: Engine): void => {
    if (seen.has(engine)) return
    seen.add(engine)
    for (const { target } of pointersOf(engine.resource)) {
      const other = engines.get(target ?? '')
      if (other) visit(other)
    }
  }
  these.forEach(visit)
  return seen
}

const levelTables = ({ behaviour }: Engine): string[] =>
  Object.values(behaviour.derive ?? {}).flatMap(({ tables = [] }) => tables)
