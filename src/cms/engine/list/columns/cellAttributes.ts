import type { ColumnSizingState } from '@tanstack/react-table'
import type { CSSProperties } from 'react'
import type { RecordColumn } from '../tableFeatures.ts'

/** Returns the attributes of a column's cells. The table sets their width once. */
export function cellAttributes(column: RecordColumn) {
  const { isEndAligned = false, isNumeric = false } = column.columnDef.meta ?? {}
  const isFixed = columnWidth(column) !== undefined
  return {
    'data-end': isEndAligned,
    'data-figure': isNumeric,
    'data-first': column.getIsPinned() === 'start',
    'data-fixed': isFixed,
    ...(isFixed && { style: { '--width': `var(${widthProperty(column.id)})` } as const }),
  }
}

/** Returns the width that was given to a column; undefined if it takes what it needs. */
export const columnWidth = ({ id, table }: RecordColumn): number | undefined =>
  table.atoms.columnSizing.get()[id]

export const widthProperty = (name: string): `--${string}` => `--width-${name}`

/** Returns the widths of all columns as custom properties of the table. */
export const columnWidthStyles = (columnSizing: ColumnSizingState): CSSProperties =>
  Object.fromEntries(
    Object.entries(columnSizing).map(([name, width]) => [widthProperty(name), `${width}px`]),
  )
