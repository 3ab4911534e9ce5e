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
import type { Input } from '#api/records.ts'
import { useFormats } from '#ui/useFormats.ts'
import { showAlert } from '../../../context/alerts.ts'
import { useFailureText } from '../../../context/failure.ts'
import { useServices } from '../../../context/services.ts'
import { useListText } from '../../../context/useListText.ts'
import { narrowingOf } from '../listQuery.ts'
import type { List } from '../useList.ts'
import type { Selection } from '../useSelection.ts'
import { doOthers } from './doOthers.ts'

export type Asked = { readonly verb: BulkVerb; readonly input?: Input | undefined }

export type Refused = Asked & { readonly refusal: BulkRefusal }

export type BulkDoing = {
  readonly run: (verb: BulkVerb, input?: Input) => void
  readonly busy: boolean
  /** what the server says to the input, by JSON pointer */
  readonly fields: ApiError['fields']
  readonly refused: Refused | undefined
  readonly runOthers: () => void
  readonly dismiss: () => void
}

type Options = {
  readonly list: List
  readonly selection: Selection
  readonly onDone: () => void
}

/** A verb for everything that is selected: done to all or to none, and what the server says to it. */
export function useBulk({ list, selection, onDone }: Options): BulkDoing {
  const t = useListText()
  const formats = useFormats()
  const failureText = useFailureText()
  const { client, records } = useServices()
  const queries = useQueryClient()
  const bulk = useMemo(() => createBulk(client), [client])
  const [refused, setRefused] = useState<Refused>()
  const { resource, state } = list
  const query = narrowingOf(resource, state)
  // Counts, stock and more elsewhere may follow from what is changed here.
  const refresh = () => queries.invalidateQueries({ queryKey: [queryKeys.resource('')[0]] })
  const counted = (key: 'done' | 'deleted' | 'unchanged' | 'leftOut' | 'listChanged', n: number) =>
    t(`bulk.${key}`, { count: n, n: formats.number(n) })

  const resultTexts = (verb: BulkVerb, { done, unchanged }: BulkResult) => [
    ...(done || !unchanged ? [counted(verb === 'delete' ? 'deleted' : 'done', done)] : []),
    ...(unchanged ? [counted('unchanged', unchanged)] : []),
  ]

  function finish(texts: readonly string[], type: 'success' | 'warning' = 'success'): void {
    showAlert(type, texts.join(' '))
    setRefused(undefined)
    selection.clear()
    onDone()
    void refresh()
  }
  function fail(error: Error, asked: Asked): void {
    const refusal = bulkRefusalOf(error)
    if (refusal) return setRefused({ ...asked, refusal })
    if (hasCode(error, 'list_changed'))
      return finish([counted('listChanged', Number(error.details['total']))], 'warning')
    // What is said at the field need not be said twice.
    if (!(error instanceof ApiError && Object.keys(error.fields).length))
      showAlert('error', failureText(error))
    void refresh()
  }

  const doing = useMutation({
    mutationFn: ({ verb, input }: Asked) => {
      const target =
        selection.all === undefined
          ? { ids: [...selection.ids] }
          : { query, expected: selection.all }
      return bulk(resource.name, verb, target, input)
    },
    onSuccess: (result, { verb }) => finish(resultTexts(verb, result)),
    onError: fail,
  })
  const others = useMutation({
    mutationFn: ({ verb, input, refusal }: Refused) =>
      doOthers({
        records,
        resource,
        query,
        ids: selection.all === undefined ? [...selection.ids] : undefined,
        refused: refusal.records.map(({ _id }) => _id),
        run: (ids) => bulk(resource.name, verb, { ids }, input),
      }),
    onSuccess: (result, { verb }) =>
      finish([
        ...resultTexts(verb, result),
        ...(result.leftOut ? [counted('leftOut', result.leftOut)] : []),
      ]),
    onError: fail,
  })
  return {
    run: (verb, input) => doing.mutate({ verb, input }),
    busy: doing.isPending || others.isPending,
    fields: doing.error instanceof ApiError ? doing.error.fields : {},
    refused,
    runOthers: () => {
      if (refused) others.mutate(refused)
    },
    dismiss() {
      setRefused(undefined)
      doing.reset()
    },
  }
}
