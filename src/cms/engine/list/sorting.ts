import { sortsDescendingFirst, type ListColumn } from './listColumns.ts'

/** How a list is sorted by a column, if it is. */
export const sortDirectionOf = (sort: string, name: string): false | 'asc' | 'desc' =>
  sort === name ? 'asc' : sort === `-${name}` ? 'desc' : false

/** The other way round, or by another column in the way that it is first looked for. */
export function nextSort(sort: string, column: ListColumn): string {
  const { name } = column
  const direction = sortDirectionOf(sort, name)
  const descending = direction ? direction === 'asc' : sortsDescendingFirst(column)
  return descending ? `-${name}` : name
}
