import { callOptions } from './callOptions.ts'
import { unwrapBody } from './unwrapResponse.ts'
import type { ApiClient } from './client.ts'
import type { Query } from './queryString.ts'

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
  const file = (resource: string, query: Query, signal?: AbortSignal) =>
    unwrapBody(
      client.GET('/api/marketplace/{resource}/export', {
        ...callOptions({ resource }, { query, ...(signal && { signal }) }),
        parseAs: 'blob',
      }),
    )
  return {
    records: (resource, query, { fields, signal } = {}) =>
      file(resource, { ...query, fields: fields?.join(',') }, signal),
    template: (resource) => file(resource, { template: true }),
  }
}
