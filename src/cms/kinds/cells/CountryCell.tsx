import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { countryName } from '../countryName.ts'
import type { CellProps } from '../kindComponents.ts'
import { Blank } from './Blank.tsx'

export function CountryCell({ value }: Pick<CellProps, 'value'>) {
  const { language } = useLanguage()
  return typeof value === 'string' && value ? <>{countryName(value, language)}</> : <Blank />
}
