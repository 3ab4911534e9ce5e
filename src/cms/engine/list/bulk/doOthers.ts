import { bulkIds, bulkRefusalOf, type BulkResult } from '#api/bulk.ts'
import type { Query } from '#api/queryString.ts'
import type { Records } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'

type Options = {
  readonly records: Records
  readonly resource: Resource
  /** what matches, where that was meant */
  readonly query: Query
  readonly ids: readonly string[] | undefined
  readonly refused: readonly string[]
  readonly run: (ids: readonly string[]) => Promise<BulkResult>
}

/** Everything but what refuses, in as many calls as it takes. */
export async function doOthers(options: Options): Promise<BulkResult & { leftOut: number }> {
  const { run } = options
  const all = options.ids ?? (await idsThatMatch(options))
  const left = new Set(options.refused)
  let [done, unchanged] = [0, 0]
  for (let waiting = without(all, left); waiting.length; waiting = without(waiting, left)) {
    const some = waiting.slice(0, bulkIds)
    try {
      const result = await run(some)
      done += result.done
      unchanged += result.unchanged
      waiting = waiting.slice(bulkIds)
    } catch (error) {
      // Only the first refusals were named before: these are some more.
      const further = bulkRefusalOf(error)?.records.filter(({ _id }) => some.includes(_id)) ?? []
      if (further.length === 0) throw error
      for (const { _id } of further) left.add(_id)
    }
  }
  return { done, unchanged, leftOut: all.filter((id) => left.has(id)).length }
}

const without = (ids: readonly string[], left: ReadonlySet<string>): string[] =>
  ids.filter((id) => !left.has(id))

async function idsThatMatch({ records, resource, query }: Options): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const { data } = await records.list(resource.name, {
      ...query,
      page,
      limit: largestPage,
      // What is added meanwhile comes last and moves nothing from page to page.
      sort: 'createdAt',
      fields: resource.titleField.name,
      total: false,
    })
    ids.push(...data.map(({ _id }) => _id))
    if (data.length < largestPage) return ids
  }
}

const largestPage = 100
