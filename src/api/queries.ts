import { keepPreviousData, QueryClient, queryOptions } from '@tanstack/react-query'
import type { Language } from '#domain/locale.ts'
import type { Auth } from './auth.ts'
import { ApiError } from './apiError.ts'
import type { Query } from './queryString.ts'
import type { Records } from './records.ts'

const seconds = 1000
const retries = 3

/** Creates a query client: fresh for 30 s, kept for 5 min, no refetch on window focus. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        staleTime: 30 * seconds,
        gcTime: 5 * 60 * seconds,
        retry: (failures, error) => failures < retries && !isRefusal(error),
      },
    },
  })

/** Client errors are not retried, because the server would refuse them again. */
const isRefusal = (error: Error): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

export const queryKeys = {
  resource: (resource: string) => ['records', resource] as const,
  record: (resource: string, id: string) => ['records', resource, 'one', id] as const,
  me: ['me'] as const,
}

export const listQuery = (
  records: Records,
  resource: string,
  { query, language }: { query: Query; language: Language },
) =>
  queryOptions({
    queryKey: [...queryKeys.resource(resource), 'list', language, query],
    queryFn: ({ signal }) => records.list(resource, query, { language, signal }),
    placeholderData: keepPreviousData,
  })

type RecordQueryOptions = { id: string; language: Language; fields?: readonly string[] }

export const recordQuery = (
  records: Records,
  resource: string,
  { id, language, fields }: RecordQueryOptions,
) =>
  queryOptions({
    queryKey: [...queryKeys.record(resource, id), language, fields ?? 'all'],
    queryFn: ({ signal }) =>
      records.get(resource, id, { language, signal, ...(fields && { fields }) }),
  })

export const referencesQuery = (
  records: Records,
  resource: string,
  { id, language }: { id: string; language: Language },
) =>
  queryOptions({
    queryKey: [...queryKeys.record(resource, id), language, 'references'],
    queryFn: ({ signal }) => records.references(resource, id, { language, signal }),
  })

export const historyQuery = (records: Records, resource: string, id: string) =>
  queryOptions({
    queryKey: [...queryKeys.record(resource, id), 'history'],
    queryFn: ({ signal }) => records.history(resource, id, { signal }),
  })

type MembersOptions = {
  readonly id: string
  readonly member: string
  readonly query: Query
  readonly language: Language
}

export const membersQuery = (
  records: Records,
  resource: string,
  { id, member, query, language }: MembersOptions,
) =>
  queryOptions({
    queryKey: [...queryKeys.record(resource, id), language, 'members', member, query],
    queryFn: ({ signal }) => records.members(resource, id, member, query, { language, signal }),
    placeholderData: keepPreviousData,
  })

export const singletonQuery = (
  records: Records,
  resource: string,
  { language }: { language: Language },
) =>
  queryOptions({
    queryKey: [...queryKeys.resource(resource), 'only', language],
    queryFn: ({ signal }) => records.getSingleton(resource, { language, signal }),
  })

export const meQuery = (auth: Auth) =>
  queryOptions({
    queryKey: queryKeys.me,
    queryFn: () => auth.me(),
    retry: false,
    staleTime: Infinity,
  })
