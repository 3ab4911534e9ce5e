/** Records chosen one by one, over all pages, or all that match, as many as there were. */
export type SelectionState = {
  readonly ids: ReadonlySet<string>
  readonly allMatchingCount: number | undefined
}

export const emptySelection: SelectionState = { ids: new Set(), allMatchingCount: undefined }

export const selectionCount = ({ ids, allMatchingCount }: SelectionState): number =>
  allMatchingCount ?? ids.size

export const isSelected = ({ ids, allMatchingCount }: SelectionState, id: string): boolean =>
  allMatchingCount !== undefined || ids.has(id)

/** Some more records, or some less. Of all that match, what is left are those of the page. */
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

/** The rows from one to another, both among them; only the latter where the former is gone. */
export function rowsBetween(
  page: readonly string[],
  from: string | undefined,
  to: string,
): string[] {
  const ends = [page.indexOf(from ?? to), page.indexOf(to)]
  const [first = -1, last = -1] = ends.toSorted((a, b) => a - b)
  return first < 0 ? [to] : page.slice(first, last + 1)
}
