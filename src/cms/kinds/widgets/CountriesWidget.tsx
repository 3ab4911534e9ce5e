import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { listOrEmpty } from '#resource/kinds/kind.ts'
import { useFormText } from '../../context/useFormText.ts'
import { useText } from '../../context/useText.ts'
import type { WidgetProps } from '../kindComponents.ts'
import { filterByWords } from './filterByWords.ts'
import { useCountries } from './useCountries.ts'

type Props = Pick<WidgetProps, 'value' | 'onChange' | 'aria'>

/** Any number of countries, found by name. */
export function CountriesWidget({ value, onChange, aria }: Props) {
  const t = useText()
  const formText = useFormText()
  const { codes, nameOf, isLoading } = useCountries()
  return (
    <Autocomplete
      id={aria.id}
      multiple
      disableCloseOnSelect
      options={codes}
      value={listOrEmpty(value).map(String)}
      loading={isLoading}
      autoHighlight
      getOptionLabel={nameOf}
      filterOptions={filterByWords}
      onChange={(_, next) => onChange(next)}
      noOptionsText={formText('relation.none')}
      loadingText={formText('relation.loading')}
      clearText={t('action.clear')}
      openText={formText('form.choose')}
      closeText={t('action.close')}
      renderInput={(params) => (
        <TextField {...params} error={aria['aria-invalid']} placeholder={formText('form.choose')} />
      )}
    />
  )
}
