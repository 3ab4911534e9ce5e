import { useLayoutEffect, useMemo, useRef } from 'react'
import { useRowKeys } from './useRowKeys.ts'

export type EditableRow = Readonly<Record<string, unknown>>

export type RowActions = {
  /** Returns the index of the new row; -1 if there are as many as may be. */
  readonly add: (row: EditableRow, limit: number) => number
  readonly change: (index: number, apply: (row: EditableRow) => EditableRow) => void
  readonly move: (from: number, to: number) => void
  readonly remove: (index: number) => void
}

/** Returns the functions to edit the rows of a list, stable while the list is shown. */
export function useRowActions(
  rows: readonly EditableRow[],
  onChange: (rows: readonly EditableRow[]) => void,
): { readonly keys: readonly number[]; readonly actions: RowActions } {
  const { keys, swap, remove } = useRowKeys(rows.length)
  const latest = useRef({ rows, onChange, swap, remove })
  useLayoutEffect(() => {
    latest.current = { rows, onChange, swap, remove }
  })
  const actions = useMemo(
    (): RowActions => ({
      add(row, limit) {
        const state = latest.current
        if (state.rows.length >= limit) return -1
        state.onChange([...state.rows, row])
        return state.rows.length
      },
      change(index, apply) {
        const state = latest.current
        const row = state.rows[index]
        if (row) state.onChange(state.rows.with(index, apply(row)))
      },
      move(from, to) {
        const state = latest.current
        const [a, b] = [state.rows[from], state.rows[to]]
        if (!a || !b) return
        state.swap(from, to)
        state.onChange(state.rows.with(from, b).with(to, a))
      },
      remove(index) {
        const state = latest.current
        state.remove(index)
        state.onChange(state.rows.toSpliced(index, 1))
      },
    }),
    [],
  )
  return { keys, actions }
}
