import type { Catalogue } from '#resource/resource.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { readTriggers } from '#server/platform/database/databaseStructure.ts'
import { joinTable } from '#server/engine/tables/syncTables.ts'
import { grantsRights } from './currentAccounts.ts'

type WatchedTable = {
  readonly table: string
  /** the columns to watch for updates; empty: every change of a row, including inserts */
  readonly columns: readonly string[]
}

/** Creates triggers that record every change of rights, whoever makes it and however. */
export async function watchAuthority(connection: Connection, catalogue: Catalogue): Promise<void> {
  const existingTriggers = await readTriggers(connection.db, triggerName)
  const statements = watchedTables(catalogue)
    .filter(
      ({ table, columns }) =>
        existingTriggers.get(table) !== columns.map(toTriggerArgument).join(''),
    )
    .map(
      ({ table, columns }) =>
        `create or replace trigger ${triggerName} after ${columns.length ? '' : 'insert or '}update or delete on ${table}
         for each row execute function note_authority_change(${columns.map((name) => `'${name}'`).join(', ')})`,
    )
  if (statements.length) await connection.runScript(`begin; ${statements.join(';\n')}; commit;`)
}

const triggerName = 'authority_change'

/** The stored form of a trigger argument: PostgreSQL ends each with a zero byte. */
const toTriggerArgument = (name: string): string => `${name}\\000`

function watchedTables(catalogue: Catalogue): readonly WatchedTable[] {
  const people = [...catalogue.values()].filter(grantsRights)
  return [
    { table: 'accounts', columns: ['kind', 'email', 'active', 'tenant_id', 'company_id'] },
    { table: 'sessions', columns: ['account_id', 'audience', 'revoked_at'] },
    { table: 'tenants', columns: ['active', 'company'] },
    { table: 'roles', columns: ['permissions'] },
    ...people.map(({ table }) => ({ table, columns: ['permissions'] })),
    ...people.flatMap((resource) => {
      const { roles } = resource.field
      return roles ? [{ table: joinTable(resource, roles), columns: [] }] : []
    }),
  ]
}
