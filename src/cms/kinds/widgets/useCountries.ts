import { useQuery } from '@tanstack/react-query'
import { countriesQuery } from '#api/places.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { usePlaces } from '../usePlaces.ts'
import { countryName } from '../countryName.ts'

/** Returns all countries with their names in the reader's language, sorted in that language. */
export function useCountries() {
  const places = usePlaces()
  const { language } = useLanguage()
  const { data: names = {}, isLoading } = useQuery(countriesQuery(places, language))
  const nameOf = (code: string): string => names[code] ?? countryName(code, language)
  const codes = Object.keys(names).toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), language))
  return { codes, nameOf, isLoading }
}
