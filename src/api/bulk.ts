import { asList, isRecord } from '#resource/kinds/kind.ts'
import { hasCode } from './apiError.ts'
import { unwrapBody } from './unwrapResponse.ts'
import type { ApiClient } from './client.ts'
import type { Query } from './queryString.ts'
import { createDynamicCall, type Input } from './records.ts'

/** What can be done with many records at once. */
export type BulkVerb = 'update' | 'show' | 'hide' | 'activate' | 'deactivate' | 'delete'

/** Exactly these, or all that match, as many as were seen. */
export type BulkTarget =
  { readonly ids: readonly string[] } | { readonly query: Query; readonly expected: number }

export type BulkResult = {
  readonly done: number
  /** those that were so before */
  readonly unchanged: number
}

export type BulkRefusal = {
  readonly count: number
  /** the first of them */
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

/** Verbs for many records: done to all of them, or refused for all. */
export function createBulk(client: ApiClient): Bulk {
  const call = createDynamicCall(client)
  return async (resource, verb, target, input) => {
    const { query, ...selection } = { query: {}, ...target }
    const { data } = await unwrapBody<{ data: BulkResult }>(
      call('post', `/api/marketplace/${resource}/bulk/${verb}`, {
        query,
        body: { ...selection, ...(input && { input }) },
      }),
    )
    return data
  }
}

/** The most that one call takes by their ids. */
export const maxBulkIds = 1000

/** Which records refuse, and why. */
export function bulkRefusalOf(error: unknown): BulkRefusal | undefined {
  if (!hasCode(error, 'bulk_refused')) return undefined
  const { count, records } = error.details
  const refusedRecords = asList(records).filter(isRecord)
  return {
    count: Number(count) || refusedRecords.length,
    records: refusedRecords.map(({ _id, title, message }) => ({
      _id: String(_id),
      title: String(title ?? ''),
      message: String(message ?? ''),
    })),
  }
}
