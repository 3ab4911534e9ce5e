import { kinds } from '#resource/kinds/kinds.ts'
import { fieldsAndMembers, type Field, type Resource } from '#resource/resource.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { readTriggers } from '#server/platform/database/databaseStructure.ts'
import { hasRecordNotes } from '../lists/recordNotes.ts'
import { joinTable } from './syncTables.ts'
import type { Engine, Engines } from '../engine.ts'

/** Creates triggers that record every change of what shoppers see, and of other lists of records. */
export async function watchTables(connection: Connection, engines: Engines): Promise<void> {
  const shown = publicTables(engines)
  const others = [...engines.values()]
    .map(({ resource }) => [resource.table, 'list'] as const)
    .filter(([table]) => shown.get(table) !== 'catalogue')
  const statements = [
    ...(await missingTriggers(connection, 'catalogue_change', [...shown])),
    ...(await missingTriggers(connection, 'list_change', others)),
    ...(await missingNotes(connection, engines)),
  ]
  // Each alone, so that a table that is in use keeps nobody from the others.
  for (const statement of statements) await connection.runScript(`begin; ${statement}; commit;`)
}

/** Returns statements for triggers that note which records change, also by their members. */
async function missingNotes({ db }: Connection, engines: Engines): Promise<string[]> {
  const watched = await readTriggers(db, 'record_change_insert')
  const tables = [...engines.values()]
    .filter(({ resource }) => hasRecordNotes(resource))
    .flatMap(({ resource, behaviour }) => [
      { name: resource.table, table: resource.table, column: 'id' },
      ...memberFields(resource).map((field) => ({
        name: resource.table,
        table: joinTable(resource, field),
        column: 'source_id',
      })),
      ...Object.values(behaviour.derive ?? {}).flatMap(({ levels }) =>
        levels ? [{ ...levels, name: levels.table }] : [],
      ),
    ])
  return tables
    .filter(({ table }) => !watched.has(table))
    .map(({ name, table, column }) =>
      [
        ...(['insert', 'update', 'delete'] as const).map(
          (event) =>
            `create trigger record_change_${event} after ${event} on ${table}
             referencing ${event === 'delete' ? 'old' : 'new'} table as changed
             for each statement execute function note_record_by_${column}('${name}')`,
        ),
        `create trigger record_change_truncate after truncate on ${table}
         for each statement execute function note_truncation('${name}')`,
      ].join(';'),
    )
}

async function missingTriggers(
  { db }: Connection,
  trigger: string,
  tables: readonly (readonly [table: string, kind: string])[],
): Promise<string[]> {
  const watched = await readTriggers(db, trigger)
  return tables
    .filter(([table]) => !watched.has(table))
    .map(
      ([table, kind]) =>
        `create trigger ${trigger} after insert or update or delete or truncate on ${table}
         for each statement execute function note_${kind}_change()`,
    )
}

const memberFields = (resource: Resource): readonly Field[] =>
  fieldsAndMembers(resource).filter((field) => kinds[field.kind].members)

/** Returns the tables of public resources and singletons, and of everything they show of others. */
function publicTables(engines: Engines): ReadonlyMap<string, 'catalogue' | 'level'> {
  const shownEngines = [...engines.values()].filter(
    ({ resource }) => resource.public || resource.singleton,
  )
  const visible = withReferenced(shownEngines, engines)
  const own = [...visible].flatMap(({ resource }) => [
    resource.table,
    ...memberFields(resource).map((field) => joinTable(resource, field)),
  ])
  // A table counts as catalogue where its records are shown themselves, even if levels derive from
  // it too.
  return new Map([
    ...[...visible].flatMap(levelTables).map((table) => [table, 'level'] as const),
    ...['files', ...own].map((table) => [table, 'catalogue'] as const),
  ])
}

/** Whether what is shown of a resource depends on levels that change often. */
export const showsLevels = (engine: Engine, engines: Engines): boolean =>
  [...withReferenced([engine], engines)].some((each) => levelTables(each).length > 0)

function withReferenced(starting: readonly Engine[], engines: Engines): ReadonlySet<Engine> {
  const visited = new Set<Engine>()
  const visit = (engine: Engine): void => {
    if (visited.has(engine)) return
    visited.add(engine)
    for (const { target } of fieldsAndMembers(engine.resource)) {
      const other = engines.get(target ?? '')
      if (other) visit(other)
    }
  }
  starting.forEach(visit)
  return visited
}

const levelTables = ({ behaviour }: Engine): string[] =>
  Object.values(behaviour.derive ?? {}).flatMap(({ levels }) => levels?.table ?? [])
