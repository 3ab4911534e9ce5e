import { listOrEmpty, isRecord } from '#resource/kinds/kind.ts'
import { hasCode } from './apiError.ts'
import { callOptions } from './callOptions.ts'
import { unwrapBody } from './unwrapResponse.ts'
import type { ApiClient } from './client.ts'
import type { Query } from './queryString.ts'
import type { Input } from './resourcePaths.ts'

export type BulkVerb = 'update' | 'show' | 'hide' | 'activate' | 'deactivate' | 'delete'

/** Either exactly these ids, or all records matching the query, with the count the user saw. */
export type BulkTarget =
  { readonly ids: readonly string[] } | { readonly query: Query; readonly expected: number }

export type BulkResult = {
  readonly done: number
  /** records that already had the requested state */
  readonly unchanged: number
}

export type BulkRefusal = {
  readonly count: number
  /** only the first of the refusing records */
  readonly records: readonly {
    readonly _id: string
    readonly title: string
    readonly message: string
  }[]
}

export type Bulk = (
  resource: string,
  verb: BulkVerb,
  target: BulkTarget,
  input?: Input,
) => Promise<BulkResult>

/** Creates the bulk operations; each applies to all targeted records or to none. */
export function createBulk(client: ApiClient): Bulk {
  return async (resource, verb, target, input) => {
    const { query, ...selection } = { query: {}, ...target }
    const { data } = await unwrapBody(
      client.POST('/api/marketplace/{resource}/bulk/{verb}', {
        ...callOptions({ resource, verb }, { query }),
        body: { ...selection, ...(input && { input }) },
      }),
    )
    return data
  }
}

/** The maximum number of ids in one call. */
export const maxBulkIds = 1000

/** Returns which records refused a bulk operation and why, or undefined for any other error. */
export function bulkRefusalOf(error: unknown): BulkRefusal | undefined {
  if (!hasCode(error, 'bulk_refused')) return undefined
  const { count, records } = error.details
  const refusedRecords = listOrEmpty(records).filter(isRecord)
  return {
    count: Number(count) || refusedRecords.length,
    records: refusedRecords.map(({ _id, title, message }) => ({
      _id: String(_id),
      title: String(title ?? ''),
      message: String(message ?? ''),
    })),
  }
}
