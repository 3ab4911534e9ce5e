import type { CSSProperties } from 'react'
import type { ViewColumn } from '../views/useViewSettings.ts'

type CellAttributes = {
  readonly 'data-end': boolean
  readonly 'data-figure': boolean
  readonly 'data-first': boolean
  readonly 'data-fixed': boolean
  readonly style?: CSSProperties
}

/** Returns the attributes of a column's cells. The table sets their width once. */
export const cellAttributes = (
  { name, isEndAligned, isNumeric, width }: ViewColumn,
  isFirst: boolean,
): CellAttributes => ({
  'data-end': isEndAligned,
  'data-figure': isNumeric,
  'data-first': isFirst,
  'data-fixed': width !== undefined,
  ...(width !== undefined && { style: { '--width': `var(${widthProperty(name)})` } }),
})

export const widthProperty = (name: string): `--${string}` => `--width-${name}`

/** Returns the widths of all columns as custom properties of the table. */
export const columnWidthStyles = (columns: readonly ViewColumn[]): CSSProperties =>
  Object.fromEntries(
    columns.flatMap(({ name, width }) => (width ? [[widthProperty(name), `${width}px`]] : [])),
  )
