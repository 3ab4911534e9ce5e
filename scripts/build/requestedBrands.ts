type BrandSelection = {
  readonly all: boolean
  readonly brand?: readonly string[]
  /** the brand that is built when none is requested */
  readonly fallbackBrand: string
}

/** Returns the existing brands to build without duplicates; throws when a name is unknown. */
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
