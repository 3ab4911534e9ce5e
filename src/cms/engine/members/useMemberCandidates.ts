import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listQuery, membersQuery } from '#api/queries.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useServices } from '../../context/services.ts'
import { pageSize, type MemberRelation } from './useMembers.ts'

/** Loads a page of all candidates and which of them are already members. */
export function useMemberCandidates(
  { resource, record, member }: MemberRelation,
  target: Resource,
) {
  const { records } = useServices()
  const { language } = useLanguage()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const list = useQuery(
    listQuery(records, target.name, { query: { search, page, limit: pageSize }, language }),
  )
  const ids = (list.data?.data ?? []).map(({ _id }) => _id)
  const currentMembers = useQuery({
    ...membersQuery(records, resource.name, {
      id: record._id,
      member: member.name,
      language,
      query: { _id: ids, limit: pageSize, total: false, fields: target.titleField.name },
    }),
    enabled: ids.length > 0,
  })
  const memberIds = new Set(currentMembers.data?.data.map(({ _id }) => _id))
  const total = list.data?.meta.total ?? 0
  const isPending = list.isPending || (ids.length > 0 && currentMembers.isPending)
  return {
    // Rows are shown only once it is known which are members.
    rows: (!isPending && list.data?.data) || [],
    total,
    page,
    last: Math.max(1, Math.ceil(total / pageSize)),
    setPage,
    search,
    searchFor: (words: string) => {
      setSearch(words)
      setPage(1)
    },
    isMember: (id: string) => memberIds.has(id),
    isPending,
    isStale: list.isPlaceholderData || currentMembers.isPlaceholderData,
    error: list.error ?? currentMembers.error,
  }
}
