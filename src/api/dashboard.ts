import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { TimeRange } from '#domain/datePresets.ts'
import type { Language } from '#domain/locale.ts'
import { unwrapBody } from './unwrapResponse.ts'
import type { ApiClient } from './client.ts'
import { queryKeys } from './queries.ts'

/** Reads the dashboard; sections the user may not read are null. */
export const readDashboard = async (
  client: ApiClient,
  { from, to }: TimeRange,
  { language, signal }: { readonly language: Language; readonly signal?: AbortSignal },
) => {
  const call = client.GET('/api/marketplace/dashboard', {
    params: { query: { from, to } },
    headers: { 'accept-language': language },
    ...(signal && { signal }),
  })
  return (await unwrapBody(call)).data
}

export type Dashboard = Awaited<ReturnType<typeof readDashboard>>

export const dashboardQuery = (client: ApiClient, range: TimeRange, language: Language) =>
  queryOptions({
    // Shares the key prefix of records, so that invalidating all records also refreshes these
    // figures.
    queryKey: [...queryKeys.resource('dashboard'), language, range],
    queryFn: ({ signal }) => readDashboard(client, range, { language, signal }),
    placeholderData: keepPreviousData,
  })
