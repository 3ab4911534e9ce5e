import { useMemo, useRef, useState } from 'react'
import {
  rowsBetween,
  changeSelection,
  selectionCount,
  isSelected,
  emptySelection,
} from './selection.ts'
import type { RecordList } from './useList.ts'

export type Selection = {
  readonly ids: ReadonlySet<string>
  /** how many match, where all that match are meant */
  readonly allMatchingCount: number | undefined
  readonly count: number
  readonly has: (id: string) => boolean
  /** one row, or all from the last one to it */
  readonly toggle: (id: string, options: { readonly on: boolean; readonly range: boolean }) => void
  readonly togglePage: (on: boolean) => void
  readonly selectAll: () => void
  readonly clear: () => void
}

/** What is chosen of a list. It lasts over pages and sorting, but not when other records are asked for. */
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
