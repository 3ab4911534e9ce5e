import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, hasCode, messageOf } from '#api/apiError.ts'
import { queryKeys, referencesQuery } from '#api/queries.ts'
import type { RecordData, References } from '#api/records.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../context/alerts.ts'
import { useServices } from '../context/services.ts'
import { useChangeMessage } from './recordTitle.ts'

export type Deletion = {
  /** the references that prevent the deletion; undefined until known */
  readonly blockingReferences: readonly References[] | undefined
  readonly busy: boolean
  readonly run: () => void
}

/** Deletes a record that nothing refers to. */
export function useDelete(resource: Resource, record: RecordData, onDone: () => void): Deletion {
  const changeMessage = useChangeMessage(resource)
  const { records } = useServices()
  const { language } = useLanguage()
  const queries = useQueryClient()
  const { data, isError } = useQuery({
    ...referencesQuery(records, resource.name, { id: record._id, language }),
    staleTime: 0,
    retry: false,
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => records.remove(resource.name, record),
    onSuccess: () => {
      onDone()
      showAlert('success', changeMessage('deleted', record))
      queries.removeQueries({ queryKey: queryKeys.record(resource.name, record._id) })
      void queries.invalidateQueries({ queryKey: queryKeys.resource(resource.name) })
    },
    onError: (failure) => {
      if (!blockingReferencesIn(failure).length)
        showAlert('error', messageOf(failure, formatMessage('error.generic', language)))
      if (hasCode(failure, 'stale'))
        void queries.invalidateQueries({ queryKey: queryKeys.resource(resource.name) })
    },
  })
  const blockingFromError = blockingReferencesIn(error)
  const blockingFromQuery = data ? blockingReferences(data) : undefined
  const references = blockingFromError.length
    ? blockingFromError
    : (blockingFromQuery ?? (isError ? [] : undefined))
  return { blockingReferences: references, busy: isPending, run: mutate }
}

/** Returns only the references that prevent a deletion. */
const blockingReferences = (all: readonly References[]): References[] =>
  all.flatMap((each) =>
    each.blocking > 0
      ? [{ ...each, count: each.blocking, records: each.records.slice(0, each.blocking) }]
      : [],
  )

const blockingReferencesIn = (error: unknown): References[] =>
  error instanceof ApiError ? blockingReferences(referencesOf(error.details['references'])) : []

const referencesOf = (value: unknown): References[] =>
  Array.isArray(value) ? value.filter(isReferences) : []

const isReferences = (value: unknown): value is References =>
  isRecord(value) && typeof value['label'] === 'string' && Array.isArray(value['records'])
