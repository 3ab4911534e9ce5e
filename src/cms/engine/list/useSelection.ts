import { useMemo, useRef, useState } from 'react'
import {
  rowsBetween,
  changeSelection,
  selectionCount,
  isChosen,
  emptySelection,
} from './selection.ts'
import type { List } from './useList.ts'

export type Selection = {
  readonly ids: ReadonlySet<string>
  /** how many match, where all that match are meant */
  readonly all: number | undefined
  readonly count: number
  readonly has: (id: string) => boolean
  /** one row, or all from the last one to it */
  readonly toggle: (id: string, options: { readonly on: boolean; readonly range: boolean }) => void
  readonly togglePage: (on: boolean) => void
  readonly selectAll: () => void
  readonly clear: () => void
}

/** What is chosen of a list. It lasts over pages and sorting, but not when other records are asked for. */
export function useSelection({ state, rows, total }: List): Selection {
  const [chosen, setChosen] = useState(emptySelection)
  const filterKey = JSON.stringify([state.search, state.view, state.filters])
  const [previousFilterKey, setPreviousFilterKey] = useState(filterKey)
  const last = useRef<string>(undefined)
  if (filterKey !== previousFilterKey) {
    setPreviousFilterKey(filterKey)
    setChosen(emptySelection)
  }
  return useMemo(() => {
    const page = rows.map(({ _id }) => _id)
    return {
      ...chosen,
      count: selectionCount(chosen),
      has: (id) => isChosen(chosen, id),
      toggle(id, { on, range }) {
        const some = range ? rowsBetween(page, last.current, id) : [id]
        setChosen(changeSelection(chosen, some, { on, page }))
        last.current = id
      },
      togglePage: (on) => setChosen(changeSelection(chosen, page, { on, page })),
      selectAll: () => setChosen({ ids: new Set(), all: total }),
      clear: () => setChosen(emptySelection),
    }
  }, [chosen, rows, total])
}
