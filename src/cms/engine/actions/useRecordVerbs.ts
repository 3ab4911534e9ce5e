import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKeys } from '#api/queries.ts'
import type { RecordData } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../../context/alerts.ts'
import { useFailureText } from '../../context/useFailureText.ts'
import { useServices } from '../../context/services.ts'
import { useChangeMessage } from '../recordTitle.ts'
import { doneMessage } from './doneMessage.ts'

type OpenRequest = {
  readonly record: RecordData
  readonly verb: string
  readonly tab: Window | null
}

export type RecordVerbs = {
  readonly perform: (record: RecordData, verb: string) => void
  /** opens a page in a new tab */
  readonly open: (record: RecordData, verb: string) => void
}

/** Runs actions that need no dialog; each reports its success or the server's refusal. */
export function useRecordVerbs(resource: Resource): RecordVerbs {
  const { language } = useLanguage()
  const { records } = useServices()
  const changeMessage = useChangeMessage(resource)
  const failureText = useFailureText()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: queryKeys.resource(resource.name) })
  const onError = (error: Error) => {
    showAlert('error', failureText(error))
    // A failed action may mean that the displayed data is outdated.
    void refresh()
  }

  const { mutate: mutatePerform } = useMutation({
    mutationFn: ({ record, verb }: { record: RecordData; verb: string }) =>
      records.perform(resource.name, record, verb),
    onSuccess: (_, { record, verb }) => {
      const message = doneMessage(resource.actions[verb] ?? {}, record, language)
      showAlert('success', message ?? changeMessage('updated', record))
      return refresh()
    },
    onError,
  })
  const { mutate: mutateOpen } = useMutation({
    mutationFn: ({ record, verb }: OpenRequest) => records.openAction(resource.name, record, verb),
    onSuccess: ({ url }, { tab }) => {
      if (tab) tab.location.href = url
    },
    onError: (error, { tab }) => {
      tab?.close()
      onError(error)
    },
  })
  return useMemo(
    () => ({
      // Browsers only allow a tab that is opened directly by the click.
      open: (record, verb) => mutateOpen({ record, verb, tab: window.open('', '_blank') }),
      perform: (record, verb) => mutatePerform({ record, verb }),
    }),
    [mutateOpen, mutatePerform],
  )
}
