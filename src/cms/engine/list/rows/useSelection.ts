import { functionalUpdate, type OnChangeFn, type RowSelectionState } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
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
  return useMemo(() => {
    const { allMatchingCount } = selected
    const ids = Object.keys(selected.rowSelection)
    return {
      ids,
      allMatchingCount,
      count: allMatchingCount ?? ids.length,
      selectAll: () => setSelected({ rowSelection: {}, allMatchingCount: total }),
      clear: () => setSelected(emptySelection),
      rowSelection: rowSelectionOf(selected, rows),
      setRowSelection: (updater) => {
        const shown = rowSelectionOf(selected, rows)
        // At once: when the state changes, the row that was pressed may have been replaced.
        const chosen = functionalUpdate(updater, shown)
        setSelected((previous) => ({
          rowSelection: withChanges(rowSelectionOf(previous, rows), shown, chosen),
          allMatchingCount: undefined,
        }))
      },
    }
  }, [selected, rows, total])
}

/** Applies what differs between two selections to a third. */
const withChanges = (
  selection: RowSelectionState,
  from: RowSelectionState,
  to: RowSelectionState,
): RowSelectionState => {
  const kept = Object.keys(selection).filter((id) => !(id in from) || id in to)
  const added = Object.keys(to).filter((id) => !(id in from))
  return Object.fromEntries([...kept, ...added].map((id) => [id, true]))
}

/** After all matching records were selected, those of the page are what a change starts from. */
const rowSelectionOf = (
  { rowSelection, allMatchingCount }: SelectionState,
  rows: RecordList['rows'],
): RowSelectionState =>
  allMatchingCount === undefined
    ? rowSelection
    : Object.fromEntries(rows.map(({ _id }) => [_id, true]))
