import { toSearchText } from '#domain/toSearchText.ts'

type FilterState<T> = {
  readonly inputValue: string
  readonly getOptionLabel: (option: T) => string
}

/** Returns the options whose label contains the typed words, ignoring spelling variants. */
export function filterByWords<T>(
  options: readonly T[],
  { inputValue, getOptionLabel }: FilterState<T>,
): T[] {
  const typedWords = toSearchText(inputValue)
  return options.filter((option) => toSearchText(getOptionLabel(option)).includes(typedWords))
}
