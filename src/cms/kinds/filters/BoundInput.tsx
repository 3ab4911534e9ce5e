import Box from '@mui/material/Box'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { PlainInput } from '../../components/PlainInput.tsx'
import css from './filters.module.css'

type Props = {
  readonly label: string
  readonly value: string
  readonly hint: string | undefined
  /** the error message */
  readonly error: string | undefined
  readonly inputMode: ComponentProps<'input'>['inputMode']
  readonly onValueChange: (value: string) => void
  /** another way to enter the value, such as a calendar */
  readonly children: ReactNode
}

/** One bound of a range. Invalid text stays in the input and is marked as an error. */
export function BoundInput({
  label,
  value,
  hint,
  error,
  inputMode,
  onValueChange,
  children,
}: Props) {
  const id = useId()
  return (
    <Box sx={{ display: 'grid', gap: 4, color: 'var(--muted)', fontSize: 14 }}>
      <label htmlFor={id}>{label}</label>
      <PlainInput
        id={id}
        value={value}
        placeholder={hint}
        inputMode={inputMode}
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        onChange={({ target }) => onValueChange(target.value)}
        end={children}
      />
      <span id={`${id}-error`} role="alert" className={css.unread}>
        {error}
      </span>
    </Box>
  )
}
