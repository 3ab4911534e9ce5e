import { useMemo, useRef, useState } from 'react'
import {
  rowsBetween,
  changeSelection,
  selectionCount,
  isSelected,
  emptySelection,
} from './selection.ts'
import type { RecordList } from '../useList.ts'

export type Selection = {
  readonly ids: ReadonlySet<string>
  /** the number of matching records, if all of them are selected */
  readonly allMatchingCount: number | undefined
  readonly count: number
  readonly has: (id: string) => boolean
  /** selects one row, or with `range` all rows from the last toggled one */
  readonly toggle: (id: string, options: { readonly on: boolean; readonly range: boolean }) => void
  readonly togglePage: (on: boolean) => void
  readonly selectAll: () => void
  readonly clear: () => void
}

/**
 * The selection of a list. It survives paging and sorting, but not a change of the search or
 * filters.
 */
export function useSelection({ state, rows, total }: RecordList): Selection {
  const [selected, setSelected] = useState(emptySelection)
  const filterKey = JSON.stringify([state.search, state.view, state.filters])
  const [previousFilterKey, setPreviousFilterKey] = useState(filterKey)
  const lastToggledId = useRef<string>(undefined)
  if (filterKey !== previousFilterKey) {
    setPreviousFilterKey(filterKey)
    setSelected(emptySelection)
  }
  return useMemo(() => {
    const pageIds = rows.map(({ _id }) => _id)
    return {
      ...selected,
      count: selectionCount(selected),
      has: (id) => isSelected(selected, id),
      toggle(id, { on, range }) {
        const toggledIds = range ? rowsBetween(pageIds, lastToggledId.current, id) : [id]
        setSelected(changeSelection(selected, toggledIds, { on, page: pageIds }))
        lastToggledId.current = id
      },
      togglePage: (on) => setSelected(changeSelection(selected, pageIds, { on, page: pageIds })),
      selectAll: () => setSelected({ ids: new Set(), allMatchingCount: total }),
      clear: () => setSelected(emptySelection),
    }
  }, [selected, rows, total])
}
