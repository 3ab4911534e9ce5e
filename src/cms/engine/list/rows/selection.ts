/** The selected records, across pages, or the number of all matching records. */
export type SelectionState = {
  readonly ids: ReadonlySet<string>
  readonly allMatchingCount: number | undefined
}

export const emptySelection: SelectionState = { ids: new Set(), allMatchingCount: undefined }

export const selectionCount = ({ ids, allMatchingCount }: SelectionState): number =>
  allMatchingCount ?? ids.size

export const isSelected = ({ ids, allMatchingCount }: SelectionState, id: string): boolean =>
  allMatchingCount !== undefined || ids.has(id)

/** Adds or removes records. After all matching ones were selected, only those of the page stay. */
export function changeSelection(
  selection: SelectionState,
  changedIds: readonly string[],
  { on, page }: { readonly on: boolean; readonly page: readonly string[] },
): SelectionState {
  const ids = new Set(selection.allMatchingCount === undefined ? selection.ids : page)
  for (const id of changedIds) {
    if (on) ids.add(id)
    else ids.delete(id)
  }
  return { ids, allMatchingCount: undefined }
}

/**
 * Returns the rows between two, inclusive; only the second if the first is no longer on the page.
 */
export function rowsBetween(
  page: readonly string[],
  from: string | undefined,
  to: string,
): string[] {
  const ends = [page.indexOf(from ?? to), page.indexOf(to)]
  const [first = -1, last = -1] = ends.toSorted((a, b) => a - b)
  return first < 0 ? [to] : page.slice(first, last + 1)
}
