import type { Language } from '#domain/locale.ts'
import { searchHeader } from '#resource/searchHeader.ts'
import type { Query } from './queryString.ts'

export type ReadOptions = { readonly language?: Language; readonly signal?: AbortSignal }

type CallOptions = ReadOptions & { readonly query?: Query; readonly version?: number }

/**
 * Returns what a call of the client takes. What is searched for goes in a header, because
 * addresses are kept in logs.
 */
export function callOptions<Path>(
  path: Path,
  { query: requestedQuery, version, language, signal }: CallOptions = {},
) {
  const { [searchHeader]: search, ...query } = requestedQuery ?? {}
  return {
    params: { path, query },
    signal: signal ?? null,
    headers: {
      ...(language && { 'accept-language': language }),
      ...(search && { [searchHeader]: encodeURIComponent(String(search)) }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
  }
}
