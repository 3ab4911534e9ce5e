import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasCode } from '#api/apiError.ts'
import { recordQuery, queryKeys } from '#api/queries.ts'
import type { RecordData } from '#api/records.ts'
import type { Input } from '#api/resourcePaths.ts'
import type { ActionDeclaration } from '#resource/declaration.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../../context/alerts.ts'
import { useFailureText } from '../../context/useFailureText.ts'
import { useServices } from '../../context/services.ts'
import { useChangeMessage } from '../recordTitle.ts'
import { doneMessage } from './doneMessage.ts'
import { isStaleError } from './isStaleError.ts'

type Options = {
  readonly resource: Resource
  /** as the reader saw it when choosing the action */
  readonly record: RecordData
  readonly verb: string
  readonly action: ActionDeclaration
  /** whether the full record is needed, because a list has only its columns */
  readonly needsFullRecord: boolean
  readonly onDone: () => void
}

export type ActionRun = {
  /** the record that the action is about, as currently shown */
  readonly currentRecord: RecordData
  /** whether all the needed data is loaded */
  readonly isLoaded: boolean
  readonly run: (input?: Input) => void
  readonly busy: boolean
  readonly error: Error | null
  /** somebody else changed the record: the displayed version is outdated */
  readonly isStale: boolean
  readonly reload: () => void
}

/** Runs one action with the version that was seen and exposes the server's answer. */
export function useAction({
  resource,
  record,
  verb,
  action,
  needsFullRecord,
  onDone,
}: Options): ActionRun {
  const changeMessage = useChangeMessage(resource)
  const { records } = useServices()
  const { language } = useLanguage()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const [currentRecord, setCurrentRecord] = useState(record)
  const [isLoaded, setLoaded] = useState(!needsFullRecord)
  const freshQuery = {
    ...recordQuery(records, resource.name, { id: record._id, language }),
    staleTime: 0,
  }
  const recordRead = useQuery({ ...freshQuery, enabled: !isLoaded })
  const fetched = recordRead.isFetching ? undefined : recordRead.data
  if (!isLoaded && fetched?.version === currentRecord.version) showRecord(fetched)

  function showRecord(next: RecordData): void {
    setCurrentRecord(next)
    setLoaded(true)
  }
  // The action may change other resources.
  const refresh = () => queries.invalidateQueries({ queryKey: [queryKeys.resource('')[0]] })

  const mutation = useMutation({
    mutationFn: (input: Input | undefined) =>
      records.perform(resource.name, currentRecord, verb, input),
    onSuccess: (updated) => {
      showAlert(
        'success',
        doneMessage(action, updated, language) ?? changeMessage('updated', updated),
      )
      onDone()
      return refresh()
    },
    onError: (error) => {
      const awaitsApproval = hasCode(error, 'approval_requested')
      showAlert(awaitsApproval ? 'info' : 'error', failureText(error))
      if (awaitsApproval) onDone()
      if (awaitsApproval || isStaleError(error)) void refresh()
    },
  })
  const reloadMutation = useMutation({
    mutationFn: () => queries.fetchQuery(freshQuery),
    onSuccess: (next) => {
      showRecord(next)
      mutation.reset()
    },
    onError: (error) => showAlert('error', failureText(error)),
  })
  const busy = mutation.isPending || reloadMutation.isPending
  return {
    currentRecord,
    isLoaded,
    run: (input) => {
      if (!busy) mutation.mutate(input)
    },
    busy,
    error: mutation.error ?? recordRead.error,
    isStale: isStaleError(mutation.error) || (!isLoaded && fetched !== undefined),
    reload: reloadMutation.mutate,
  }
}
