import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useFormText } from '../../context/useFormText.ts'
import type { WidgetProps } from '../kindComponents.ts'

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
        <Box
          component="input"
          type="color"
          sx={{
            inlineSize: 28,
            blockSize: 28,
            marginInlineEnd: 8,
            padding: 0,
            border: 0,
            background: 'none',
            cursor: 'pointer',
          }}
          aria-label={t('colour.pick')}
          value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#000000'}
          onChange={({ target }) => onChange(target.value)}
        />
      }
    />
  )
}
