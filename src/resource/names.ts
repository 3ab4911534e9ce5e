/** shortName → short_name, use-cases → use_cases: the spelling in the database. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_')

/** shortName → Short name */
export const sentenceCase = (name: string): string => {
  const words = snakeCase(name).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** use-cases → UseCases */
export const pascalCase = (name: string): string =>
  name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

/** Returns the known name closest to a mistyped one, or undefined if none is close. */
export function closestName(name: string, candidates: readonly string[]): string | undefined {
  const closest = candidates
    .map((each) => ({ each, distance: editDistance(name.toLowerCase(), each.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)[0]
  return closest && closest.distance <= Math.max(2, name.length / 2) ? closest.each : undefined
}

/** Returns how many letters must be added, removed, replaced or swapped with their neighbour. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          cellAt(rows, i - 1, j - 1) + (isSame ? 0 : 1),
          cellAt(rows, i - 1, j) + 1,
          (row[j - 1] ?? 0) + 1,
          isSwapped ? cellAt(rows, i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    rows.push(row)
  }
  return cellAt(rows, a.length, b.length)
}

const cellAt = (rows: readonly (readonly number[])[], i: number, j: number): number =>
  rows[i]?.[j] ?? 0
