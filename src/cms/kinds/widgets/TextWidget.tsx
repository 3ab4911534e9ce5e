import OutlinedInput from '@mui/material/OutlinedInput'
import { toLatinDigits } from '#domain/latinDigits.ts'
import type { KindName } from '#resource/kinds/kindNames.ts'
import type { WidgetProps } from '../kindComponents.ts'

/** One line. Addresses, numbers and codes are typed from left to right in any language, in any digits. */
export const TextWidget = ({ field, value, onChange, aria, readOnly }: WidgetProps) => {
  const normalize = isCodeLike(field) ? toLatinDigits : String
  return (
    <OutlinedInput
      fullWidth
      type={inputTypes[field.kind] ?? 'text'}
      value={typeof value === 'string' ? value : ''}
      error={aria['aria-invalid']}
      readOnly={readOnly ?? false}
      slotProps={{
        input: { ...aria, dir: inputTypes[field.kind] || isCodeLike(field) ? 'ltr' : 'auto' },
      }}
      onChange={({ target }) => onChange(normalize(target.value) || undefined)}
    />
  )
}

/** Letters and digits that machines know: no words, and no address of a page, which may hold any. */
const isCodeLike = ({ kind, property }: WidgetProps['field']): boolean =>
  kind === 'phone' ||
  kind === 'email' ||
  Boolean(property.pattern || property['x-case']) ||
  property.format === 'iban' ||
  property.format === 'bic'

const inputTypes: Partial<Record<KindName, string>> = { email: 'email', url: 'url', phone: 'tel' }
