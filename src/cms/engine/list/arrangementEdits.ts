import { clampWidth, type Arrangement } from './arrangement.ts'

/** One column more, at the end, or one less. */
export const toggleColumn = (columns: Arrangement, name: string): Arrangement =>
  columns.some((each) => each.name === name)
    ? columns.filter((each) => each.name !== name)
    : [...columns, { name }]

/** A column some places later, or earlier; at the ends it stays where it is. */
export function moveColumn(columns: Arrangement, name: string, by: number): Arrangement {
  const from = columns.findIndex((each) => each.name === name)
  const to = from + by
  if (from < 0 || to < 0 || to >= columns.length) return columns
  return columns.toSpliced(from, 1).toSpliced(to, 0, ...columns.slice(from, from + 1))
}

/** A column of another width; undefined lets it be as wide as it needs. */
export const resizeColumn = (
  columns: Arrangement,
  name: string,
  width: number | undefined,
): Arrangement =>
  columns.map((each) =>
    each.name === name ? { name, width: width === undefined ? width : clampWidth(width) } : each,
  )
