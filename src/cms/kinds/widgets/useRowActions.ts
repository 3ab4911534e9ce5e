import { useLayoutEffect, useMemo, useRef } from 'react'
import { useRowKeys } from './useRowKeys.ts'

export type Row = Readonly<Record<string, unknown>>

export type RowActions = {
  readonly change: (index: number, row: Row) => void
  readonly move: (from: number, to: number) => void
  readonly remove: (index: number) => void
}

/** What can be done with the rows of a list; the same functions for as long as the list is shown. */
export function useRowActions(
  rows: readonly Row[],
  onChange: (rows: readonly Row[]) => void,
): { readonly keys: readonly number[]; readonly actions: RowActions } {
  const { keys, swap, remove } = useRowKeys(rows.length)
  const latest = useRef({ rows, onChange, swap, remove })
  useLayoutEffect(() => {
    latest.current = { rows, onChange, swap, remove }
  })
  const actions = useMemo(
    (): RowActions => ({
      change(index, row) {
        const now = latest.current
        now.onChange(now.rows.with(index, row))
      },
      move(from, to) {
        const now = latest.current
        const [a, b] = [now.rows[from], now.rows[to]]
        if (!a || !b) return
        now.swap(from, to)
        now.onChange(now.rows.with(from, b).with(to, a))
      },
      remove(index) {
        const now = latest.current
        now.remove(index)
        now.onChange(now.rows.toSpliced(index, 1))
      },
    }),
    [],
  )
  return { keys, actions }
}
