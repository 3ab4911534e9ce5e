import { languageCodes } from '#domain/locale.ts'
import { searchText } from '#domain/searchText.ts'
import { countriesIn } from './places.ts'

let codes: ReadonlyMap<string, string> | undefined

/** The country that a text means: by its code, or its name in any language. */
export function countryByName(text: string): string | undefined {
  codes ??= new Map(
    languageCodes.flatMap((language) =>
      Object.entries(countriesIn(language)).flatMap(([code, name]): [string, string][] => [
        [searchText(code), code],
        [searchText(name), code],
      ]),
    ),
  )
  return codes.get(searchText(text))
}
