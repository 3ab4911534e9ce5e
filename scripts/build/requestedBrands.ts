type BrandSelection = {
  readonly all: boolean
  readonly brand?: readonly string[]
  /** what is built when nothing is asked for */
  readonly fallbackBrand: string
}

/** Which of the known brands to build, each once; a name that is none of them stops it. */
export function requestedBrands(
  { all, brand, fallbackBrand }: BrandSelection,
  existing: readonly string[],
): readonly string[] {
  if (all) return existing
  const requested = new Set(brand ?? [fallbackBrand])
  const unknown = [...requested].filter((key) => !existing.includes(key))
  if (unknown.length) {
    const names = unknown.map((key) => `"${key}"`).join(', ')
    throw new Error(`There is no brand ${names}; there are: ${existing.join(', ')}`)
  }
  return [...requested]
}
