import { searchText } from '#domain/searchText.ts'

type Asked<T> = {
  readonly inputValue: string
  readonly getOptionLabel: (option: T) => string
}

/** The options whose label has what was typed, however it is spelt. */
export function byWords<T>(options: readonly T[], { inputValue, getOptionLabel }: Asked<T>): T[] {
  const wanted = searchText(inputValue)
  return options.filter((option) => searchText(getOptionLabel(option)).includes(wanted))
}
