import { useQuery } from '@tanstack/react-query'
import { citiesQuery } from '#api/places.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { usePlaces } from '../usePlaces.ts'
import { useText } from '../../context/useText.ts'
import { countryName } from '../countryName.ts'
import type { CellProps } from '../kindComponents.ts'
import { Blank } from './Blank.tsx'
import css from './cells.module.css'

/** The city and the country of an address. */
export function AddressCell({ value }: Pick<CellProps, 'value'>) {
  const place = usePlaceName(isRecord(value) ? value : {})
  if (!place) return <Blank />
  return (
    <span className={css.line}>
      <bdi>{place}</bdi>
    </span>
  )
}

export function usePlaceName({ city, country }: Readonly<Record<string, unknown>>): string {
  const t = useText()
  const places = usePlaces()
  const { language } = useLanguage()
  const [town, land] = [String(city ?? ''), String(country ?? '')]
  const { data: cities } = useQuery(citiesQuery(places, land, language))
  return [cities?.[town] ?? town, countryName(land, language)].filter(Boolean).join(t('form.comma'))
}
