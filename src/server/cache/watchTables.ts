import type { Derivation } from '#resource/kinds/kind.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { pointersOf, type Resource } from '#resource/resource.ts'
import { run, type Connection } from '../database/database.ts'
import { joinTable } from '../database/sync.ts'
import type { Engines } from '../engine/engine.ts'

/** Has the database note every change of what shoppers see, whoever makes it. */
export async function watchTables(connection: Connection, engines: Engines): Promise<void> {
  const { rows } = await run<{ name: string }>(
    connection.db,
    `select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where t.tgname = '${trigger}' and c.relnamespace = current_schema()::regnamespace`,
  )
  const watched = new Set(rows.map(({ name }) => name))
  const statements = [...seenTables(engines)]
    .filter((table) => !watched.has(table))
    .map(
      (table) =>
        `create trigger ${trigger} after insert or update or delete or truncate on ${table}
         for each statement execute function note_catalogue_change()`,
    )
  if (statements.length) await connection.script(`begin; ${statements.join(';\n')}; commit;`)
}

const trigger = 'catalogue_change'

/** The tables of public resources and of the one that holds settings, and of all that they show of others. */
function seenTables(engines: Engines): Set<string> {
  const tables = new Set(['files'])
  const seen = new Set<Resource>()
  const visit = ({ resource, behaviour }: Visited): void => {
    if (seen.has(resource)) return
    seen.add(resource)
    tables.add(resource.table)
    for (const field of pointersOf(resource)) {
      if (kinds[field.kind].members) tables.add(joinTable(resource, field))
      const target = engines.get(field.target ?? '')
      if (target) visit(target)
    }
    for (const derivation of Object.values(behaviour.derive ?? {})) {
      for (const table of derivation.tables ?? []) tables.add(table)
    }
  }
  for (const engine of engines.values()) {
    if (engine.resource.public || engine.resource.singleton) visit(engine)
  }
  return tables
}

type Visited = {
  readonly resource: Resource
  readonly behaviour: { readonly derive?: Readonly<Record<string, Derivation>> }
}
