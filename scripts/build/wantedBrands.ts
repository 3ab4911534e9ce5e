type Asked = {
  readonly all: boolean
  readonly brand?: readonly string[]
  /** what is built when nothing is asked for */
  readonly usual: string
}

/** Which of the known brands to build, each once; a name that is none of them stops it. */
export function wantedBrands(
  { all, brand, usual }: Asked,
  known: readonly string[],
): readonly string[] {
  if (all) return known
  const wanted = new Set(brand ?? [usual])
  const unknown = [...wanted].filter((key) => !known.includes(key))
  if (unknown.length) {
    const names = unknown.map((key) => `"${key}"`).join(', ')
    throw new Error(`There is no brand ${names}; there are: ${known.join(', ')}`)
  }
  return [...wanted]
}
