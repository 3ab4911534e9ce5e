import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { listOrEmpty } from '#resource/kinds/kind.ts'
import { useFormText } from '../../context/useFormText.ts'
import { useText } from '../../context/useText.ts'
import type { WidgetProps } from '../kindComponents.ts'

/** Short texts, each added with Enter. */
export function TextsWidget({ value, onChange, aria }: WidgetProps) {
  const t = useText()
  const formText = useFormText()
  const texts = listOrEmpty(value).map(String)
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      clearText={t('action.clear')}
      options={[]}
      value={texts}
      id={aria.id}
      onChange={(_, next) =>
        onChange([...new Set(next.map((each) => each.trim()).filter(Boolean))])
      }
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={texts.length ? '' : formText('texts.add')}
          error={aria['aria-invalid']}
        />
      )}
    />
  )
}
