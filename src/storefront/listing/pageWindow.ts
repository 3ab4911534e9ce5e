/** Returns the page numbers to show: first, last and around the current; gaps are undefined. */
export function pageWindow(current: number, last: number): (number | undefined)[] {
  const visiblePages = new Set([1, last, current - 1, current, current + 1])
  // A gap of a single page is filled with that page.
  if (current - 3 === 1) visiblePages.add(2)
  if (current + 3 === last) visiblePages.add(last - 1)
  const pages = [...visiblePages]
    .filter((page) => page >= 1 && page <= last)
    .toSorted((a, b) => a - b)
  return pages.flatMap((page, index) =>
    index > 0 && page - (pages[index - 1] ?? 0) > 1 ? [undefined, page] : [page],
  )
}
