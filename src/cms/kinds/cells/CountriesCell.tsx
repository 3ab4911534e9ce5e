import { listOrEmpty } from '#resource/kinds/kind.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { countryName } from '../countryName.ts'
import type { CellProps } from '../kindComponents.ts'
import { Chips } from './Chips.tsx'

export function CountriesCell({ value, size }: CellProps) {
  const { language } = useLanguage()
  return (
    <Chips
      labels={listOrEmpty(value).map((code) => countryName(String(code), language))}
      size={size}
    />
  )
}
