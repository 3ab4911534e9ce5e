import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasCode } from '#api/apiError.ts'
import { oneQuery, queryKeys } from '#api/queries.ts'
import type { Input, RecordData } from '#api/records.ts'
import type { ActionDeclaration } from '#resource/declaration.ts'
import { textIn, type Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../../context/alerts.ts'
import { useFailureText } from '../../context/failure.ts'
import { useServices } from '../../context/services.ts'
import { useDoneText } from '../recordTitle.ts'
import { isOutdated } from './outdated.ts'

type Options = {
  readonly resource: Resource
  /** as the reader saw it when they chose the verb */
  readonly record: RecordData
  readonly verb: string
  readonly action: ActionDeclaration
  /** all of the record is needed, where a list has only its columns */
  readonly whole: boolean
  readonly onDone: () => void
}

export type Performing = {
  /** the record that the verb is about, as the reader sees it now */
  readonly seen: RecordData
  /** it is there as far as it is needed */
  readonly isThere: boolean
  readonly run: (input?: Input) => void
  readonly busy: boolean
  readonly error: Error | null
  /** somebody was faster: what the reader sees is not what there is */
  readonly isStale: boolean
  readonly reload: () => void
}

/** One verb on its way: sent with the version that was seen, and what the server says to it. */
export function useAction({ resource, record, verb, action, whole, onDone }: Options): Performing {
  const doneText = useDoneText(resource)
  const { records } = useServices()
  const { language } = useLanguage()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const [seen, setSeen] = useState(record)
  const [isThere, setThere] = useState(!whole)
  const one = {
    ...oneQuery(records, resource.name, { id: record._id, language }),
    staleTime: 0,
  }
  const reading = useQuery({ ...one, enabled: !isThere })
  const now = reading.isFetching ? undefined : reading.data
  if (!isThere && now?.version === seen.version) show(now)

  function show(next: RecordData): void {
    setSeen(next)
    setThere(true)
  }
  // Stock, money and more move along with what is moved here.
  const refresh = () => queries.invalidateQueries({ queryKey: [queryKeys.resource('')[0]] })

  const performing = useMutation({
    mutationFn: (input: Input | undefined) => records.perform(resource.name, seen, verb, input),
    onSuccess: (after) => {
      showAlert('success', textIn(action.done, language) ?? doneText('updated', after))
      onDone()
      return refresh()
    },
    onError: (error) => {
      const isHeld = hasCode(error, 'approval_requested')
      showAlert(isHeld ? 'info' : 'error', failureText(error))
      if (isHeld) onDone()
      if (isHeld || isOutdated(error)) void refresh()
    },
  })
  const reloading = useMutation({
    mutationFn: () => queries.fetchQuery(one),
    onSuccess: (next) => {
      show(next)
      performing.reset()
    },
    onError: (error) => showAlert('error', failureText(error)),
  })
  const busy = performing.isPending || reloading.isPending
  return {
    seen,
    isThere,
    run: (input) => {
      if (!busy) performing.mutate(input)
    },
    busy,
    error: performing.error ?? reading.error,
    isStale: isOutdated(performing.error) || (!isThere && now !== undefined),
    reload: reloading.mutate,
  }
}
