export const stockModes = ['tracked', 'derived', 'none'] as const
export type StockMode = (typeof stockModes)[number]

/** How many of a product. */
export type Part = { readonly product: string; readonly quantity: number }

/** A product as far as stock is concerned: only a derived one is what is in it. */
export type Stocked = { readonly stockMode: StockMode; readonly contents: readonly Part[] }

/** What is known of a product; of none such there is no stock. */
export type StockOf = (product: string) => Stocked | undefined

/** The counted products that lines take from the shelves: each once, sorted by id, packages opened. */
export function demandOf(lines: readonly Part[], stockOf: StockOf): Part[] {
  const perUnit = new Map<string, readonly Part[]>()
  const opened = (product: string, path: readonly string[]): readonly Part[] => {
    // Nobody can save such a package, so this one came by another way.
    if (path.includes(product)) throw new Error(`${[...path, product].join(' → ')} holds itself`)
    const known = perUnit.get(product)
    if (known) return known
    const parts = partsOf(product, [...path, product])
    perUnit.set(product, parts)
    return parts
  }
  const partsOf = (product: string, path: readonly string[]): Part[] => {
    const stocked = stockOf(product)
    if (stocked?.stockMode === 'tracked') return [{ product, quantity: 1 }]
    if (stocked?.stockMode !== 'derived') return []
    return summed(stocked.contents.flatMap((part) => times(opened(part.product, path), part)))
  }
  return summed(lines.flatMap((line) => times(opened(line.product, []), line)))
}

/** The way from a package back to itself, if it were to hold these; undefined: there is none. */
export function cycleOf(
  product: string,
  contents: readonly Part[],
  stockOf: StockOf,
): readonly string[] | undefined {
  const seen = new Set<string>()
  const search = (
    inside: readonly Part[],
    path: readonly string[],
  ): readonly string[] | undefined => {
    for (const { product: next } of inside) {
      if (next === product) return [...path, next]
      if (seen.has(next)) continue
      seen.add(next)
      const found = search(stockOf(next)?.contents ?? [], [...path, next])
      if (found) return found
    }
    return undefined
  }
  return search(contents, [product])
}

const times = (parts: readonly Part[], { quantity }: Part): Part[] =>
  parts.map((part) => ({ product: part.product, quantity: part.quantity * quantity }))

function summed(parts: readonly Part[]): Part[] {
  const units = new Map<string, number>()
  for (const { product, quantity } of parts)
    units.set(product, (units.get(product) ?? 0) + quantity)
  return [...units]
    .filter(([, quantity]) => quantity > 0)
    .map(([product, quantity]) => ({ product, quantity }))
    .toSorted((a, b) => (a.product < b.product ? -1 : 1))
}
