import OutlinedInput from '@mui/material/OutlinedInput'
import type { WidgetProps } from '../kindComponents.ts'

export const MultilineWidget = ({ value, onChange, aria, readOnly }: WidgetProps) => (
  <OutlinedInput
    fullWidth
    multiline
    minRows={3}
    maxRows={10}
    value={typeof value === 'string' ? value : ''}
    error={aria['aria-invalid']}
    readOnly={readOnly ?? false}
    slotProps={{ input: { ...aria, dir: 'auto' } }}
    onChange={({ target }) => onChange(target.value || undefined)}
  />
)
