import { clampWidth, type Arrangement } from './arrangement.ts'

/** Adds a column at the end, or removes it. */
export const toggleColumn = (columns: Arrangement, name: string): Arrangement =>
  columns.some((each) => each.name === name)
    ? columns.filter((each) => each.name !== name)
    : [...columns, { name }]

/** Moves a column by a number of places; at the ends it stays. */
export function moveColumn(columns: Arrangement, name: string, by: number): Arrangement {
  const from = columns.findIndex((each) => each.name === name)
  const to = from + by
  if (from < 0 || to < 0 || to >= columns.length) return columns
  return columns.toSpliced(from, 1).toSpliced(to, 0, ...columns.slice(from, from + 1))
}

/** Sets the width of a column; undefined lets it take what it needs. */
export const resizeColumn = (
  columns: Arrangement,
  name: string,
  width: number | undefined,
): Arrangement =>
  columns.map((each) =>
    each.name === name ? { name, width: width === undefined ? width : clampWidth(width) } : each,
  )
