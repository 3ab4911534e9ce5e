import type {
  ColumnOrderState,
  ColumnSizingState,
  ColumnVisibilityState,
} from '@tanstack/react-table'

/** Which columns a list shows, in which order and width; without a width they take what they need. */
export type Arrangement = {
  readonly columnOrder: ColumnOrderState
  readonly columnVisibility: ColumnVisibilityState
  readonly columnSizing: ColumnSizingState
}

export const minColumnWidth = 64
export const maxColumnWidth = 640

/**
 * Serialises the visible columns: `title:240 weight`. One that was just shown comes before those
 * declared after it.
 */
export function formatArrangement(arrangement: Arrangement): string {
  const { columnOrder, columnVisibility, columnSizing } = arrangement
  const declared = Object.keys(columnVisibility)
  const names = columnOrder.filter((name) => columnVisibility[name])
  for (const [place, name] of declared.entries()) {
    if (!columnVisibility[name] || names.includes(name)) continue
    const next = names.findIndex((each) => declared.indexOf(each) > place)
    names.splice(next < 0 ? names.length : next, 0, name)
  }
  return names.map((name) => [name, columnSizing[name]].filter(Boolean).join(':')).join(' ')
}

/** Returns the order and the widths of the visible columns. */
export function parseArrangement(text: string): Omit<Arrangement, 'columnVisibility'> {
  const columns = text.split(' ').flatMap((part) => {
    const [name, width] = part.split(':')
    return name ? [{ name, width }] : []
  })
  return {
    columnOrder: columns.map(({ name }) => name),
    columnSizing: Object.fromEntries(
      columns.flatMap(({ name, width }) => (width ? [[name, clampWidth(Number(width))]] : [])),
    ),
  }
}

/** Keeps a width within the limits, so that no column vanishes or takes all the room. */
export const clampWidth = (width: number): number =>
  Math.round(Math.min(maxColumnWidth, Math.max(minColumnWidth, width || minColumnWidth)))

/** Moves a column by a number of places; at the ends it stays. */
export function moveColumn(order: ColumnOrderState, name: string, by: number): ColumnOrderState {
  const from = order.indexOf(name)
  const to = from + by
  if (from < 0 || to < 0 || to >= order.length) return order
  return order.toSpliced(from, 1).toSpliced(to, 0, name)
}
