import type { SortingState } from '@tanstack/react-table'

/** Returns the table's sorting for a sort key such as `-weight`. */
export const parseSort = (sort: string): SortingState => [
  { id: sort.replace(/^-/, ''), desc: sort.startsWith('-') },
]

/** Returns the sort key for the table's sorting. */
export const formatSort = (sorting: SortingState): string =>
  sorting.map(({ id, desc }) => (desc ? `-${id}` : id)).join()
