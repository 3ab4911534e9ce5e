import type { Catalogue, Resource } from '#resource/resource.ts'
import { withAdvisoryLock } from '#server/platform/database/withAdvisoryLock.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { syncSearchTriggers } from '#server/engine/tables/syncSearchTriggers.ts'
import { migrate } from './migrations/migrations.ts'
import { refreshDerived } from '#server/engine/tables/refreshDerived.ts'
import { refreshLinks } from '#server/engine/tables/refreshLinks.ts'
import { syncTables } from '#server/engine/tables/syncTables.ts'
import { createMissingLevels } from '#server/commerce/stock/levels.ts'

/** Makes the database what the catalogues of all brands need, and says what was done to its structure. */
export const prepareTables = (
  connection: Connection,
  catalogues: readonly Catalogue[],
): Promise<readonly string[]> =>
  withAdvisoryLock(connection, 'structure', async () => {
    const completed = await migrate(connection, 'beforeSync')
    // What one brand switched off, another may need.
    for (const each of catalogues) completed.push(...(await syncTables(connection, each)))
    completed.push(...(await migrate(connection, 'afterSync')))
    const resources = widestResources(catalogues)
    await refreshLinks(connection.db, resources)
    await refreshDerived(connection.db, resources)
    await syncSearchTriggers(connection, resources)
    await createMissingLevels(connection)
    return completed
  })

/** Every resource once, as the brand knows it that finds it by most. */
function widestResources(catalogues: readonly Catalogue[]): readonly Resource[] {
  const resourcesByName = new Map<string, Resource>()
  for (const resource of catalogues.flatMap((each) => [...each.values()])) {
    const existing = resourcesByName.get(resource.name)
    if (!existing || existing.search.length < resource.search.length)
      resourcesByName.set(resource.name, resource)
  }
  return [...resourcesByName.values()]
}
