import OutlinedInput from '@mui/material/OutlinedInput'
import type { KindName } from '#resource/kinds/kindNames.ts'
import type { WidgetProps } from '../face.ts'

/** One line. Addresses, numbers and codes are typed from left to right in any language. */
export const TextWidget = ({ field, value, onChange, aria, readOnly }: WidgetProps) => (
  <OutlinedInput
    fullWidth
    type={types[field.kind] ?? 'text'}
    value={typeof value === 'string' ? value : ''}
    error={aria['aria-invalid']}
    readOnly={readOnly ?? false}
    slotProps={{
      input: { ...aria, dir: types[field.kind] || field.property.pattern ? 'ltr' : 'auto' },
    }}
    onChange={({ target }) => onChange(target.value || undefined)}
  />
)

const types: Partial<Record<KindName, string>> = { email: 'email', url: 'url', phone: 'tel' }
