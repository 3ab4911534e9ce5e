import OutlinedInput from '@mui/material/OutlinedInput'
import type { WidgetProps } from '../face.ts'
import { fromLocal, toLocal } from '../localTime.ts'

export const DateWidget = ({ value, onChange, aria, readOnly }: WidgetProps) => (
  <OutlinedInput
    fullWidth
    type="datetime-local"
    value={typeof value === 'string' ? toLocal(value) : ''}
    error={aria['aria-invalid']}
    readOnly={readOnly ?? false}
    slotProps={{ input: aria }}
    onChange={({ target }) => onChange(fromLocal(target.value))}
  />
)
