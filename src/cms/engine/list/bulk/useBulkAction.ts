import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import {
  bulkRefusalOf,
  createBulk,
  type BulkRefusal,
  type BulkResult,
  type BulkVerb,
} from '#api/bulk.ts'
import { ApiError, hasCode } from '#api/apiError.ts'
import { queryKeys } from '#api/queries.ts'
import type { Input } from '#api/resourcePaths.ts'
import { useFormats } from '#ui/useFormats.ts'
import { showAlert } from '../../../context/alerts.ts'
import { useFailureText } from '../../../context/useFailureText.ts'
import { useServices } from '../../../context/services.ts'
import { useListText } from '../../../context/useListText.ts'
import { filterQuery } from '../listQuery.ts'
import type { RecordList } from '../useList.ts'
import type { Selection } from '../rows/useSelection.ts'
import { runWithoutRefused } from './runWithoutRefused.ts'

export type BulkRequest = { readonly verb: BulkVerb; readonly input?: Input | undefined }

export type RefusedRequest = BulkRequest & { readonly refusal: BulkRefusal }

export type BulkAction = {
  readonly run: (verb: BulkVerb, input?: Input) => void
  readonly busy: boolean
  /** the server's messages for the input, by JSON pointer */
  readonly fieldErrors: ApiError['fields']
  readonly refusedRequest: RefusedRequest | undefined
  readonly runWithoutRefused: () => void
  readonly dismiss: () => void
}

type Options = {
  readonly list: RecordList
  readonly selection: Selection
  readonly onDone: () => void
}

/** Performs an action on all selected records or on none, and exposes the server's answer. */
export function useBulkAction({ list, selection, onDone }: Options): BulkAction {
  const t = useListText()
  const formats = useFormats()
  const failureText = useFailureText()
  const { client, records } = useServices()
  const queries = useQueryClient()
  const bulk = useMemo(() => createBulk(client), [client])
  const [refusedRequest, setRefusedRequest] = useState<RefusedRequest>()
  const { resource, state } = list
  const query = filterQuery(resource, state)
  // The change may affect other resources, such as counts.
  const refresh = () => queries.invalidateQueries({ queryKey: [queryKeys.resource('')[0]] })
  const countText = (
    key: 'done' | 'deleted' | 'unchanged' | 'leftOut' | 'listChanged',
    n: number,
  ) => t(`bulk.${key}`, { count: n, n: formats.number(n) })

  const resultMessages = (verb: BulkVerb, { done, unchanged }: BulkResult) => [
    ...(done || !unchanged ? [countText(verb === 'delete' ? 'deleted' : 'done', done)] : []),
    ...(unchanged ? [countText('unchanged', unchanged)] : []),
  ]

  function finishOperation(
    messages: readonly string[],
    type: 'success' | 'warning' = 'success',
  ): void {
    showAlert(type, messages.join(' '))
    setRefusedRequest(undefined)
    selection.clear()
    onDone()
    void refresh()
  }
  function handleFailure(error: Error, request: BulkRequest): void {
    const refusal = bulkRefusalOf(error)
    if (refusal) return setRefusedRequest({ ...request, refusal })
    if (hasCode(error, 'list_changed'))
      return finishOperation([countText('listChanged', Number(error.details['total']))], 'warning')
    // Messages that are shown at the field are not repeated.
    if (!(error instanceof ApiError && Object.keys(error.fields).length))
      showAlert('error', failureText(error))
    void refresh()
  }

  const bulkMutation = useMutation({
    mutationFn: ({ verb, input }: BulkRequest) => {
      const target =
        selection.allMatchingCount === undefined
          ? { ids: selection.ids }
          : { query, expected: selection.allMatchingCount }
      return bulk(resource.name, verb, target, input)
    },
    onSuccess: (result, { verb }) => finishOperation(resultMessages(verb, result)),
    onError: handleFailure,
  })
  const othersMutation = useMutation({
    mutationFn: ({ verb, input, refusal }: RefusedRequest) =>
      runWithoutRefused({
        records,
        resource,
        query,
        ids: selection.allMatchingCount === undefined ? selection.ids : undefined,
        refusedIds: refusal.records.map(({ _id }) => _id),
        run: (ids) => bulk(resource.name, verb, { ids }, input),
      }),
    onSuccess: (result, { verb }) =>
      finishOperation([
        ...resultMessages(verb, result),
        ...(result.skippedCount ? [countText('leftOut', result.skippedCount)] : []),
      ]),
    onError: handleFailure,
  })
  return {
    run: (verb, input) => bulkMutation.mutate({ verb, input }),
    busy: bulkMutation.isPending || othersMutation.isPending,
    fieldErrors: bulkMutation.error instanceof ApiError ? bulkMutation.error.fields : {},
    refusedRequest,
    runWithoutRefused: () => {
      if (refusedRequest) othersMutation.mutate(refusedRequest)
    },
    dismiss() {
      setRefusedRequest(undefined)
      bulkMutation.reset()
    },
  }
}
