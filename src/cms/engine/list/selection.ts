/** Records chosen one by one, over all pages, or all that match, as many as there were. */
export type SelectionState = {
  readonly ids: ReadonlySet<string>
  readonly all: number | undefined
}

export const emptySelection: SelectionState = { ids: new Set(), all: undefined }

export const selectionCount = ({ ids, all }: SelectionState): number => all ?? ids.size

export const isChosen = ({ ids, all }: SelectionState, id: string): boolean =>
  all !== undefined || ids.has(id)

/** Some more records, or some less. Of all that match, what is left are those of the page. */
export function changeSelection(
  chosen: SelectionState,
  some: readonly string[],
  { on, page }: { readonly on: boolean; readonly page: readonly string[] },
): SelectionState {
  const ids = new Set(chosen.all === undefined ? chosen.ids : page)
  for (const id of some) {
    if (on) ids.add(id)
    else ids.delete(id)
  }
  return { ids, all: undefined }
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
