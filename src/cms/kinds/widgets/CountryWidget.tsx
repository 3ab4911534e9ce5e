import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { countriesQuery } from '#api/places.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useServices } from '../../context/services.ts'
import { useText } from '../../context/useText.ts'
import { countryName } from '../countryName.ts'
import type { WidgetProps } from '../face.ts'
import { byWords } from './byWords.ts'

type Props = Pick<WidgetProps, 'value' | 'onChange' | 'aria' | 'readOnly'>

/** Any country, found by its name in the reader's language. */
export function CountryWidget({ value, onChange, aria, readOnly = false }: Props) {
  const t = useText()
  const { places } = useServices()
  const { language } = useLanguage()
  const { data: names = {}, isLoading } = useQuery(countriesQuery(places, language))
  const nameOf = (code: string) => names[code] ?? countryName(code, language)
  return (
    <Autocomplete
      id={aria.id}
      options={Object.keys(names).toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), language))}
      value={typeof value === 'string' && value ? value : null}
      readOnly={readOnly}
      loading={isLoading}
      autoHighlight
      getOptionLabel={nameOf}
      filterOptions={byWords}
      onChange={(_, next) => onChange(next ?? undefined)}
      noOptionsText={t('relation.none')}
      loadingText={t('relation.loading')}
      clearText={t('action.clear')}
      openText={t('form.choose')}
      closeText={t('action.close')}
      renderInput={(params) => (
        <TextField {...params} error={aria['aria-invalid']} placeholder={t('form.choose')} />
      )}
    />
  )
}
