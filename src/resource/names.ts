/** shortName → short_name, use-cases → use_cases: how a name is spelt in the database. */
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

/** The known name closest to a mistyped one, when it is close enough to be meant. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((each) => ({ each, distance: distance(name.toLowerCase(), each.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)[0]
  return ranked && ranked.distance <= Math.max(2, name.length / 2) ? ranked.each : undefined
}

/** Edits from one word to another: a letter added, dropped or replaced, or two neighbours swapped. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          at(rows, i - 1, j - 1) + (same ? 0 : 1),
          at(rows, i - 1, j) + 1,
          (row[j - 1] ?? 0) + 1,
          swapped ? at(rows, i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    rows.push(row)
  }
  return at(rows, a.length, b.length)
}

const at = (rows: readonly (readonly number[])[], i: number, j: number): number => rows[i]?.[j] ?? 0
