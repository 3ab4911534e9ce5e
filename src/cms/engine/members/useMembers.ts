import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { membersQuery, queryKeys } from '#api/queries.ts'
import type { RecordData } from '#api/records.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../../context/alerts.ts'
import { useFailureText } from '../../context/useFailureText.ts'
import { useServices } from '../../context/services.ts'
import { useRecordText } from '../../context/useRecordText.ts'

export const pageSize = 12

export type MemberRelation = {
  readonly resource: Resource
  readonly record: Pick<RecordData, '_id'>
  readonly member: Field
}

/** Loads a page of the members of a record, filtered by search words. */
export function useMembers({ resource, record, member }: MemberRelation) {
  const { records } = useServices()
  const { language } = useLanguage()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    membersQuery(records, resource.name, {
      id: record._id,
      member: member.name,
      language,
      query: { search, page, limit: pageSize },
    }),
  )
  const total = data?.meta.total ?? 0
  const last = Math.max(1, Math.ceil(total / pageSize))
  // Removing the last member of a page leads to the previous page.
  if (data && page > last && !isPlaceholderData) setPage(last)
  return {
    rows: data?.data ?? [],
    total,
    page,
    last,
    search,
    setPage,
    searchFor: (words: string) => {
      setSearch(words)
      setPage(1)
    },
    error,
    isPending,
    isStale: isPlaceholderData,
    retry: () => void refetch(),
  }
}

/** Adds or removes members and reports how many. */
export function useMoveMembers({ resource, record, member }: MemberRelation, onDone?: () => void) {
  const recordText = useRecordText()
  const { records } = useServices()
  const queries = useQueryClient()
  const failureText = useFailureText()
  type MemberMove = { readonly verb: 'push' | 'pull'; readonly ids: readonly string[] }
  const { mutate, isPending } = useMutation({
    mutationFn: ({ verb, ids }: MemberMove) =>
      records.moveMembers(resource.name, record._id, verb, { [member.name]: ids }),
    onSuccess: async (_, { verb, ids }) => {
      const key = verb === 'push' ? 'members.added' : 'members.removed'
      showAlert('success', recordText(key, { count: ids.length, n: ids.length }))
      onDone?.()
      await queries.invalidateQueries({ queryKey: queryKeys.resource(resource.name) })
    },
    onError: (error) => showAlert('error', failureText(error)),
  })
  return {
    addMembers: (ids: readonly string[]) => mutate({ verb: 'push', ids }),
    removeMembers: (ids: readonly string[]) => mutate({ verb: 'pull', ids }),
    busy: isPending,
  }
}
