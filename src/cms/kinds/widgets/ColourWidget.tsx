import OutlinedInput from '@mui/material/OutlinedInput'
import { useFormText } from '../../context/useFormText.ts'
import type { WidgetProps } from '../kindComponents.ts'
import css from './widgets.module.css'

export function ColourWidget({ value, onChange, aria }: WidgetProps) {
  const t = useFormText()
  const text = typeof value === 'string' ? value : ''
  return (
    <OutlinedInput
      fullWidth
      value={text}
      error={aria['aria-invalid']}
      slotProps={{ input: { ...aria, dir: 'ltr' } }}
      onChange={({ target }) => onChange(target.value || undefined)}
      startAdornment={
        <input
          type="color"
          className={css.pick}
          aria-label={t('colour.pick')}
          value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#000000'}
          onChange={({ target }) => onChange(target.value)}
        />
      }
    />
  )
}
