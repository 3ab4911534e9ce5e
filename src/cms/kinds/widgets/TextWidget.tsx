import OutlinedInput from '@mui/material/OutlinedInput'
import { toLatinDigits } from '#domain/latinDigits.ts'
import type { KindName } from '#resource/kinds/kindNames.ts'
import type { WidgetProps } from '../kindComponents.ts'

/**
 * A single line of text. URLs, numbers and codes are left to right in any language and accept
 * digits of any script.
 */
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

/**
 * Returns whether a text is a code of machine-readable letters and digits. URLs are not, because
 * they may contain any character.
 */
const isCodeLike = ({ kind, property }: WidgetProps['field']): boolean =>
  kind === 'phone' ||
  kind === 'email' ||
  Boolean(property.pattern || property['x-case']) ||
  property.format === 'iban' ||
  property.format === 'bic'

const inputTypes: Partial<Record<KindName, string>> = { email: 'email', url: 'url', phone: 'tel' }
