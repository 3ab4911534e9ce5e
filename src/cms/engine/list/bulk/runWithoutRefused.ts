import { maxBulkIds, bulkRefusalOf, type BulkResult } from '#api/bulk.ts'
import type { Query } from '#api/queryString.ts'
import type { Records } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'

type Options = {
  readonly records: Records
  readonly resource: Resource
  /** the filters, if all matching records are selected */
  readonly query: Query
  readonly ids: readonly string[] | undefined
  readonly refusedIds: readonly string[]
  readonly run: (ids: readonly string[]) => Promise<BulkResult>
}

/**
 * Runs an action on everything but the refusing records, in as many calls as needed. Throws any
 * other error.
 */
export async function runWithoutRefused(
  options: Options,
): Promise<BulkResult & { skippedCount: number }> {
  const { run } = options
  const allIds = options.ids ?? (await fetchMatchingIds(options))
  const refusedIds = new Set(options.refusedIds)
  let [done, unchanged] = [0, 0]
  for (
    let pendingIds = excluding(allIds, refusedIds);
    pendingIds.length;
    pendingIds = excluding(pendingIds, refusedIds)
  ) {
    const batch = pendingIds.slice(0, maxBulkIds)
    try {
      const result = await run(batch)
      done += result.done
      unchanged += result.unchanged
      pendingIds = pendingIds.slice(maxBulkIds)
    } catch (error) {
      // The server names only the first refusals, so there may be more.
      const newRefusals =
        bulkRefusalOf(error)?.records.filter(({ _id }) => batch.includes(_id)) ?? []
      if (newRefusals.length === 0) throw error
      for (const { _id } of newRefusals) refusedIds.add(_id)
    }
  }
  return { done, unchanged, skippedCount: allIds.filter((id) => refusedIds.has(id)).length }
}

const excluding = (ids: readonly string[], skippedIds: ReadonlySet<string>): string[] =>
  ids.filter((id) => !skippedIds.has(id))

async function fetchMatchingIds({ records, resource, query }: Options): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const { data } = await records.list(resource.name, {
      ...query,
      page,
      limit: maxPageSize,
      // Records created meanwhile come last, so they shift none to another page.
      sort: 'createdAt',
      fields: resource.titleField.name,
      total: false,
    })
    ids.push(...data.map(({ _id }) => _id))
    if (data.length < maxPageSize) return ids
  }
}

const maxPageSize = 100
