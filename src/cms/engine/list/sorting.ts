import { sortsDescendingFirst, type ListColumn } from './columns/listColumns.ts'

/** Returns the direction in which a list is sorted by a column, or false. */
export const sortDirectionOf = (sort: string, name: string): false | 'asc' | 'desc' =>
  sort === name ? 'asc' : sort === `-${name}` ? 'desc' : false

/**
 * Returns the sort key after a click on a column: reverses it, or starts with its usual direction.
 */
export function nextSort(sort: string, column: ListColumn): string {
  const { name } = column
  const direction = sortDirectionOf(sort, name)
  const descending = direction ? direction === 'asc' : sortsDescendingFirst(column)
  return descending ? `-${name}` : name
}
