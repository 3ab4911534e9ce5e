import { searchText } from '#domain/searchText.ts'

export type Choice = { readonly value: string; readonly label: string }

/** The choices that are meant by what was typed: those that begin with it first, then those that hold it. */
export function matching(choices: readonly Choice[], typed: string): Choice[] {
  const wanted = searchText(typed)
  if (!wanted) return [...choices]
  const rank = ({ value, label }: Choice): number => {
    const name = searchText(label)
    if (name.startsWith(wanted)) return 0
    if (name.split(/[\s-]/).some((word) => word.replace(/^ال/, '').startsWith(wanted))) return 1
    if (name.includes(wanted)) return 2
    return value.toLowerCase() === wanted ? 2 : 3
  }
  return choices
    .map((choice) => ({ choice, rank: rank(choice) }))
    .filter((each) => each.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice)
}
