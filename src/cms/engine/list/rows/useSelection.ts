import { functionalUpdate, type OnChangeFn, type RowSelectionState } from '@tanstack/react-table'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RecordList } from '../useList.ts'

export type Selection = {
  readonly ids: readonly string[]
  /** the number of matching records, if all of them are selected */
  readonly allMatchingCount: number | undefined
  readonly count: number
  readonly selectAll: () => void
  readonly clear: () => void
  /** the selection as the table knows it */
  readonly rowSelection: RowSelectionState
  readonly setRowSelection: OnChangeFn<RowSelectionState>
}

/** The selected records, across pages, or the number of all matching records. */
type SelectionState = {
  readonly rowSelection: RowSelectionState
  readonly allMatchingCount: number | undefined
}

const emptySelection: SelectionState = { rowSelection: {}, allMatchingCount: undefined }

/**
 * The selection of a list. It survives paging and sorting, but not a change of the search or
 * filters.
 */
export function useSelection({ state, rows, total }: RecordList): Selection {
  const [selected, setSelected] = useState(emptySelection)
  const filterKey = JSON.stringify([state.search, state.view, state.filters])
  const [previousFilterKey, setPreviousFilterKey] = useState(filterKey)
  if (filterKey !== previousFilterKey) {
    setPreviousFilterKey(filterKey)
    setSelected(emptySelection)
  }
  const latest = useRef(selected)
  useLayoutEffect(() => {
    latest.current = selected
  }, [selected])
  return useMemo(() => {
    const { allMatchingCount } = selected
    const ids = Object.keys(selected.rowSelection)
    return {
      ids,
      allMatchingCount,
      count: allMatchingCount ?? ids.length,
      selectAll: () => select({ rowSelection: {}, allMatchingCount: total }),
      clear: () => select(emptySelection),
      rowSelection: rowSelectionOf(selected, rows),
      setRowSelection: (updater) =>
        select({
          rowSelection: functionalUpdate(updater, rowSelectionOf(latest.current, rows)),
          allMatchingCount: undefined,
        }),
    }
    // At once, not when it is drawn: the row that was pressed may have been replaced by then.
    function select(next: SelectionState): void {
      latest.current = next
      setSelected(next)
    }
  }, [selected, rows, total])
}

/** After all matching records were selected, those of the page are what a change starts from. */
const rowSelectionOf = (
  { rowSelection, allMatchingCount }: SelectionState,
  rows: RecordList['rows'],
): RowSelectionState =>
  allMatchingCount === undefined
    ? rowSelection
    : Object.fromEntries(rows.map(({ _id }) => [_id, true]))
