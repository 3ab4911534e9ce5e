import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useState, type ReactNode } from 'react'
import { typedNumber, writtenNumber } from '#domain/typedNumber.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import type { WidgetAria } from '../face.ts'

type Props = {
  readonly value: number | undefined
  readonly whole: boolean
  readonly aria: Partial<WidgetAria> & { readonly 'aria-label'?: string }
  /** not a number where something was typed that cannot be read as one */
  readonly onChange: (value: number | undefined) => void
  readonly readOnly?: boolean
  readonly endAdornment?: ReactNode
}

/** A number in the reader's digits. What is typed stays as typed until it is left, and where it cannot be read. */
export function FigureInput({
  value,
  whole,
  aria,
  onChange,
  readOnly = false,
  endAdornment,
}: Props) {
  const { language } = useLanguage()
  const isUnread = Number.isNaN(value)
  const shown = value === undefined || isUnread ? '' : writtenNumber(value, language)
  const [typed, setTyped] = useState(shown)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    if (!focused && !isUnread) setTyped(shown)
  }, [shown, focused, isUnread])
  return (
    <OutlinedInput
      fullWidth
      value={typed}
      error={aria['aria-invalid'] ?? false}
      readOnly={readOnly}
      endAdornment={endAdornment}
      slotProps={{ input: { ...aria, inputMode: whole ? 'numeric' : 'decimal' } }}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onChange={({ target }) => {
        setTyped(target.value)
        const isEmpty = target.value.trim() === ''
        onChange(isEmpty ? undefined : (typedNumber(target.value, language) ?? Number.NaN))
      }}
    />
  )
}
