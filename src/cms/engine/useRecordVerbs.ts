import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { messageOf } from '#api/apiError.ts'
import { queryKeys } from '#api/queries.ts'
import type { RecordData } from '#api/records.ts'
import { say } from '#domain/messages/messages.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../context/alerts.ts'
import { usePaths } from '../context/paths.ts'
import { useServices } from '../context/services.ts'
import { useText } from '../context/useText.ts'
import { invite, invitedAt } from './invitations.ts'
import { recordTitle } from './recordTitle.ts'

export type RecordVerbs = {
  readonly perform: (record: RecordData, verb: string) => void
  readonly copy: (record: RecordData) => void
  readonly busy: boolean
}

/** Verbs that need no form: each says what it did, or what the server said instead. */
export function useRecordVerbs(resource: Resource): RecordVerbs {
  const t = useText()
  const { records } = useServices()
  const { language } = useLanguage()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const paths = usePaths()
  const onError = (error: Error) =>
    showAlert('error', messageOf(error, say('error.generic', language)))
  const refresh = () => queries.invalidateQueries({ queryKey: queryKeys.resource(resource.name) })

  const performing = useMutation({
    mutationFn: ({ record, verb }: { record: RecordData; verb: string }) =>
      records.perform(resource.name, record._id, verb),
    onSuccess: (_, { record, verb }) => {
      const what = recordTitle(resource, record)
      const email = verb === invite ? invitedAt(resource, record) : undefined
      showAlert('success', email ? t('done.invited', { email }) : t('done.updated', { what }))
      return refresh()
    },
    onError,
  })
  const copying = useMutation({
    mutationFn: (record: RecordData) => records.copy(resource.name, record._id),
    onSuccess: async (copy, record) => {
      showAlert('success', t('done.copied', { what: recordTitle(resource, record) }))
      await refresh()
      await navigate(paths.edit(resource, copy._id))
    },
    onError,
  })
  return {
    perform: (record, verb) => performing.mutate({ record, verb }),
    copy: (record) => copying.mutate(record),
    busy: performing.isPending || copying.isPending,
  }
}
