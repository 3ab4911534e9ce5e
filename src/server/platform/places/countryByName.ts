import { languageCodes } from '#domain/locale.ts'
import { toSearchText } from '#domain/toSearchText.ts'
import { countryNamesIn } from './placesRoutes.ts'

let codesByName: ReadonlyMap<string, string> | undefined

/** Returns the code of the country that a text names, by code or by name in any language. */
export function countryByName(text: string): string | undefined {
  codesByName ??= new Map(
    languageCodes.flatMap((language) =>
      Object.entries(countryNamesIn(language)).flatMap(([code, name]): [string, string][] => [
        [toSearchText(code), code],
        [toSearchText(name), code],
      ]),
    ),
  )
  return codesByName.get(toSearchText(text))
}
