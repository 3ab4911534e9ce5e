import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { queryKeys } from '#api/queries.ts'
import type { RecordData } from '#api/records.ts'
import { placeField } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../../../context/alerts.ts'
import { useFailureText } from '../../../context/useFailureText.ts'
import { canUseVerb, useHolder } from '../../../context/permissions.ts'
import { useServices } from '../../../context/services.ts'
import { recordTitle } from '../../recordTitle.ts'
import type { RecordList } from '../useList.ts'

/** A record that was moved, with its title and its new position, from 1. */
export type MovedRecord = { readonly id: string; readonly title: string; readonly position: number }

export type Reorder = {
  /** the rows in their new order while the server is still saving it */
  readonly rows: readonly RecordData[]
  readonly isDragging: () => boolean
  readonly startDrag: (id: string) => void
  /** moves the dragged row to the position of this one */
  readonly dragOver: (id: string) => void
  readonly drop: () => void
  /** restores the order after a drop outside the list or a cancelled drag */
  readonly cancel: () => void
  readonly moveBy: (id: string, by: -1 | 1) => void
  readonly moved: MovedRecord | undefined
}

/**
 * Returns the manual order of a list with the functions to change it, or undefined while the list
 * is sorted, filtered or may not be changed.
 */
export function useReorder(list: RecordList): Reorder | undefined {
  const { resource, state, rows: listedRows, total, isNarrowed } = list
  const { records } = useServices()
  const { language } = useLanguage()
  const holder = useHolder()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [order, setOrder] = useState<readonly string[]>()
  // Refs, because drag events follow one another faster than React renders.
  const draggedId = useRef<string>(undefined)
  const nextOrder = useRef<readonly string[]>(undefined)
  const [moved, setMoved] = useState<MovedRecord>()
  const { mutate } = useMutation({
    mutationFn: ({ id, to }: { id: string; to: number }) => records.move(resource.name, id, to),
    onError: (error) => showAlert('error', failureText(error)),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: queryKeys.resource(resource.name) })
      setOrder(undefined)
    },
  })
  const isManualOrder =
    resource.ordered && state.sort === placeField && !isNarrowed && state.view === ''
  if (!isManualOrder || !canUseVerb(holder, resource, 'update')) return undefined

  const first = (state.page - 1) * state.limit
  const ids = order ?? listedRows.map(({ _id }) => _id)
  const byId = new Map(listedRows.map((row) => [row._id, row]))
  const rows = ids.flatMap((id) => byId.get(id) ?? [])
  const without = (id: string) => ids.filter((each) => each !== id)

  function commitMove(id: string, to: number): void {
    const row = byId.get(id)
    if (row) setMoved({ id, title: recordTitle(resource, row, language), position: to })
    mutate({ id, to })
  }
  return {
    rows,
    moved,
    isDragging: () => draggedId.current !== undefined,
    startDrag(id) {
      draggedId.current = id
      nextOrder.current = undefined
    },
    dragOver(id) {
      const { current: movedId } = draggedId
      if (movedId === undefined || id === movedId) return
      const next = without(movedId).toSpliced(ids.indexOf(id), 0, movedId)
      nextOrder.current = next
      setOrder(next)
    },
    drop() {
      const { current: movedId } = draggedId
      if (movedId !== undefined && nextOrder.current)
        commitMove(movedId, first + nextOrder.current.indexOf(movedId) + 1)
      draggedId.current = undefined
    },
    cancel() {
      setOrder(undefined)
      draggedId.current = undefined
    },
    moveBy(id, by) {
      const index = ids.indexOf(id) + by
      const to = first + index + 1
      if (to < 1 || to > total) return
      // Beyond the edge of the page, the row moves to the next page.
      if (index >= 0 && index < ids.length) setOrder(without(id).toSpliced(index, 0, id))
      commitMove(id, to)
    },
  }
}
