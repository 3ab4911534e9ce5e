import { unwrapBody } from './unwrapResponse.ts'
import type { ApiClient } from './client.ts'
import type { Query } from './queryString.ts'
import { createDynamicCall } from './records.ts'

/** Exports records as spreadsheet files. */
export type Exports = {
  /** all matching records, with the given fields or every exportable field */
  records(
    resource: string,
    query: Query,
    options?: { readonly fields?: readonly string[]; readonly signal?: AbortSignal },
  ): Promise<Blob>
  /** the header row only */
  template(resource: string): Promise<Blob>
}

export function createExports(client: ApiClient): Exports {
  const call = createDynamicCall(client)
  const file = (resource: string, query: Query, signal?: AbortSignal) =>
    unwrapBody<Blob>(
      call('get', `/api/marketplace/${resource}/export`, {
        query,
        parseAs: 'blob',
        ...(signal && { signal }),
      }),
    )
  return {
    records: (resource, query, { fields, signal } = {}) =>
      file(resource, { ...query, fields: fields?.join(',') }, signal),
    template: (resource) => file(resource, { template: true }),
  }
}
