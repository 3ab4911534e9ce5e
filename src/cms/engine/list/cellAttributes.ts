import type { CSSProperties } from 'react'
import type { ViewColumn } from './useViewSettings.ts'

type CellAttributes = {
  readonly 'data-end': boolean
  readonly 'data-figure': boolean
  readonly 'data-first': boolean
  readonly 'data-fixed': boolean
  readonly style?: CSSProperties
}

/** How the cells of a column are placed. Their width is said once, by the table. */
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

/** The widths of all columns, for the table to say. */
export const columnWidthStyles = (columns: readonly ViewColumn[]): CSSProperties =>
  Object.fromEntries(
    columns.flatMap(({ name, width }) => (width ? [[widthProperty(name), `${width}px`]] : [])),
  )
