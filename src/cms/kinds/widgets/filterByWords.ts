import { toSearchText } from '#domain/toSearchText.ts'

type FilterState<T> = {
  readonly inputValue: string
  readonly getOptionLabel: (option: T) => string
}

/** The options whose label has what was typed, however it is spelt. */
export function filterByWords<T>(
  options: readonly T[],
  { inputValue, getOptionLabel }: FilterState<T>,
): T[] {
  const typedWords = toSearchText(inputValue)
  return options.filter((option) => toSearchText(getOptionLabel(option)).includes(typedWords))
}
