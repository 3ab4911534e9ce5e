import { toSearchText } from '#domain/toSearchText.ts'

export type Choice = { readonly value: string; readonly label: string }

/** Returns the matching choices: first those that start with the text, then those with it. */
export function filterChoices(choices: readonly Choice[], typed: string): Choice[] {
  const typedWords = toSearchText(typed)
  if (!typedWords) return [...choices]
  const rank = ({ value, label }: Choice): number => {
    const name = toSearchText(label)
    if (name.startsWith(typedWords)) return 0
    if (name.split(/[\s-]/).some((word) => word.replace(/^ال/, '').startsWith(typedWords))) return 1
    if (name.includes(typedWords)) return 2
    return value.toLowerCase() === typedWords ? 2 : 3
  }
  return choices
    .map((choice) => ({ choice, rank: rank(choice) }))
    .filter((each) => each.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice)
}
