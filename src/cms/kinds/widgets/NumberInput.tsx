import OutlinedInput from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import { formatPlainNumber } from '#domain/parseNumber.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import type { FieldAria } from '../../components/fieldAria.ts'
import { parseNumberInput } from '../parseNumberInput.ts'
import { useInputDraft } from '../useInputDraft.ts'

type Props = {
  /** a string is text that could not be parsed */
  readonly value: number | string | undefined
  readonly isInteger: boolean
  readonly aria: Partial<FieldAria> & { readonly 'aria-label'?: string }
  readonly onChange: (value: number | string | undefined) => void
  readonly readOnly?: boolean
  readonly endAdornment?: ReactNode
}

/**
 * A number in the reader's digits. The text stays as typed while the input has the focus; if it
 * cannot be parsed, it stays and becomes the value itself, which no schema accepts.
 */
export function NumberInput({
  value,
  isInteger,
  aria,
  onChange,
  readOnly = false,
  endAdornment,
}: Props) {
  const { language } = useLanguage()
  const isUnparsed = typeof value === 'string'
  const formatted = isUnparsed
    ? value
    : value === undefined
      ? ''
      : formatPlainNumber(value, language)
  const { typed, focused, setTyped, onFocus, onBlur } = useInputDraft(formatted)
  const isInvalid = (aria['aria-invalid'] ?? false) || (isUnparsed && !focused)
  return (
    <OutlinedInput
      fullWidth
      value={typed}
      error={isInvalid}
      readOnly={readOnly}
      endAdornment={endAdornment}
      slotProps={{
        input: { ...aria, 'aria-invalid': isInvalid, inputMode: isInteger ? 'numeric' : 'decimal' },
      }}
      onFocus={onFocus}
      onBlur={onBlur}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(parseNumberInput(target.value, language))
      }}
    />
  )
}
