import { useQuery } from '@tanstack/react-query'
import { citiesQuery } from '#api/places.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useServices } from '../../context/services.ts'
import { useText } from '../../context/useText.ts'
import { countryName } from '../countryName.ts'
import type { CellProps } from '../face.ts'
import { Blank } from './Blank.tsx'
import css from './cells.module.css'

/** City and country on a line; on a page all of it, from the house to the country. */
export function AddressCell({ value, size }: CellProps) {
  const t = useText()
  const formats = useFormats()
  const { places } = useServices()
  const { language } = useLanguage()
  const given = isRecord(value) ? value : {}
  const part = (name: string) => String(given[name] ?? '')
  const { data: cities } = useQuery(citiesQuery(places, part('country'), language))
  const place = [cities?.[part('city')] ?? part('city'), countryName(part('country'), language)]
    .filter(Boolean)
    .join(t('form.comma'))
  if (size === 'line') return place ? <span className={css.line}>{place}</span> : <Blank />
  const lines = [
    part('fullName'),
    part('address'),
    part('additionalDetails'),
    place,
    part('phone'),
  ].filter(Boolean)
  if (lines.length === 0) return <Blank />
  return lines.map((line) => (
    <span key={line} className={css.row}>
      <bdi>{formats.digits(line)}</bdi>
    </span>
  ))
}
