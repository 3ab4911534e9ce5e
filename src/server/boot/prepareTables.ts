import type { Catalogue, Resource } from '#resource/resource.ts'
import { withAdvisoryLock } from '#server/platform/database/withAdvisoryLock.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { syncSearchTriggers } from '#server/engine/tables/syncSearchTriggers.ts'
import { migrate } from './migrations/migrations.ts'
import { refreshDerived } from '#server/engine/tables/refreshDerived.ts'
import { refreshLinks } from '#server/engine/tables/refreshLinks.ts'
import { syncTables } from '#server/engine/tables/syncTables.ts'

/** Brings the database in line with the catalogues of all brands; returns the changes made. */
export const prepareTables = (
  connection: Connection,
  catalogues: readonly Catalogue[],
): Promise<readonly string[]> =>
  withAdvisoryLock(connection, 'structure', async () => {
    const completed = await migrate(connection, 'beforeSync')
    // A feature that one brand has switched off may be needed by another.
    for (const each of catalogues) completed.push(...(await syncTables(connection, each)))
    completed.push(...(await migrate(connection, 'afterSync')))
    const resources = widestResources(catalogues)
    await refreshLinks(connection.db, resources)
    await refreshDerived(connection.db, resources)
    await syncSearchTriggers(connection, resources)
    return completed
  })

/** Returns every resource once, in the version with the most search fields. */
function widestResources(catalogues: readonly Catalogue[]): readonly Resource[] {
  const resourcesByName = new Map<string, Resource>()
  for (const resource of catalogues.flatMap((each) => [...each.values()])) {
    const existing = resourcesByName.get(resource.name)
    if (!existing || existing.search.length < resource.search.length)
      resourcesByName.set(resource.name, resource)
  }
  return [...resourcesByName.values()]
}
